import { describe, expect, test } from 'vitest';
import { chess99 } from '../../../../src/engine/variants/chess99/chess99.ts';
import { boardOf, expectMovementMap, movementMapWords } from '../../../support/movementMap.ts';

describe('the movement maps of Chess 99', () => {
  test('a king steps in all directions', () => {
    expectMovementMap(
      chess99,
      'e5',
      `
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . + % + . . .
      . . . + K # . . .
      . . . + + + . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      `,
    );
  });

  test('a queen slides along all lines, up to the first piece', () => {
    expectMovementMap(
      chess99,
      'e5',
      `
      ~ . . . ~ . . . ~
      . ~ . . ~ . . ~ .
      . . ~ . ~ . ~ . .
      . . . ~ ~ ~ . . .
      p % ~ ~ Q ~ ~ # P
      . . . ~ ~ ~ . . .
      . . # . % . ~ . .
      . . P . p . . ~ .
      . . . . . . . . ~
      `,
    );
  });

  test('a paladin slides along diagonals and leaps over others', () => {
    expectMovementMap(
      chess99,
      'e5',
      `
      ~ . . . . . . . ~
      . ~ . . . . . ~ .
      . . ~ % . # ~ . .
      . . * ~ P ~ * . .
      . . . P A P . . .
      . . * % P # * . .
      . . . * . * . . .
      . . . . . . . . .
      . . . . . . . . .
      `,
    );
  });

  test('a rook slides along ranks and files', () => {
    expectMovementMap(
      chess99,
      'b2',
      `
      . . . . . . . . .
      . P . . . . . . .
      . % . . . . . . .
      . ~ . . . . . . .
      . ~ . . . . . . .
      . ~ . . . . . . .
      . ~ . . . . . . .
      ~ R ~ ~ ~ ~ # p .
      . ~ . . . . . . .
      `,
    );
  });

  test('a bishop slides along diagonals', () => {
    expectMovementMap(
      chess99,
      'c3',
      `
      . . . . . . . . ~
      . . . . . . . ~ .
      . . . . . . ~ . .
      . . . . . ~ . . .
      % . . . ~ . . . .
      . ~ . ~ . . . . .
      . . B . . . . . .
      . ~ . # . . . . .
      ~ . . . p . . . .
      `,
    );
  });

  test('a knight leaps over whatever is around it', () => {
    expectMovementMap(
      chess99,
      'b7',
      `
      * . % . . . . . .
      P p P * . . . . .
      P N P . . . . . .
      P p P # . . . . .
      * . * . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      `,
    );
  });

  test('a pawn moves one or two squares straight on, and captures only one square diagonally', () => {
    expectMovementMap(
      chess99,
      'e4',
      `
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . - . . . .
      . . . % - / . . .
      . . . . P . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      `,
    );
  });

  test('any piece in front stops a pawn; a black pawn goes down', () => {
    expectMovementMap(
      chess99,
      'e4',
      `
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . p . . . .
      . . . / - # . . .
      . . . . P . . . .
      . . . . . . . . .
      `,
    );
  });

  test('a pawn that waits on its last rank moves as a bishop or as a knight', () => {
    expectMovementMap(
      chess99,
      'c9',
      `
      . . P . . . . . .
      * ~ . ~ * . . . .
      % * . * ~ . . . .
      . . . . . # . . .
      . . . . . . p . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      `,
    );
  });

  test('distinguish steps from slides even where a piece can only move or only capture', () => {
    const position = boardOf(chess99, 'e4', '......... '.repeat(5) + '....P.... ' + '......... '.repeat(3));
    expect(movementMapWords(chess99, position, 'e4')).toEqual([
      'slide moving e5',
      'slide moving e6',
      'step capturing d5',
      'step capturing f5',
    ]);
  });
});
