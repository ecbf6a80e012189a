import { describe, expect, test } from 'vitest';
import type { ChieftainPosition } from '../../../../src/engine/variants/battle-chieftain/position.ts';
import { meant, noted } from '../../../support/notation.ts';
import { position, standard } from './board.ts';

/** Expects the notation of an action, and that it is read as that action. */
function expectNoted(p: ChieftainPosition, action: string, notation: string) {
  expect(noted(standard, p, action)).toBe(notation);
  expect(meant(standard, p, notation)).toBe(action);
}

test('placing a king is written like a drop', () => {
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

  test('has the file before the goal if two berserkers could make it', () => {
    expectNoted(open, 'e5-g5', 'Beg5');
    expectNoted(open, 'i5-g5', 'Big5');
  });

  test('may have a two-digit rank', () => {
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

test('a new king is written with = and its square, whether or not there was one before', () => {
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
