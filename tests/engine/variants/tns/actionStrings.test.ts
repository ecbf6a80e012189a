import { describe, expect, test } from 'vitest';
import { readAction } from '../../../../src/engine/game/action.ts';
import { newGame } from '../../../../src/engine/game/game.ts';
import { tns } from '../../../../src/engine/variants/tns/tns.ts';
import { actionsOf, after } from '../../../support/play.ts';
import { black, white } from './board.ts';

/** White may move, capture, promote a piece and promote the king. */
const toMove = white(
  `
          .
        . . .
      . n . . .
    . F . K . . .
    . . . . . . .
    . . . . . . .
      . . . . .
        . . .
          k
  `,
  'w1,n3',
);
const toDrop = after(tns, toMove, 'd6-d5');
const blackToDrop = black(
  `
          k
        . . .
      . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
      . . . . .
        . . .
          K
  `,
  'W2',
  'd',
);

describe('an action is written', () => {
  test.each([
    ['as the square left and the square reached', 'd6-d5'],
    ['in the same way when it captures', 'b6-c7'],
    ['with + when the piece is promoted', 'b6-c7+'],
    ['with + when the king is promoted', 'd6-d7+'],
  ])('%s: %s', (_, action) => {
    expect(actionsOf(tns, toMove)).toContain(action);
  });

  test('as the piece and its square if it is dropped, with the letter in the case of its colour', () => {
    expect(actionsOf(tns, toDrop)).toContain('n@c4');
    expect(actionsOf(tns, blackToDrop)).toContain('W@d5');
  });

  test('as end if the turn ends without another drop', () => {
    expect(actionsOf(tns, blackToDrop)).toContain('end');
    expect(actionsOf(tns, after(tns, toDrop, 'w@a5'))).toContain('end');
  });

  test('in one way only', () => {
    for (const position of [toMove, toDrop, blackToDrop]) {
      const actions = actionsOf(tns, position);
      expect(new Set(actions).size).toBe(actions.length);
    }
  });
});

describe('other spellings are not read', () => {
  test.each([
    ...['d6d5', 'D6-D5', 'Kd6-d5', 'd6-d5+', 'b6xc7', 'b6-c7=B', 'b6-c7B', 'b6-c7++', 'b6-a7'],
    ...['end', 'n@c4', 'w@c4', '', '-', ' d6-d5', 'd6-d5 '],
  ])('before the move: “%s”', (text) => {
    expect(readAction(newGame(tns, toMove), text).ok).toBe(false);
  });

  test.each([
    ...['N@c4', 'n@C4', 'nc4', 'n*c4', '@c4', 'c4', 'f@c4', 'k@c4', 'n@d5', 'n@a1', 'n@c4+'],
    ...['end', 'End', '', 'd5-d4'],
  ])('while something is due after the move: “%s”', (text) => {
    expect(readAction(newGame(tns, toDrop), text).ok).toBe(false);
  });
});
