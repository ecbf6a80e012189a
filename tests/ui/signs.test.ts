import { describe, expect, test } from 'vitest';
import { randomGame } from '../../scripts/bench/randomGames.ts';
import { at } from '../../src/engine/at.ts';
import { newGame, positionAt } from '../../src/engine/game/game.ts';
import { notesOn } from '../../src/engine/game/notes.ts';
import { EMPTY } from '../../src/engine/rules/piece.ts';
import { pieceAt } from '../../src/engine/rules/position.ts';
import { isAbsent } from '../../src/engine/rules/terrain.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';
import { allSigns, signsNow, signsOfBook } from '../../src/ui/learn/signsOn.tsx';
import { shadeWords } from '../../src/words/en/shades.ts';
import * as words from '../../src/words/en/ui/signs.ts';
import { rulebooks } from '../support/rulebooks.ts';

const boards = rulebooks.flatMap((rulebook) => rulebook.variants.map((variant) => ({ variant, rulebook })));

const meanings = (id: string) => {
  const board = boards.find(({ variant }) => variant.id === id);
  if (!board) throw new Error(`There is no board ${id}.`);
  const { now, picking, later } = allSigns(newGame(board.variant), 0, board.rulebook);
  const wordsOf = (signs: typeof now) => signs.map((sign) => sign.words);
  return { now: wordsOf(now), picking: wordsOf(picking), later: wordsOf(later) };
};

const gamesOn = (variant: Variant) => [1, 2, 3, 4].map((seed) => randomGame(variant, seed, 40));

test.each(boards)(
  'whatever a game on the board $variant.id shows is among its signs',
  ({ variant, rulebook }) => {
    const { now, later } = allSigns(newGame(variant), 0, rulebook);
    const known = [...now, ...later].map((sign) => sign.words);
    for (const game of gamesOn(variant))
      for (let ply = 0; ply <= game.steps.length; ply++)
        for (const sign of signsNow(game, ply)) expect(known).toContain(sign.words);
  },
);

test.each(boards)('all special ground of the board $variant.id has a meaning', ({ variant }) => {
  for (const game of gamesOn(variant))
    for (const { kind, meaning } of notesOn(variant, positionAt(game, game.steps.length)).terrain)
      expect(meaning === undefined).toBe(kind === 'absent');
});

test.each(boards)(
  'the sign of a move tried in vain on the board $variant.id is on ground that is there',
  ({ variant, rulebook }) => {
    const { picking } = allSigns(newGame(variant), 0, rulebook);
    const sign = picking.find((sign) => sign.words === words.tried);
    if (!sign || 'held' in sign || typeof sign.at !== 'number') throw new Error('It is on no site.');
    expect(isAbsent(sign.layers.terrain ?? [], sign.at)).toBe(false);
  },
);

test.each(boards)(
  'the signs of pieces in the rulebook of $variant.id are on ground that is there all around',
  ({ variant, rulebook }) => {
    for (const sign of signsOfBook(variant, rulebook)) {
      if ('held' in sign || typeof sign.at !== 'number') continue;
      const { sites } = variant.topology;
      const { kind, centre } = at(sites, sign.at);
      if (kind !== 'crossing') continue;
      const squares = sites.flatMap(({ kind, centre: [x, y] }, site) =>
        kind === 'square' && Math.hypot(x - centre[0], y - centre[1]) < 1 ? [site] : [],
      );
      expect(squares, sign.words).toHaveLength(4);
      for (const square of squares)
        expect(isAbsent(sign.layers.terrain ?? [], square), sign.words).toBe(false);
    }
  },
);

test.each(boards)(
  'each colour that the words of the board $variant.id name has a sign of its own ground without a piece',
  ({ variant, rulebook }) => {
    const { sites } = variant.topology;
    const shades = new Set(sites.map(({ shade }) => shade));
    const isNamed = shades.size > 2 && shadeWords(variant, 0).length > 0;
    const shown = [allSigns(newGame(variant), 0, rulebook).now, signsOfBook(variant, rulebook)];
    for (const signs of shown)
      for (const shade of isNamed ? shades : []) {
        const site = sites.findIndex((other) => other.shade === shade);
        const [word = ''] = shadeWords(variant, site);
        const sign = signs.find(({ words }) => words.startsWith(`A ${word} `));
        if (!sign || 'held' in sign || typeof sign.at !== 'number')
          throw new Error(`No sign says which sites are ${word}.`);
        expect(at(sites, sign.at).shade).toBe(shade);
        expect(pieceAt(sign.board, sign.at)).toBe(EMPTY);
      }
  },
);

test.each(boards)(
  'where a zone of the board $variant.id begins, its sign has the ground beyond the line, and no piece',
  ({ variant, rulebook }) => {
    for (const sign of signsOfBook(variant, rulebook)) {
      if ('held' in sign || typeof sign.at !== 'number' || Object.keys(sign.layers).length > 1) continue;
      const zone = sign.layers.terrain?.find(({ kind, site }) => kind === 'zone' && site === sign.at);
      if (!zone) continue;
      expect(sign.isOnEdge).toBe(true);
      expect(pieceAt(sign.board, sign.at)).toBe(EMPTY);
    }
  },
);

describe('the signs say', () => {
  test('whose castles they are in Hex 39, what they are for, and which hexes are red, blue and green', () => {
    expect(meanings('hex39').now).toEqual([
      'White’s castle: Black wins at once by moving a piece into it.',
      'Black’s castle: White wins at once by moving a piece into it.',
      'A red hex: a bishop on it never leaves the red hexes.',
      'A blue hex: a bishop on it never leaves the blue hexes.',
      'A green hex: a bishop on it never leaves the green hexes.',
    ]);
  });

  test('what walls do in Battle Chieftain', () => {
    expect(meanings('battle-chieftain-uneven-field').now).toContain(
      'White’s wall: Black can pass over it, but stop on it only to capture.',
    );
  });

  test('that a king flies over the gaps of Battle Chieftain', () => {
    expect(meanings('battle-chieftain').now).toContain(
      'A gap: nothing can stand on it. A berserker stops before it, and a king flies over it.',
    );
  });

  test('what the numbers on pieces in hand are', () => {
    expect(meanings('ben39').now).toContain(words.held.count);
    expect(meanings('tns').later).toEqual(expect.arrayContaining([words.held.turns, words.held.due]));
    expect(meanings('chess99').later).not.toContain(words.held.count);
  });

  test('which step the figure of a castle promises in Ben39', () => {
    expect(meanings('ben39').later).toEqual(
      expect.arrayContaining([
        'A castle that steps along a line next.',
        'A diagonal castle that steps diagonally next.',
      ]),
    );
  });

  test('only what the board has', () => {
    expect(meanings('tns').now.join(' ')).not.toMatch(/wall|castle|movable/);
    expect(meanings('hex39').later).toEqual([words.lastMove]);
    expect(meanings('hex39').picking).not.toContain(words.targets.send);
  });
});

test('what can be done with a pick comes before what cannot', () => {
  const { picking } = meanings('ben39');
  expect(picking.slice(0, 3)).toEqual([words.picked, words.targets.move, words.targets.capture]);
  expect(picking.at(-1)).toBe(words.tried);
});
