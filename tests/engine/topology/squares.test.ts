import { describe, expect, test } from 'vitest';
import type { SiteShape } from '../../../src/engine/topology/site.ts';
import { NO_SITE } from '../../../src/engine/topology/site.ts';
import { DIAGONAL, KNIGHT, ORTHOGONAL, squares, squaresLike } from '../../../src/engine/topology/squares.ts';
import { shapeOf, siteNamed, stepFrom } from '../../../src/engine/topology/topology.ts';

const board = squares(4, 3);
const shape = (name: string): SiteShape => shapeOf(board, siteNamed(board, name));

test('squares are numbered along the ranks from a1', () => {
  expect(board.sites.map(({ name }) => name)).toEqual(
    ['a1', 'b1', 'c1', 'd1'].concat(['a2', 'b2', 'c2', 'd2'], ['a3', 'b3', 'c3', 'd3']),
  );
});

test('position strings read them from the top left', () => {
  expect(board.ranks.map((rank) => rank.map((site) => shapeOf(board, site).name).join(' '))).toEqual([
    'a3 b3 c3 d3',
    'a2 b2 c2 d2',
    'a1 b1 c1 d1',
  ]);
});

test('a1 is dark, and squares that share an edge differ in colour', () => {
  expect(shape('a1').shade).toBe(0);
  for (const [site, { shade }] of board.sites.entries())
    for (const vector of board.adjacent) {
      const neighbour = stepFrom(board, site, vector);
      if (neighbour !== NO_SITE) expect(shapeOf(board, neighbour).shade).toBe(1 - shade);
    }
});

test('the drawing has a1 at the lower left and y going down', () => {
  expect(shape('a1').centre).toEqual([0.5, 2.5]);
  expect(shape('d3').centre).toEqual([3.5, 0.5]);
  expect([board.width, board.height]).toEqual([4, 3]);
});

test('a square is drawn as the unit square round its centre, inside the board', () => {
  for (const { centre, outline } of board.sites) {
    const offsets = outline.map(([x, y]) => [x - centre[0], y - centre[1]]);
    expect(offsets).toEqual([
      [-0.5, -0.5],
      [0.5, -0.5],
      [0.5, 0.5],
      [-0.5, 0.5],
    ]);
    for (const [x, y] of outline) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(board.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(board.height);
    }
  }
});

test('files are named from the left below the board, ranks from the top on its left', () => {
  const labels = (edge: string) =>
    board.edgeLabels.filter((label) => label.edge === edge).map(({ text, along }) => [text, along]);
  expect(labels('below')).toEqual([
    ['a', 0.5],
    ['b', 1.5],
    ['c', 2.5],
    ['d', 3.5],
  ]);
  expect(labels('left')).toEqual([
    ['1', 2.5],
    ['2', 1.5],
    ['3', 0.5],
  ]);
});

describe('a board like a picture', () => {
  const ring = squaresLike(['  + ', '++-+', ' ++ '], 'a1');

  test('has the squares that the picture shows', () => {
    expect(ring.ranks.map((rank) => rank.map((site) => shapeOf(ring, site).name).join(' '))).toEqual([
      'c3',
      'a2 b2 d2',
      'b1 c1',
    ]);
    expect(siteNamed(ring, 'c2')).toBe(NO_SITE);
    expect([ring.width, ring.height]).toEqual([4, 3]);
  });

  test('has its squares where the picture shows them', () => {
    expect(shapeOf(ring, siteNamed(ring, 'd2'))).toMatchObject({ column: 3, row: 1, centre: [3.5, 1.5] });
  });

  test('has each file named where it ends, and each rank where it begins', () => {
    expect(ring.edgeLabels.map(({ text, inset }) => [text, inset])).toEqual([
      ['a', 1],
      ['b', 0],
      ['c', 0],
      ['d', 1],
      ['1', 1],
      ['2', 0],
      ['3', 2],
    ]);
  });

  test('may have the other squares dark', () => {
    const shades = (dark: 'a1' | 'b1') => squaresLike(['+++'], dark).sites.map(({ shade }) => shade);
    expect(shades('a1')).toEqual([0, 1, 0]);
    expect(shades('b1')).toEqual([1, 0, 1]);
  });
});

test.each([
  ['orthogonal', ORTHOGONAL, 4, 1],
  ['diagonal', DIAGONAL, 4, 2],
  ['knight’s', KNIGHT, 8, 5],
])('the %s vectors are different and equally long', (_, vectors, count, squaredLength) => {
  expect(new Set(vectors.map(String)).size).toBe(count);
  expect(vectors.map(([columns, rows]) => columns ** 2 + rows ** 2)).toEqual(
    vectors.map(() => squaredLength),
  );
});
