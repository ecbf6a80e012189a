import { expect, test } from 'vitest';
import type { Game } from '../../../../src/engine/game/game.ts';
import { currentPosition, historyAt } from '../../../../src/engine/game/game.ts';
import { hex39 } from '../../../../src/engine/variants/hex39/hex39.ts';
import { hintsIn } from '../../../support/hints.ts';
import { black, game, white } from './board.ts';

const hintsOf = (played: Game) =>
  hintsIn(hex39, currentPosition(played), historyAt(played, played.steps.length));

const hints = (position: ReturnType<typeof white>) => hintsIn(hex39, position);

/** Some hexes of the left side, with two black rooks on the right that have nothing to do with them. */
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

test('nothing is told at the start, nor where nothing is near', () => {
  expect(hints(hex39.start)).toEqual([]);
  expect(hints(white(withTop('R . . .', '. . . .')))).toEqual([]);
});

test('a castle that can be entered is told, whoever is to move', () => {
  expect(hints(white(withTop('. R . .', '. . . .')))).toEqual(['castle']);
  expect(hints(black(withTop('. R . .', '. . . .')))).toEqual(['castle']);
});

test('a pawn that goes sideways is told to the one who can move it', () => {
  expect(hints(white(withTop('P . . .', '. . . .')))).toEqual(['sideways-pawn']);
  expect(hints(black(withTop('P . . .', '. . . .')))).toEqual([]);
});

test('a bishop that can capture leaps', () => {
  expect(hints(white(withTop('R . . .', 'r . . r')))).toEqual(['leaping-bishop']);
  expect(hints(black(withTop('R . . .', 'r . . r')))).toEqual([]);
});

test('the last piece that could enter a castle is told, of either side', () => {
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

test('the last few moves are told', () => {
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

test('a move that would repeat a position is told once there is one', () => {
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
