import { describe, expect, test } from 'vitest';
import { PRIMARY, SECONDARY, hexes } from '../../../src/engine/topology/hexes.ts';
import type { Point, Site, Vector } from '../../../src/engine/topology/site.ts';
import { NO_SITE } from '../../../src/engine/topology/site.ts';
import { shapeOf, siteNamed, stepFrom } from '../../../src/engine/topology/topology.ts';

/**
 *   . .
 *  . . .
 *   . .
 */
const board = hexes([2, 3, 2]);
/** Large enough for leaps across the corners. */
const wide = hexes([4, 5, 6, 5, 4]);

const namesOf = (sites: readonly Site[]) => sites.map((site) => shapeOf(board, site).name);
const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);

/** Each pair of sites that one of the vectors separates. */
const pairs = (vectors: readonly Vector[]): [Site, Site][] =>
  [...wide.sites.keys()].flatMap((site) =>
    vectors.flatMap((vector): [Site, Site][] => {
      const other = stepFrom(wide, site, vector);
      return other === NO_SITE ? [] : [[site, other]];
    }),
  );

test('a hex is named by its column, half a hex wide, and its row', () => {
  expect(board.ranks.map(namesOf)).toEqual([
    ['b3', 'd3'],
    ['a2', 'c2', 'e2'],
    ['b1', 'd1'],
  ]);
});

test('the hex in the middle has six neighbours', () => {
  const middle = siteNamed(board, 'c2');
  expect(namesOf(board.adjacent.map((vector) => stepFrom(board, middle, vector)))).toEqual([
    'e2',
    'd1',
    'b1',
    'a2',
    'b3',
    'd3',
  ]);
});

test('e3 has six nearest hexes across its corners on a larger board', () => {
  const middle = siteNamed(wide, 'e3');
  const leaps = SECONDARY.map((vector) => stepFrom(wide, middle, vector));
  expect(leaps.map((site) => shapeOf(wide, site).name)).toEqual(['e5', 'h4', 'h2', 'e1', 'b2', 'b4']);
});

describe('neighbours', () => {
  test('are one hex apart, and share two corners', () => {
    for (const [site, other] of pairs(PRIMARY)) {
      const [a, b] = [shapeOf(wide, site), shapeOf(wide, other)];
      expect(distance(a.centre, b.centre)).toBeCloseTo(1);
      const shared = a.outline.filter((corner) => b.outline.some((point) => distance(corner, point) < 1e-9));
      expect(shared).toHaveLength(2);
    }
  });

  test('never have the same shade', () => {
    for (const [site, other] of pairs(PRIMARY))
      expect(shapeOf(wide, site).shade).not.toBe(shapeOf(wide, other).shade);
    expect(new Set(wide.sites.map(({ shade }) => shade))).toEqual(new Set([0, 1, 2]));
  });
});

test('the nearest hexes across the corners have the same shade', () => {
  const leaps = pairs(SECONDARY);
  expect(leaps.length).toBeGreaterThan(0);
  for (const [site, other] of leaps) {
    expect(shapeOf(wide, site).shade).toBe(shapeOf(wide, other).shade);
    expect(distance(shapeOf(wide, site).centre, shapeOf(wide, other).centre)).toBeCloseTo(Math.sqrt(3));
  }
});

test('the drawing fills the width and the height of the board', () => {
  const corners = board.sites.flatMap(({ outline }) => outline);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  expect(Math.min(...xs)).toBeCloseTo(0);
  expect(Math.max(...xs)).toBeCloseTo(board.width);
  expect(Math.min(...ys)).toBeCloseTo(0);
  expect(Math.max(...ys)).toBeCloseTo(board.height);
});

test('a hex stands on a point', () => {
  const { centre, outline } = shapeOf(board, siteNamed(board, 'c2'));
  const [x, y] = centre;
  const straightBelow = outline.filter((corner) => Math.abs(corner[0] - x) < 1e-9 && corner[1] > y);
  expect(straightBelow).toHaveLength(1);
});

test('column names stand below the board, row names where the rows begin', () => {
  const labels = (edge: string) => board.edgeLabels.filter((label) => label.edge === edge);
  const { sites } = board;
  expect(labels('below').map(({ text }) => text)).toEqual(['a', 'b', 'c', 'd', 'e']);
  for (const { text, along, inset } of labels('below')) {
    const own = sites.filter(({ name }) => name.startsWith(text));
    expect(along).toBeCloseTo(own[0]?.centre[0] ?? NaN);
    expect(inset).toBe(0);
  }
  expect(labels('left').map(({ text, inset }) => [text, inset])).toEqual([
    ['1', 0.5],
    ['2', 0],
    ['3', 0.5],
  ]);
  for (const { text, along } of labels('left'))
    expect(along).toBeCloseTo(sites.find(({ name }) => name.endsWith(text))?.centre[1] ?? NaN);
});
