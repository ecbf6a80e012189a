import { describe, expect, test } from 'vitest';
import { tns } from '../../../../src/engine/variants/tns/tns.ts';
import { actionsFrom, goalsFrom } from '../../../support/play.ts';
import { black, expectGoals, white } from './board.ts';

describe('a piece that slides goes up to its own pieces and onto the first enemy', () => {
  test('a rook', () => {
    expectGoals(
      'c5',
      `
              .
            n . .
          . x . . .
        . . * . . . .
        * * R * W . .
        . . * . . . .
          . N . . .
            . . .
              .
      `,
    );
  });

  test('a bishop', () => {
    expectGoals(
      'a4',
      `
              .
            . . n
          . . x . .
        . . * . . . .
        . * . . . . .
        B . . . . . .
          F . . . .
            . . .
              .
      `,
    );
  });

  test('a bishop with nothing in its way goes to the very end', () => {
    expectGoals(
      'a4',
      `
              .
            . . *
          . . * . .
        . . * . . . .
        . * . . . . .
        B . . . . . .
          * . . . .
            * . .
              *
      `,
    );
  });
});

describe('the slides of a piece and its other movements do not block each other', () => {
  test('a tiger still steps and leaps if its diagonals are blocked', () => {
    expectGoals(
      'd5',
      `
              .
            . . .
          . * . * .
        . * F * W * .
        . . * T * . .
        . * W * N * .
          . * . * .
            . . .
              .
      `,
    );
  });

  test('a lion still steps and leaps if its rank and file are blocked', () => {
    expectGoals(
      'd5',
      `
              .
            . . .
          . * . * .
        . * * W * * .
        . . N L F . .
        . * * F * * .
          . * . * .
            . . .
              .
      `,
    );
  });

  test('a castle leaps over the adjacent squares, and never stops on them', () => {
    expectGoals(
      'd5',
      `
              .
            . . .
          * * x * *
        . * W w F * .
        . * f C f * .
        . * W w F * .
          * * * N *
            . . .
              .
      `,
    );
  });

  test('an elephant leaps two squares where it cannot slide', () => {
    expectGoals(
      'd5',
      `
              .
            . . .
          * * * * *
        . * F W F * .
        . * W E K * .
        . * N x x * .
          * * * * *
            . . .
              .
      `,
    );
  });
});

const alone = (letter: string): string => `
          .
        . . .
      . . . . .
    . . . . . . .
    . . . ${letter} . . .
    . . . . . . .
      . . . . .
        . . .
          .
`;

test('an elephant that can both slide and leap to a square has one action for it', () => {
  const actions = actionsFrom(tns, white(alone('E')), 'd5');
  expect(actions).toHaveLength(30);
  expect(new Set(actions).size).toBe(30);
});

test.each([...'KFWNBHTRDLPCE'])('%s moves in the same way for both sides', (letter) => {
  const blackGoals = goalsFrom(tns, black(alone(letter.toLowerCase())), 'd5');
  expect(blackGoals.size).toBeGreaterThan(0);
  expect(blackGoals).toEqual(goalsFrom(tns, white(alone(letter)), 'd5'));
});
