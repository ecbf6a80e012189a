import { expect, test } from 'vitest';
import { middleGames } from '../../../scripts/pictures/middleGames.ts';
import { withActions } from '../../../src/engine/game/action.ts';
import { newGame } from '../../../src/engine/game/game.ts';
import { isStrange } from '../../../src/engine/game/strangeKinds.ts';
import { notationAt } from '../../../src/engine/record/notation.ts';
import { signsOfRecord, writtenSigns } from '../../../src/engine/record/writtenSigns.ts';
import { signs as namedSigns } from '../../../src/words/en/ui/names.ts';
import { randomGame } from '../../../scripts/bench/randomGames.ts';
import { registry, variantNamed } from '../../support/registry.ts';
import { valueOf } from '../../support/result.ts';

const gameOf = (id: string, actions: string) =>
  valueOf(withActions(newGame(variantNamed(id)), actions.split(' ')));
const texts = (id: string, actions: string) => writtenSigns(gameOf(id, actions)).map(({ text }) => text);

test('a record without signs has nothing to explain', () => {
  expect(writtenSigns(newGame(variantNamed('tns')))).toEqual([]);
  expect(texts('chess99', 'e2-e4 e8-e6')).toEqual([]);
});

test('each sign is told by the latest move that has it', () => {
  expect(texts('chess99', 'b1-c3 h9-g7 e1~d1 e9~f9')).toEqual(['K~f9']);
  expect(texts('tns', 'c2-d4 e8-d6 e3-f3 c8-b6 e2-f4 b6-a4 c3-c4 c7-b7 d4-e6 d7-e6 f4-e6 a4-c3+')).toEqual([
    'Wb7',
    'Nde6',
    'Fxe6',
    'Nxe6',
    'Nc3=P',
  ]);
});

test('so is the letter of each kind that orthodox chess does not have, and the file on which a piece began', () => {
  expect(texts('chess99', middleGames.chess99 ?? '')).toContain('Ae5');
  expect(texts('hex39', 'c3-d4')).toEqual(['cd4']);
});

test('a move with several signs tells them all', () => {
  expect(texts('ben39', middleGames.ben39 ?? '')).toEqual([
    'C@i13d',
    'C@g13o',
    'Z@i11',
    'W@e11',
    'I@c5',
    'Nxj8',
    'hxj8',
    'X@k7',
  ]);
});

test.each(registry.map(({ id }) => id))(
  '%s: whatever stands in a record beside letters and sites is told, once',
  (id) => {
    const game = gameOf(id, middleGames[id] ?? '');
    const signsIn = (all: readonly string[]) => [...new Set(all.join(' ').match(/[^A-Za-z0-9 ]|x/g))].sort();
    const told = writtenSigns(game).map(({ text }) => text);
    expect(signsIn(told)).toEqual(signsIn(game.steps.map((_, step) => notationAt(game, step + 1))));
    const lettersIn = (all: readonly string[]) => new Set(all.join(' ').match(/[A-Z]/g));
    const strange = game.variant.kinds.filter(isStrange).map(({ letter }) => letter);
    const written = lettersIn(game.steps.map((_, step) => notationAt(game, step + 1)));
    expect([...lettersIn(told)]).toEqual(
      expect.arrayContaining(strange.filter((letter) => written.has(letter))),
    );
    // One more for where a piece began.
    expect(told.length).toBeLessThanOrEqual(signsIn(told).length + strange.length + 1);
  },
);

test('the end of a turn is told as the record writes it', () => {
  expect(texts('tns', middleGames.tns ?? '')).toContain('end');
});

test('the signs of a record are those of its moves', () => {
  expect([...signsOfRecord(newGame(variantNamed('tns')))]).toEqual([]);
  expect([...signsOfRecord(gameOf('chess99', 'b1-c3 h9-g7 e1~d1 e9~f9'))]).toEqual(['~']);
  expect([...signsOfRecord(gameOf('battle-chieftain', 'K@e2'))]).toEqual(['@']);
});

test.each(registry.map(({ id }) => id))(
  '%s: every sign of a record has a name, but for captures, which chess players know',
  (id) => {
    const names = new Set([...namedSigns.map(([sign]) => sign), 'x', ' e.p.']);
    const found = [1, 2, 3].flatMap((seed) => [...signsOfRecord(randomGame(variantNamed(id), seed, 120))]);
    expect(found.filter((sign) => !names.has(sign))).toEqual([]);
  },
);
