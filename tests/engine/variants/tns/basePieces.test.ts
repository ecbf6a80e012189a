import { describe, test } from 'vitest';
import { expectGoals } from './board.ts';

test('a king goes one square in any direction', () => {
  expectGoals(
    'd5',
    `
            .
          . . .
        . . . . .
      . . * * * . .
      . . * K * . .
      . . * * * . .
        . . . . .
          . . .
            .
    `,
  );
});

test('a ferz goes one square diagonally', () => {
  expectGoals(
    'd5',
    `
            .
          . . .
        . . . . .
      . . * . * . .
      . . . F . . .
      . . * . * . .
        . . . . .
          . . .
            .
    `,
  );
});

test('a wazir goes one square along rank or file', () => {
  expectGoals(
    'd5',
    `
            .
          . . .
        . . . . .
      . . . * . . .
      . . * W * . .
      . . . * . . .
        . . . . .
          . . .
            .
    `,
  );
});

test('a knight leaps two squares one way and one across', () => {
  expectGoals(
    'd5',
    `
            .
          . . .
        . * . * .
      . * . . . * .
      . . . N . . .
      . * . . . * .
        . * . * .
          . . .
            .
    `,
  );
});

describe('whatever moves one square or leaps', () => {
  test('captures as it moves, and spares its own side', () => {
    expectGoals(
      'd5',
      `
              .
            . . .
          . . . . .
        . . x . N . .
        . . . F . . .
        . . N . x . .
          . . . . .
            . . .
              .
      `,
    );
  });

  test('as a knight does, is not blocked by what stands in between', () => {
    expectGoals(
      'd5',
      `
              .
            . . .
          . x . * .
        . * F W w * .
        . . F N f . .
        . * K W w * .
          . x . * .
            . . .
              .
      `,
    );
  });

  test('has fewer ways where the board is narrow', () => {
    expectGoals(
      'd9',
      `
              K
            * * *
          . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
          . . . . .
            . . .
              .
      `,
    );
  });
});
