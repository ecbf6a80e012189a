import { expect, test } from 'vitest';
import { describeLine } from '../../src/words/en/describeLine.ts';
import type { Direction } from '../../src/engine/topology/directions.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';
import { battleChieftains } from '../../src/engine/variants/battle-chieftain/battleChieftain.ts';
import { ben39 } from '../../src/engine/variants/ben39/ben39.ts';
import { chess99 } from '../../src/engine/variants/chess99/chess99.ts';
import { hex39 } from '../../src/engine/variants/hex39/hex39.ts';
import { siteOf } from '../support/play.ts';

const line = (variant: Variant, from: string, direction: Direction) =>
  describeLine(variant, variant.start, siteOf(variant, from), direction);

test('empty squares are counted, and pieces in the way are named', () => {
  expect(line(chess99, 'a2', 'north')).toBe(
    'North from a2: 5 empty, Black pawn on a8, Black rook on a9, then the edge.',
  );
  expect(line(chess99, 'a5', 'east')).toBe('East from a5: 8 empty to the edge.');
  expect(line(chess99, 'a1', 'west')).toBe('West from a1: the edge.');
});

test('diagonals are described as well', () => {
  expect(line(chess99, 'c1', 'north-east')).toBe(
    'North-east from c1: White pawn on d2, 5 empty to the edge.',
  );
});

test('on hexes lines run in six directions', () => {
  expect(line(hex39, 'g5', 'north-east')).toBe(
    'North-east from g5: 1 empty, Black pawn on i7, Black rook on j8, then the edge.',
  );
  expect(line(hex39, 'g5', 'west')).toBe('West from g5: 3 empty to the edge.');
});

test('crossings have lines of their own', () => {
  expect(line(ben39, 'e1', 'north')).toBe('North from e1: 7 empty to the edge.');
  expect(line(ben39, 'd4', 'north')).toBe('North from d4: 5 empty to the edge.');
});

test('a gap in the board is mentioned', () => {
  expect(line(battleChieftains.standard, 'b4', 'east')).toBe(
    'East from b4: 2 empty, a gap, 3 empty to the edge.',
  );
});
