import { test } from 'vitest';
import { expectGoals } from './board.ts';

test('a bishop goes any distance along diagonals', () => {
  expectGoals(
    'd5',
    `
            .
          . . .
        * . . . *
      . . * . * . .
      . . . B . . .
      . . * . * . .
        * . . . *
          . . .
            .
    `,
  );
});

test('a horse moves as a bishop or as a wazir', () => {
  expectGoals(
    'd5',
    `
            .
          . . .
        * . . . *
      . . * * * . .
      . . * H * . .
      . . * * * . .
        * . . . *
          . . .
            .
    `,
  );
});

test('a tiger moves as a bishop, a wazir or a knight', () => {
  expectGoals(
    'd5',
    `
            .
          . . .
        * * . * *
      . * * * * * .
      . . * T * . .
      . * * * * * .
        * * . * *
          . . .
            .
    `,
  );
});

test('a rook goes any distance along ranks and files', () => {
  expectGoals(
    'd5',
    `
            *
          . * .
        . . * . .
      . . . * . . .
      * * * R * * *
      . . . * . . .
        . . * . .
          . * .
            *
    `,
  );
});

test('a dragon moves as a rook or as a ferz', () => {
  expectGoals(
    'd5',
    `
            *
          . * .
        . . * . .
      . . * * * . .
      * * * D * * *
      . . * * * . .
        . . * . .
          . * .
            *
    `,
  );
});

test('a lion moves as a rook, a ferz or a knight', () => {
  expectGoals(
    'd5',
    `
            *
          . * .
        . * * * .
      . * * * * * .
      * * * L * * *
      . * * * * * .
        . * * * .
          . * .
            *
    `,
  );
});

test('a paladin moves as a knight or as a king', () => {
  expectGoals(
    'd5',
    `
            .
          . . .
        . * . * .
      . * * * * * .
      . . * P * . .
      . * * * * * .
        . * . * .
          . . .
            .
    `,
  );
});

test('a castle leaps to any square of the ring at distance two', () => {
  expectGoals(
    'd5',
    `
            .
          . . .
        * * * * *
      . * . . . * .
      . * . C . * .
      . * . . . * .
        * * * * *
          . . .
            .
    `,
  );
});

test('an elephant moves as a castle, a rook or a bishop', () => {
  expectGoals(
    'd5',
    `
            *
          . * .
        * * * * *
      . * * * * * .
      * * * E * * *
      . * * * * * .
        * * * * *
          . * .
            *
    `,
  );
});
