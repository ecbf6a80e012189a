import { describe, test } from 'vitest';
import { farWalls, standard } from './board.ts';
import { expectMovementMap } from '../../../support/movementMap.ts';

describe('the movement maps of Battle Chieftain', () => {
  test('a king slides over gaps, and onto the enemy’s wall only to capture', () => {
    expectMovementMap(
      standard,
      'e6',
      `
      . . . . ~ . . . . .
        .   . / . .   .
        . . . ~ . . . .
        . . .     . . .
        . . . ~ . . . .
      ~ ~   ~ K ~ ~   ~ ~
        . . . ~ . . . .
        . . .     . . .
        . . . ~ . . . .
        .   . ~ . .   .
      . . . . ~ . . . . .
      `,
    );
  });

  test('a king is stopped by a piece beyond a gap', () => {
    expectMovementMap(
      standard,
      'e6',
      `
      . . . . b . . . . .
        .   . % . .   .
        . . . ~ . . . .
        . . .     . . .
        . . . ~ . . . .
      . #   ~ K ~ ~   % B
        . . . # . . . .
        . . .     . . .
        . . . . . . . .
        .   . . . .   .
      . . . . . . . . . .
      `,
    );
  });

  test('gaps and pieces both stop a berserker', () => {
    expectMovementMap(
      standard,
      'e6',
      `
      . . . . . . . . . .
        .   . . . .   .
        . . . . . . . .
        . . .     . . .
        . . . ~ . . . .
      . .   # B ~ ~   . .
        . . . % . . . .
        . . .     . . .
        . . . . . . . .
        .   . . . .   .
      . . . . . . . . . .
      `,
    );
  });

  test('the enemy’s wall is the near one on the board with far walls', () => {
    expectMovementMap(
      farWalls,
      'e3',
      `
      . . . . . . . . . .
        .   . . . .   .
        . . . . . . . .
        . . .     . . .
        . . . . . . . .
      . .   . . . .   . .
        . . . . . . . .
        . . .     . . .
        ~ ~ ~ B ~ ~ ~ ~
        .   . / . .   .
      . . . . ~ . . . . .
      `,
    );
    expectMovementMap(
      farWalls,
      'e3',
      `
      . . . . . . . . . .
        .   . . . .   .
        . . . . . . . .
        . . .     . . .
        . . . . . . . .
      . .   . . . .   . .
        . . . . . . . .
        . . .     . . .
        ~ ~ ~ b ~ ~ ~ ~
        .   . ~ . .   .
      . . . . ~ . . . . .
      `,
    );
  });
});
