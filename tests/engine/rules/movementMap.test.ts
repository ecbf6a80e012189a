import { expect, test } from 'vitest';
import type { MapSite } from '../../../src/engine/rules/movementMap.ts';
import { isOpen, movementMapOf, movementMapOn } from '../../../src/engine/rules/movementMap.ts';
import { leap, slide } from '../../../src/engine/rules/movement.ts';
import { EMPTY, pieceOf } from '../../../src/engine/rules/piece.ts';
import { alike, pieceMovement } from '../../../src/engine/rules/pieceMovement.ts';
import { BLACK, WHITE } from '../../../src/engine/rules/side.ts';
import { squares } from '../../../src/engine/topology/squares.ts';
import { siteNamed } from '../../../src/engine/topology/topology.ts';

const topology = squares(4, 1);
const [a1, b1, c1] = ['a1', 'b1', 'c1'].map((name) => siteNamed(topology, name));
const empty = topology.sites.map(() => EMPTY);

test('a site that is reached in two manners appears twice, each time with its condition', () => {
  const movement = pieceMovement(slide(topology, [[1, 0]], 1), leap(topology, [[1, 0]]));
  const board = empty.with(0, pieceOf(1, WHITE));
  expect(movementMapOf(topology, movement, board, 0)).toEqual([
    { site: b1, how: 'step', when: 'capturing' },
    { site: b1, how: 'slide', when: 'moving' },
  ]);
});

test('a site that is reached in one manner, to move and to capture, appears once', () => {
  const movement = pieceMovement(slide(topology, [[1, 0]], 2), slide(topology, [[1, 0]], 1));
  const board = empty.with(0, pieceOf(1, WHITE));
  expect(movementMapOf(topology, movement, board, 0)).toEqual([
    { site: b1, how: 'slide', when: 'always' },
    { site: c1, how: 'slide', when: 'moving' },
  ]);
});

test('an empty site has no pattern', () => {
  const rook = alike(slide(topology, [[1, 0]]));
  const movements = [
    [rook, rook],
    [rook, rook],
  ] as const;
  expect(movementMapOn(topology, movements, empty, 0)).toEqual([]);
  expect(movementMapOn(topology, movements, empty.with(0, pieceOf(1, BLACK)), 0)).toHaveLength(3);
});

test('a piece may go to a site of its pattern on the condition that is given', () => {
  const board = empty.with(1, pieceOf(1, WHITE));
  const open = (when: MapSite['when']) =>
    [a1, b1].map((site = 0) => isOpen({ site, how: 'step', when }, board));
  expect(open('always')).toEqual([true, true]);
  expect(open('moving')).toEqual([true, false]);
  expect(open('capturing')).toEqual([false, true]);
  expect(open('guarding')).toEqual([false, false]);
});
