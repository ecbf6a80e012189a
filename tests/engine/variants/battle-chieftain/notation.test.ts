import { describe, expect, test } from 'vitest';
import type { ChieftainPosition } from '../../../../src/engine/variants/battle-chieftain/position.ts';
import { meant, noted } from '../../../support/notation.ts';
import { position, standard } from './board.ts';

/** The action is noted so, and the notation names it. */
function expectNoted(p: ChieftainPosition, action: string, notation: string) {
  expect(noted(standard, p, action)).toBe(notation);
  expect(meant(standard, p, notation)).toBe(action);
}

test('a king is placed like a piece from a hand', () => {
  expectNoted(standard.start, 'K@e2', 'K@e2');
});

describe('a move', () => {
  const open = position(
    `
    . . . . . . . . . b
      .   . . . .   .
      . . . . . . . .
      . . .     . . .
      . . . B . . . .
    . .   . b . .   . .
      . . . B . . . B
      . . .     . . .
      . . . . . . . .
      .   . K . .   k
    B . . . . . . . . .`,
    'w g',
  );

  test('has the letter of a king or a berserker, and x when it captures', () => {
    expectNoted(open, 'e2-d2', 'Kd2');
    expectNoted(open, 'a1-c1', 'Bc1');
    expectNoted(open, 'e5-e6', 'B5xe6');
    expectNoted(open, 'e7-e6', 'B7xe6');
  });

  test('has the file before the goal where two berserkers could make it', () => {
    expectNoted(open, 'e5-g5', 'Beg5');
    expectNoted(open, 'i5-g5', 'Big5');
  });

  test('knows ranks of two digits', () => {
    const far = position(
      `
    b . . . . . . . . .
      .   . . . .   .
      . . . . . . . .
      . . .     . . .
      . . . . . . . .
    . .   . . . .   . .
      . . . . . . . .
      . . .     . . .
      . . . . . . . .
      B   . K . .   k
    . . . . . . . . . .`,
      'w g',
    );
    expectNoted(far, 'b2-b9', 'Bb9');
  });
});

test('a new king is noted with = and its square, whether there was one or not', () => {
  const without = position(
    `
    . . . . . . . . . b
      .   . . . .   .
      . . . . . . . .
      . . .     . . .
      . . . . . . . .
    . .   . . . .   . .
      . . . . . . . .
      . . .     . . .
      . . . . . . . .
      .   . . . .   k
    . . . B . . . . . .`,
    'w g',
  );
  expectNoted(without, 'K=d1', 'K=d1');
});
