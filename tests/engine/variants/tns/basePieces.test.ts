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

describe('a piece that moves one square or leaps', () => {
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

  test('like a knight, is not blocked by pieces in between', () => {
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

  test('has fewer moves where the board is narrow', () => {
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
