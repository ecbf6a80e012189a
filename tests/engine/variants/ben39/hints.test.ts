import { expect, test } from 'vitest';
import { ben39 } from '../../../../src/engine/variants/ben39/ben39.ts';
import { hintsIn } from '../../../support/hints.ts';
import { position } from './board.ts';

/** The hints of a position with two kings far apart and the given pieces on other rows. */
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

test('there are no hints at the start, nor with kings alone', () => {
  expect(hintsIn(ben39, ben39.start)).toEqual([]);
  expect(hints('')).toEqual([]);
});

//                       a b c d e f g h i j k l m n o
test('hints tell a king about castles when one lets it move, and when it is in check', () => {
  expect(hints('7      . . . . . . C . . . . . . . .')).toEqual(['king-and-castles', 'castle-steps']);
  expect(hints('10     . . . . . . . r . . . . . . .')).toEqual(['check', 'king-and-castles']);
  expect(hints('10     . . . . . . . r . . . . . . .', BLACK_TO_MOVE)).toEqual([]);
});

test('a castle anywhere has a hint about its steps', () => {
  expect(hints('5      . . C . . . . . . . . . . . .')).toEqual(['castle-steps']);
  expect(hints('5      . . C . . . . . . . . . . . .', BLACK_TO_MOVE)).toEqual([]);
});

test('a hint tells the owner about an immobilized piece', () => {
  const rows = `
        6        . . . R . . . . . . . . . . .
        5        . . i . . . . . . . . . . . .`;
  expect(hints(rows)).toEqual(['immobilized']);
  expect(hints(rows, BLACK_TO_MOVE)).toEqual([]);
});

test('two wizards can teleport, one cannot', () => {
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

test('a hint tells a side about a movable square that it controls', () => {
  expect(hints('', {}, 'S . . .')).toEqual(['movable-square']);
  expect(hints('', BLACK_TO_MOVE, 'S . . .')).toEqual([]);
});

test('an enemy on a movable square moves with it', () => {
  const corners = (second: string) => `
        13       . . . . . . . . . . X . ${second} . .`;
  expect(hints(corners('X'), {}, 's . . .')).toEqual(['travel', 'movable-square']);
  expect(hints(corners('.'), {}, 's . . .')).toEqual([]);
});

test('there is a hint about a captured piece in hand, but not about the pieces there from the start', () => {
  expect(hints('', { hands: 'P' })).toEqual(['captured-pieces']);
  expect(hints('', { hands: 'X' })).toEqual([]);
});
