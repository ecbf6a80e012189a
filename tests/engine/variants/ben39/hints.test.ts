import { expect, test } from 'vitest';
import { ben39 } from '../../../../src/engine/variants/ben39/ben39.ts';
import { hintsIn } from '../../../support/hints.ts';
import { position } from './board.ts';

/** The moments of two kings far from each other and of what stands on other rows. */
const hints = (rows: string, rest: Parameters<typeof position>[1] = {}, rank14 = '. . . .') =>
  hintsIn(
    ben39,
    position(
      `
        14      . . . . . . . k . . . ${rank14}
        8       . . . . . . . K . . . . . . .
        ${rows}`,
      rest,
    ),
  );

const BLACK_TO_MOVE = { turn: 'b' } as const;

test('nothing is told at the start, nor where only kings stand', () => {
  expect(hintsIn(ben39, ben39.start)).toEqual([]);
  expect(hints('')).toEqual([]);
});

//                       a b c d e f g h i j k l m n o
test('a king is told of its castle when one lets it go, and in check', () => {
  expect(hints('7      . . . . . . C . . . . . . . .')).toEqual(['king-and-castles', 'castle-steps']);
  expect(hints('10     . . . . . . . r . . . . . . .')).toEqual(['check', 'king-and-castles']);
  expect(hints('10     . . . . . . . r . . . . . . .', BLACK_TO_MOVE)).toEqual([]);
});

test('a castle is told of its steps wherever it stands', () => {
  expect(hints('5      . . C . . . . . . . . . . . .')).toEqual(['castle-steps']);
  expect(hints('5      . . C . . . . . . . . . . . .', BLACK_TO_MOVE)).toEqual([]);
});

test('an immobilized piece is told to its owner', () => {
  const rows = `
        6        . . . R . . . . . . . . . . .
        5        . . i . . . . . . . . . . . .`;
  expect(hints(rows)).toEqual(['immobilized']);
  expect(hints(rows, BLACK_TO_MOVE)).toEqual([]);
});

test('two wizards teleport, one does not', () => {
  const rows = (second: string) => `
        6        . . . R . . . . . . . . . . .
        5        . . . . W . . . . . . . ${second} . .`;
  expect(hints(rows('W'))).toEqual(['teleport']);
  expect(hints(rows('.'))).toEqual([]);
});

test('a spider rotates what stands around it', () => {
  const rows = (square: string) => `
        6        . . . ${square} . . . . . . . . . . .
        5        . . . . Z . . . . . . . . . .`;
  expect(hints(rows('R'))).toEqual(['rotation']);
  expect(hints(rows('.'))).toEqual([]);
});

test('a movable square is told to the side that controls it', () => {
  expect(hints('', {}, 'S . . .')).toEqual(['movable-square']);
  expect(hints('', BLACK_TO_MOVE, 'S . . .')).toEqual([]);
});

test('an enemy on a movable square goes along', () => {
  const corners = (second: string) => `
        13       . . . . . . . . . . X . ${second} . .`;
  expect(hints(corners('X'), {}, 's . . .')).toEqual(['travel', 'movable-square']);
  expect(hints(corners('.'), {}, 's . . .')).toEqual([]);
});

test('a captured piece waits in hand, unlike what was there from the start', () => {
  expect(hints('', { hands: 'P' })).toEqual(['captured-pieces']);
  expect(hints('', { hands: 'X' })).toEqual([]);
});
