import { expect, test } from 'vitest';
import { withActions } from '../../src/engine/game/action.ts';
import { newGame } from '../../src/engine/game/game.ts';
import { WHITE } from '../../src/engine/rules/side.ts';
import { announcementOf, briefly, withoutRemarks } from '../../src/store/announcement.ts';
import { newDocument } from '../../src/store/document/document.ts';
import type { PlayStore } from '../../src/store/playStore.ts';
import { createPlayStore } from '../../src/store/playStore.ts';
import { say, sayInFull } from '../../src/words/say.ts';
import { variantNamed } from '../support/registry.ts';
import { valueOf } from '../support/result.ts';
import { typed } from '../support/typed.ts';

function storeOf(id: string, actions: string, start?: string): PlayStore {
  const variant = variantNamed(id);
  const position = start === undefined ? undefined : valueOf(variant.readPosition(start));
  const game = newGame(variant, position);
  return createPlayStore(newDocument(valueOf(withActions(game, actions === '' ? [] : actions.split(' ')))));
}

const spoken = (store: PlayStore): string => sayInFull(store.getState().announcement);

const capture = 'e2-d4 c8-d6 c3-c4 d6-c4';
const taken = 'Black’s knight from d6 takes White’s wazir on c4. Black must drop a wazir within three turns.';

test('a move is announced in full, or by its notation', () => {
  const store = storeOf('chess99', '');
  typed(store, 'e4');
  expect(spoken(store)).toBe('White’s pawn from e2 to e4. Black to move.');
  expect(say(store.getState().announcement)).toBe('White: e4. Black to move.');
});

test('where there is little room, what the strips of the players say is left out, but not a check or what is due', () => {
  const brief = (actions: string, start?: string) => {
    const store = storeOf('tns', '', start);
    for (const action of actions.split(' ')) typed(store, action);
    const { game } = store.getState().document;
    return sayInFull(briefly(announcementOf(game, game.steps.length)));
  };
  expect(brief(capture)).toBe('Black’s knight from d6 takes White’s wazir on c4.');
  expect(brief(`${capture} d4-f5`)).toBe('White’s knight from d4 to f5.');
  expect(brief(`${capture} d4-f5 c4-d2+`)).toContain('White is in check from the paladin on d2,');
  expect(brief('d1-e3', '1/3/5/1k5/7/7/5/1K1/N w w1,n2 m')).toContain('White must drop the wazir');
});

test('a takeback is announced as one, and a redo as a redo', () => {
  const store = storeOf('tns', capture);
  store.getState().takeBack();
  expect(spoken(store)).toBe(`Taken back: ${taken} Black to move.`);
  store.getState().redo();
  expect(spoken(store)).toBe(`Redone: ${taken} White to move.`);
});

test('a step through the record says which position is shown, and what led to it', () => {
  const store = storeOf('tns', capture);
  store.getState().setCursor(3);
  expect(spoken(store)).toBe('After White’s move\u00a02: White’s wazir from c3 to c4. Black to move.');
  store.getState().setCursor(0);
  expect(spoken(store)).toBe('The start of the game. White to move.');
});

test('a resignation does not repeat the last move', () => {
  const store = storeOf('chess99', 'e2-e4');
  store.getState().resign(WHITE);
  expect(spoken(store)).toBe('Black wins: White resigns.');
});

/** Kings that face each other across a gap, so that most moves give check. */
const smallArmies = '3b1b1b2/6/8/6/8/8/8/6/8/6/2B1B1B3 w p';

test('advice is given once in a game', () => {
  const store = storeOf('battle-chieftain', 'K@i2', smallArmies);
  const heard = ['K@e10', 'i2-d2', 'e10-e1', 'K=g1'].map((action) => {
    typed(store, action);
    return spoken(store).includes('may change kings');
  });
  expect(heard.filter(Boolean).length).toBe(1);
});

test('a remark is announced when it begins to be true, and not at each step', () => {
  const store = storeOf('tns', 'e2-d4 c8-d6 c3-c4 d6-c4 d4-f5 c4-d2+ W@e5 d3-c4 d2-c3+ end f5-e7+');
  const heard = ['c3-d1+', 'end', 'e7-d9'].map((action) => {
    typed(store, action);
    return spoken(store).includes('king is in Black’s hand');
  });
  expect(heard).toEqual([true, false, false]);
});

test('what the rules demand instead of a move is said in place of it, and to who does not see the board how', () => {
  const standing = (actions: string): readonly string[] => {
    const { game } = storeOf('battle-chieftain', actions, '3b1b1b2/6/8/6/8/8/8/6/8/6/2B1B1B3 w p').getState()
      .document;
    const message = announcementOf(game, game.steps.length);
    return [say(withoutRemarks(message)), say(message)];
  };
  expect(standing('')).toEqual([
    'White must place the king.',
    'White must place the king. White’s king goes on a square of its own wall.',
  ]);
  expect(standing('K@i2')).toEqual([
    'White: K@i2. Black must place the king.',
    'White: K@i2. Black must place the king. Black’s king goes on a square of its own wall.',
  ]);
  expect(standing('K@i2 K@e10 i2-d2 e10-e1 K=g1 e1-g1')).toEqual([
    'Black: Kxg1. White must crown a berserker.',
    'Black: Kxg1. White must crown a berserker. Pick the berserker that becomes White’s king. That is the whole turn.',
  ]);
});
