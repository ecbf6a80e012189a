import { describe, expect, test } from 'vitest';
import { readAction } from '../../../../src/engine/game/action.ts';
import { newGame } from '../../../../src/engine/game/game.ts';
import { chess99 } from '../../../../src/engine/variants/chess99/chess99.ts';
import { actionsOf } from '../../../support/play.ts';
import { black } from './board.ts';

/** Black may move, capture, castle, promote, and take the pawn on c4 in every possible way. */
const manyWays = black(
  `
    . . . . k r . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . P p . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . p . . . . K
  `,
  'c3',
);

describe('an action is written', () => {
  const actions = actionsOf(chess99, manyWays);

  test.each([
    ['as the square left and the square reached', 'f9-f1'],
    ['in the same way when it captures en passant, with ep', 'd4-c3ep'],
    ['as the square of the king, then that of the piece it changes places with', 'e9~f9'],
    ['as what a pawn becomes', 'd1=B'],
    ['as what a pawn becomes and where it goes', 'd1=N-f2'],
    ['as what a pawn becomes when it captures en passant, with ep', 'd1=N-c3ep'],
  ])('%s: %s', (_, action) => {
    expect(actions).toContain(action);
  });

  test('in one way only', () => {
    expect(new Set(actions).size).toBe(actions.length);
  });
});

describe('other spellings are not read', () => {
  test.each([
    'f9f1',
    'F9-F1',
    'f9-f1 ',
    ' f9-f1',
    'f9xf1',
    'Rf9-f1',
    'd4-c3e.p.',
    'd4-c3',
    'f9~e9',
    'e9-f9',
    'O-O',
    'd1=b',
    'd1=Q',
    'd1=R',
    'd1=A',
    'd1=K',
    'd1=P',
    'd1-f2',
    'd1=N-d1',
    '',
    '-',
  ])('“%s”', (text) => {
    expect(readAction(newGame(chess99, manyWays), text).ok).toBe(false);
  });
});
