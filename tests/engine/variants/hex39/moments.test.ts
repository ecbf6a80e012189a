import { expect, test } from 'vitest';
import type { Game } from '../../../../src/engine/game/game.ts';
import { currentPosition, pastAt } from '../../../../src/engine/game/game.ts';
import { hex39 } from '../../../../src/engine/variants/hex39/hex39.ts';
import { momentsIn } from '../../../support/moments.ts';
import { black, game, white } from './board.ts';

const momentsOf = (played: Game) =>
  momentsIn(hex39, currentPosition(played), pastAt(played, played.steps.length));

const moments = (position: ReturnType<typeof white>) => momentsIn(hex39, position);

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
  expect(moments(hex39.start)).toEqual([]);
  expect(moments(white(withTop('R . . .', '. . . .')))).toEqual([]);
});

test('a castle that can be entered is told, whoever is to move', () => {
  expect(moments(white(withTop('. R . .', '. . . .')))).toEqual(['castle']);
  expect(moments(black(withTop('. R . .', '. . . .')))).toEqual(['castle']);
});

test('a pawn that goes sideways is told to the one who can move it', () => {
  expect(moments(white(withTop('P . . .', '. . . .')))).toEqual(['sideways-pawn']);
  expect(moments(black(withTop('P . . .', '. . . .')))).toEqual([]);
});

test('a bishop that can capture leaps', () => {
  expect(moments(white(withTop('R . . .', 'r . . r')))).toEqual(['leaping-bishop']);
  expect(moments(black(withTop('R . . .', 'r . . r')))).toEqual([]);
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
  expect(moments(withRooks('r', 'r'))).toEqual([]);
  expect(moments(withRooks('r', 'b'))).toEqual(['last-castle-piece']);
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
  expect(moments(white(stuck))).toEqual(['few-moves']);
  expect(moments(black(stuck))).toEqual([]);
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
  expect(momentsOf(game(start, 'k3-l4', 'd4-d6'))).not.toContain('repetition');
  expect(momentsOf(game(start, 'k3-l4', 'd4-d6', 'l4-k3'))).toContain('repetition');
});
