import { describe, expect, test } from 'vitest';
import { withPiece } from '../../../../src/engine/game/showcase.ts';
import { EMPTY, pieceOf } from '../../../../src/engine/rules/piece.ts';
import type { Position } from '../../../../src/engine/rules/position.ts';
import { BLACK, WHITE } from '../../../../src/engine/rules/side.ts';
import type { Variant } from '../../../../src/engine/rules/variant.ts';
import { ben39 } from '../../../../src/engine/variants/ben39/ben39.ts';
import { placesOf } from '../../../../src/engine/variants/ben39/board.ts';
import { boardOf, expectMovementMap, movementMapWords } from '../../../support/movementMap.ts';
import { siteOf } from '../../../support/play.ts';

/** The variant, as code sees it that knows no particular variant. */
const variant: Variant = ben39;

const kind = (letter: string) => ben39.kinds.findIndex((info) => info.letter === letter);

/** Puts a piece on a crossing, which a diagram of squares does not show. */
const put =
  (letter: string, ...names: readonly string[]) =>
  (position: Position): Position =>
    names.reduce(
      (before, name) =>
        withPiece(
          before,
          siteOf(ben39, name),
          pieceOf(kind(letter.toUpperCase()), letter === letter.toUpperCase() ? WHITE : BLACK),
        ),
      position,
    );

describe('the movement maps on the squares of Ben39', () => {
  test('a king steps between squares that have a castle of its side, either castle', () => {
    const diagram = `
        . . . .
       . . . . .
     . . . + + . .
     . . + K + . .
     . . # + . . .
       . . . . .
        . . . .
    `;
    expectMovementMap(ben39, 'h8', diagram, put('C', 'g7', 'i9'));
    expectMovementMap(ben39, 'h8', diagram, put('D', 'g7', 'i9'));
  });

  test('a king goes nowhere without a castle, or with only an enemy castle', () => {
    const diagram = `
        . . . .
       . . . . .
     . . . . . . .
     . . . K . . .
     . . . . . . .
       . . . . .
        . . . .
    `;
    expectMovementMap(ben39, 'h8', diagram);
    expectMovementMap(ben39, 'h8', diagram, put('c', 'g7', 'i9'));
    expectMovementMap(ben39, 'h8', diagram, put('C', 'k9'));
  });

  test('a rook slides along ranks and files, past pieces on crossings', () => {
    expectMovementMap(
      ben39,
      'h8',
      `
        . . p .
       . . % . .
     . . . ~ . . .
     ~ ~ ~ R ~ # P
     . . . ~ . . .
       . . ~ . .
        . ~ . .
      `,
      put('x', 'g7', 'i7', 'i9'),
    );
  });

  test('a bishop slides along diagonals, and steps along ranks and files only to move', () => {
    expectMovementMap(
      ben39,
      'h8',
      `
        . . . .
       ~ . . . .
     . . ~ - % . .
     . . - B p . .
     . . # P ~ . .
       . . . . ~
        . . . .
      `,
    );
  });

  test('a knightrider leaps on in one direction until it meets a piece', () => {
    expectMovementMap(
      ben39,
      'f4',
      `
        . . . .
       . . . ~ .
     . . . . . . .
     . ~ . ~ . . .
     ~ P p p % . .
       . N . . .
        . . ~ .
      `,
    );
  });

  test('a gold general steps in all directions except diagonally back', () => {
    expectMovementMap(
      ben39,
      'h8',
      `
        . . . .
       . . . . .
     . . + % + . .
     . . + G # . .
     . . . + . . .
       . . . . .
        . . . .
      `,
    );
    expectMovementMap(
      ben39,
      'h8',
      `
        . . . .
       . . . . .
     . . . + . . .
     . . + g + . .
     . . + + + . .
       . . . . .
        . . . .
      `,
    );
  });

  test('a silver general steps diagonally and straight forward', () => {
    expectMovementMap(
      ben39,
      'h8',
      `
        . . . .
       . . . . .
     . . % + # . .
     . . . S . . .
     . . + . + . .
       . . . . .
        . . . .
      `,
    );
  });

  test('a pawn moves straight on and captures diagonally', () => {
    expectMovementMap(
      ben39,
      'h8',
      `
        . . . .
       . . . . .
     . . % - / . .
     . . . P . . .
     . . . . . . .
       . . . . .
        . . . .
      `,
    );
  });

  test('a queen slides along all lines', () => {
    expectMovementMap(
      ben39,
      'h8',
      `
        . . ~ .
       ~ . ~ . ~
     . . ~ ~ ~ . .
     . # ~ Q ~ % .
     . . ~ ~ ~ . .
       ~ . ~ . ~
        . ~ . .
      `,
    );
  });

  test('no piece leaves a square with an enemy immobilizer at a corner', () => {
    const diagram = `
        . . . .
       . . . . .
     . . . . . . .
     . . . R . . .
     . . . . . . .
       . . . . .
        . . . .
    `;
    expectMovementMap(ben39, 'h8', diagram, put('i', 'i9'));
  });

  test('an absent square is not in a movement map', () => {
    const here = boardOf(ben39, 'j4', '.... ..... ....... ....... ....... ...B. ....');
    expect(movementMapWords(variant, here, 'j4')).toContain('slide always l2');
    const elsewhere = { ...here, places: placesOf(siteOf(ben39, 'd2'), siteOf(ben39, 'd14')) };
    expect(movementMapWords(variant, elsewhere, 'j4')).not.toContain('slide always l2');
  });
});

describe('the movement maps on the crossings of Ben39', () => {
  test('a chad rook slides along the lines and never captures', () => {
    expectMovementMap(
      ben39,
      'g7',
      `
         . . - . .
        . . - . . .
     . . . - . . . .
     . . . - . . . .
     - - - X - x . .
     . . . - . . . .
        . . X . . .
         . . . . .
      `,
    );
  });

  test('a spider leaps like a knight', () => {
    expectMovementMap(
      ben39,
      'g7',
      `
         . . . . .
        . . . . . .
     . . - . - . . .
     . - . x . X . .
     . . . Z . . . .
     . - . X . - . .
        . - . - . .
         . . . . .
      `,
    );
  });

  test('a wizard steps in all directions', () => {
    expectMovementMap(
      ben39,
      'g7',
      `
         . . . . .
        . . . . . .
     . . . . . . . .
     . . - - x . . .
     . . - W - . . .
     . . X - - . . .
        . . . . . .
         . . . . .
      `,
    );
  });

  test('a castle steps along a line and diagonally by turns', () => {
    expectMovementMap(
      ben39,
      'g7',
      `
         . . . . .
        . . . . . .
     . . . . . . . .
     . . . - . . . .
     . . x C - . . .
     . . . - . . . .
        . . . . . .
         . . . . .
      `,
    );
    expectMovementMap(
      ben39,
      'g7',
      `
         . . . . .
        . . . . . .
     . . . . . . . .
     . . - . - . . .
     . . . D . . . .
     . . - . x . . .
        . . . . . .
         . . . . .
      `,
    );
  });

  test('an immobilizer slides along all lines', () => {
    expectMovementMap(
      ben39,
      'g7',
      `
         . . - . .
        . . - . . -
     . - . - . - . .
     . . - - - . . .
     - - - I - x . .
     . . - - X . . .
        - . - . . .
         . - . . .
      `,
    );
  });

  test('an empty site has no movement map', () => {
    const position: Position = { ...ben39.start, board: ben39.start.board.map(() => EMPTY) };
    expect(variant.movementMap(position, siteOf(ben39, 'h8'))).toEqual([]);
  });
});
