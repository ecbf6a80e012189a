import { expect, test } from 'vitest';
import type { Direction } from '../../../src/engine/topology/directions.ts';
import { lineFrom, opposite } from '../../../src/engine/topology/directions.ts';
import { hexes } from '../../../src/engine/topology/hexes.ts';
import { squaresAndCrossings } from '../../../src/engine/topology/lines.ts';
import { NO_SITE } from '../../../src/engine/topology/site.ts';
import { squares, squaresLike } from '../../../src/engine/topology/squares.ts';
import type { Topology } from '../../../src/engine/topology/topology.ts';
import { shapeOf, siteNamed } from '../../../src/engine/topology/topology.ts';

const line = (topology: Topology, from: string, direction: Direction, absent: readonly string[] = []) =>
  lineFrom(
    topology,
    siteNamed(topology, from),
    direction,
    (site) => !absent.includes(shapeOf(topology, site).name),
  )
    .map((site) => (site === NO_SITE ? '-' : shapeOf(topology, site).name))
    .join(' ');

test('squares have eight directions to the edge', () => {
  const board = squares(4, 4);
  expect(line(board, 'b2', 'north')).toBe('b3 b4');
  expect(line(board, 'b2', 'north-east')).toBe('c3 d4');
  expect(line(board, 'b2', 'west')).toBe('a2');
  expect(line(board, 'b2', 'south-west')).toBe('a1');
  expect(line(board, 'a1', 'south')).toBe('');
});

test('hexes have six directions, and two across the corners', () => {
  const board = hexes([3, 4, 5, 4, 3]);
  expect(line(board, 'c1', 'east')).toBe('e1 g1');
  expect(line(board, 'c1', 'north-east')).toBe('d2 e3 f4 g5');
  expect(line(board, 'c1', 'north-west')).toBe('b2 a3');
  expect(line(board, 'c1', 'north')).toBe('c3 c5');
});

test('squares and crossings have lines of their own', () => {
  const board = squaresAndCrossings(['++', '++']);
  expect(line(board, 'b2', 'north')).toBe('b4');
  expect(line(board, 'b2', 'north-east')).toBe('d4');
  expect(line(board, 'a1', 'north-east')).toBe('c3 e5');
});

test('gaps inside a line are included, and none beyond the last site', () => {
  const board = squaresLike(['+-+-'], 'a1');
  expect(line(board, 'a1', 'east')).toBe('- c1');
  expect(line(board, 'a1', 'east', ['c1'])).toBe('');
});

test('every direction, reversed, leads back', () => {
  expect(opposite('north')).toBe('south');
  expect(opposite('south-west')).toBe('north-east');
});
