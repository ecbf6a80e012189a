import { expect, test } from 'vitest';
import type { Game } from '../../../../src/engine/game/game.ts';
import { currentPosition, historyAt } from '../../../../src/engine/game/game.ts';
import { hex39 } from '../../../../src/engine/variants/hex39/hex39.ts';
import { hintsIn } from '../../../support/hints.ts';
import { black, game, white } from './board.ts';

const hintsOf = (played: Game) =>
  hintsIn(hex39, currentPosition(played), historyAt(played, played.steps.length));

const hints = (position: ReturnType<typeof white>) => hintsIn(hex39, position);

/** A position with the given hexes on the left, and two black rooks on the right that do not affect them. */
const withTop = (row8: string, row2: string) => `
          .
      ${row8}
     . . . . .
    . . . . . .
   . . . . . . .
    . . . . . .
     r . . . r
      ${row2}
          B
`;

test('there are no hints at the start, nor when no piece is near another', () => {
  expect(hints(hex39.start)).toEqual([]);
  expect(hints(white(withTop('R . . .', '. . . .')))).toEqual([]);
});

test('there is a hint about a castle that can be entered, whoever is to move', () => {
  expect(hints(white(withTop('. R . .', '. . . .')))).toEqual(['castle']);
  expect(hints(black(withTop('. R . .', '. . . .')))).toEqual(['castle']);
});

test('a hint about a pawn that goes sideways is for the side that can move it', () => {
  expect(hints(white(withTop('P . . .', '. . . .')))).toEqual(['sideways-pawn']);
  expect(hints(black(withTop('P . . .', '. . . .')))).toEqual([]);
});

test('there is a hint about a leaping bishop that can capture', () => {
  expect(hints(white(withTop('R . . .', 'r . . r')))).toEqual(['leaping-bishop']);
  expect(hints(black(withTop('R . . .', 'r . . r')))).toEqual([]);
});

test('there is a hint about either side’s last piece that could enter a castle', () => {
  const withRooks = (left: string, right: string) =>
    white(`
              .
          R . . .
         . . . . .
        . . . . . .
       . . . . . . .
        . . . . . .
         ${left} . . . ${right}
          . . . .
              B
    `);
  expect(hints(withRooks('r', 'r'))).toEqual([]);
  expect(hints(withRooks('r', 'b'))).toEqual(['last-castle-piece']);
});

test('there is a hint about the last few moves', () => {
  const stuck = `
              .
          . . . .
         P . . . .
        . . . . . .
       . p . . r . .
        . . . . . .
         P . . . .
          . . . .
              .
  `;
  expect(hints(white(stuck))).toEqual(['few-moves']);
  expect(hints(black(stuck))).toEqual([]);
});

test('there is a hint about repetition once a move would repeat a position', () => {
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
  expect(hintsOf(game(start, 'k3-l4', 'd4-d6'))).not.toContain('repetition');
  expect(hintsOf(game(start, 'k3-l4', 'd4-d6', 'l4-k3'))).toContain('repetition');
});
