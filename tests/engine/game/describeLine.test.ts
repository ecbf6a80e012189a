import { expect, test } from 'vitest';
import { describeLine } from '../../../src/engine/game/describeLine.ts';
import type { Direction } from '../../../src/engine/topology/directions.ts';
import type { Variant } from '../../../src/engine/rules/variant.ts';
import { battleChieftains } from '../../../src/engine/variants/battle-chieftain/battleChieftain.ts';
import { ben39 } from '../../../src/engine/variants/ben39/ben39.ts';
import { chess99 } from '../../../src/engine/variants/chess99/chess99.ts';
import { hex39 } from '../../../src/engine/variants/hex39/hex39.ts';
import { siteOf } from '../../support/play.ts';


const line = (variant: Variant, from: string, direction: Direction) =>
  describeLine(variant, variant.start, siteOf(variant, from), direction);

test('what is empty is counted, and who stands in the way is named', () => {
  expect(line(chess99, 'a2', 'north')).toBe('?');
  expect(line(chess99, 'a5', 'east')).toBe('?');
  expect(line(chess99, 'a1', 'west')).toBe('?');
});

test('diagonals are told as well', () => {
  expect(line(chess99, 'c1', 'north-east')).toBe('?');
});

test('on hexes a line runs six ways', () => {
  expect(line(hex39, 'g5', 'north-east')).toBe('?');
  expect(line(hex39, 'g5', 'west')).toBe('?');
});

test('crossings have lines of their own', () => {
  expect(line(ben39, 'e1', 'north')).toBe('?');
  expect(line(ben39, 'd4', 'north')).toBe('?');
});

test('a gap in the board is told', () => {
  expect(line(certainBoard, 'd1', 'north')).toBe('?');
});
