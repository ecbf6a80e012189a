import { expect, test } from 'vitest';
import { currentPosition, historyAt } from '../../../../src/engine/game/game.ts';
import { hex39 } from '../../../../src/engine/variants/hex39/hex39.ts';
import { whyNot } from '../../../support/explanations.ts';
import { game, white } from './board.ts';

test.each([
  ['d4', 'e5', 'board: There is nothing on d4.'],
  ['c7', 'd6', 'board: It is White’s turn, and the pawn on c7 is Black’s.'],
  ['d2', 'd2', 'board: The rook is on d2 already.'],
  ['d2', 'b4', 'rook: The rook on d2 is blocked by the pawn on c3. [c3]'],
  ['d2', 'f2', 'rook: White’s own bishop on f2 is in the way. [f2]'],
  [
    'd2',
    'd4',
    'rook: A rook can’t go from d2 to d4. It moves any distance in the six directions across the sides of its hex.',
  ],
  ['g1', 'g3', 'bishop: White’s own pawn on g3 is in the way. [g3]'],
  [
    'g1',
    'h2',
    'bishop: A bishop can’t go from g1 to h2. It leaps to the nearest six hexes of its own colour, whatever stands between.',
  ],
  [
    'c3',
    'e3',
    'pawn: A pawn can’t go from c3 to e3. It moves one hex ahead to the left or right; sideways only from the two end hexes of the row before the enemy’s castle.',
  ],
  ['c3', 'd4', null],
])('at the start: %s to %s', (from, to, reason) => {
  expect(whyNot(hex39, hex39.start, from, to)).toBe(reason);
});

test('the reason against a repetition blames no piece', () => {
  const start = white(`
          .
       . . . .
      . . . . .
     . . . . . .
    . . . . . . .
     . b . . . .
      . . . . R
       . . . .
          .
  `);
  const played = game(start, 'k3-l4', 'd4-d6', 'l4-j4', 'd6-d4');
  const history = historyAt(played, played.steps.length);
  expect(whyNot(hex39, currentPosition(played), 'j4', 'l4', history)).toBe(
    'repetition: That would repeat the position after White’s move\u00a01; no position may occur twice.',
  );
  expect(whyNot(hex39, currentPosition(played), 'j4', 'l4')).toBeNull();
});
