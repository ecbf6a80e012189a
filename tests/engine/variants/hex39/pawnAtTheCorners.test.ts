import { describe, expect, test } from 'vitest';
import { hex39 } from '../../../../src/engine/variants/hex39/hex39.ts';
import { diagramOf, tidy } from '../../../support/diagram.ts';
import { after } from '../../../support/play.ts';
import { expectGoals, white } from './board.ts';

describe('a pawn that comes to the red corner beside the enemy’s castle', () => {
  test('goes sideways from d8, where nothing lies ahead', () => {
    expectGoals(
      'd8',
      'white',
      `
              .
           P * . .
          . . . . r
         . . . . . .
        . . . . . . .
         . . . . . .
          . . . . .
           . . . .
              .
      `,
    );
  });

  test('goes sideways from j8, and captures that way', () => {
    expectGoals(
      'j8',
      'white',
      `
              .
           . . x P
          . . . . r
         . . . . . .
        . . . . . . .
         . . . . . .
          . . . . .
           . . . .
              .
      `,
    );
  });

  test('goes sideways from d2 and from j2 if it is black', () => {
    const diagram = (left: string, right: string) => `
              .
           . . . .
          . . . . .
         . . . . . .
        . . . R . . .
         . . . . . .
          . . . . .
           ${left} ${right}
              .
      `;
    expectGoals('d2', 'black', diagram('p *', '. p'));
    expectGoals('j2', 'black', diagram('p .', '* p'));
  });

  test('is blocked there by its own side', () => {
    expectGoals(
      'd8',
      'white',
      `
              .
           P R . .
          . . . . r
         . . . . . .
        . . . . . . .
         . . . . . .
          . . . . .
           . . . .
              .
      `,
    );
  });

  test('goes on into the castle', () => {
    const corner = white(`
              .
           P . . .
          . . . . r
         . . . . . .
        . . . . . . .
         . . . . . .
          . . . . .
           . . . .
              .
      `);
    const entered = after(hex39, corner, 'd8-f8', 'k7-m5', 'f8-g9');
    expect(diagramOf(hex39, entered)).toBe(
      tidy(`
              P
           . . . .
          . . . . .
         . . . . . .
        . . . . . . r
         . . . . . .
          . . . . .
           . . . .
              .
      `),
    );
  });
});

describe('a pawn goes sideways nowhere else', () => {
  test('not from the hexes between the corners', () => {
    expectGoals(
      'f8',
      'white',
      `
              *
           . P . .
          . . . . r
         . . . . . .
        . . . . . . .
         . . . . . .
          . . . . .
           . . . .
              .
      `,
    );
  });

  test('not from the corners behind its own start', () => {
    expectGoals(
      'd2',
      'white',
      `
              .
           . . . .
          . . . . r
         . . . . . .
        . . . . . . .
         . . . . . .
          * * . . .
           P . . .
              .
      `,
    );
    expectGoals(
      'j8',
      'black',
      `
              .
           . . . p
          . . . * *
         . . . . . .
        . . . . . . .
         . . . . . .
          . . . . .
           . . . R
              .
      `,
    );
  });
});
