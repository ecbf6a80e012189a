import { describe, test } from 'vitest';
import { hex39 } from '../../../../src/engine/variants/hex39/hex39.ts';
import { expectMovementMap } from '../../../support/movementMap.ts';

describe('the movement maps of Hex 39', () => {
  test('a pawn steps forward to both sides, and captures there too', () => {
    expectMovementMap(
      hex39,
      'g5',
      `
              .
           . . . .
          . . . . .
         . . % + . .
        . . . P . . .
         . . . . . .
          . . . . .
           . . . .
              .
      `,
    );
  });

  test('a black pawn steps down, and protects its own pieces', () => {
    expectMovementMap(
      hex39,
      'g5',
      `
              .
           . . . .
          . . . . .
         . . . . . .
        . . . p . . .
         . . + # . .
          . . . . .
           . . . .
              .
      `,
    );
  });

  test('a pawn beside the enemy’s castle steps sideways', () => {
    expectMovementMap(
      hex39,
      'd8',
      `
              .
           P + . .
          . . . . .
         . . . . . .
        . . . . . . .
         . . . . . .
          . . . . .
           . . . .
              .
      `,
    );
  });

  test('a rook slides in six directions, up to the first piece', () => {
    expectMovementMap(
      hex39,
      'g5',
      `
              .
           ~ . . p
          . ~ . % .
         . . ~ ~ . .
        ~ ~ ~ R ~ # .
         . . ~ ~ . .
          . ~ . ~ .
           ~ . . ~
              .
      `,
    );
  });

  test('a bishop leaps to the six nearest hexes of its colour, over others', () => {
    expectMovementMap(
      hex39,
      'g5',
      `
              .
           . . . .
          . . * . .
         . * P p % .
        . . p B P . .
         . # P p * .
          . . * . .
           . . . .
              .
      `,
    );
  });
});
