import { describe, expect, test } from 'vitest';
import { hex39 } from '../../../../src/engine/variants/hex39/hex39.ts';
import { actionsFrom, after } from '../../../support/play.ts';
import { expectGoals } from './board.ts';

describe('a pawn goes one hex forward, to the left or to the right', () => {
  test('up the board for White', () => {
    expectGoals(
      'f4',
      'white',
      `
              .
           . . . .
          . . . . r
         . . . . . .
        . . * * . . .
         . . P . . .
          . . . . .
           . . . .
              .
      `,
    );
  });

  test('down the board for Black', () => {
    expectGoals(
      'h6',
      'black',
      `
              .
           . . . .
          . . . . .
         . . . p . .
        . . . * * . .
         . . . . . .
          R . . . .
           . . . .
              .
      `,
    );
  });

  test('by a single hex from its starting hex too', () => {
    expect(actionsFrom(hex39, hex39.start, 'c3')).toEqual(['c3-b4', 'c3-d4']);
    expect(actionsFrom(hex39, after(hex39, hex39.start, 'c3-b4'), 'e7')).toEqual(['e7-d6', 'e7-f6']);
  });

  test('in one direction only at the edge', () => {
    expectGoals(
      'a5',
      'white',
      `
              .
           . . . .
          . . . . r
         * . . . . .
        P . . . . . .
         . . . . . .
          . . . . .
           . . . .
              .
      `,
    );
  });
});

test('a pawn captures as it moves, and its own side blocks it', () => {
  expectGoals(
    'f4',
    'white',
    `
            .
         . . . .
        . . . . r
       . . p . . .
      . . R x . . .
       . p P p . .
        . . . . .
         . . . .
            .
    `,
  );
});
