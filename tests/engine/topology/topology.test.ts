import { describe, expect, test } from 'vitest';
import type { SiteShape } from '../../../src/engine/topology/site.ts';
import { NO_SITE } from '../../../src/engine/topology/site.ts';
import { hexes } from '../../../src/engine/topology/hexes.ts';
import { squaresAndCrossings } from '../../../src/engine/topology/lines.ts';
import { squares } from '../../../src/engine/topology/squares.ts';
import { shapeOf, siteAt, siteNamed, stepFrom, topologyOf } from '../../../src/engine/topology/topology.ts';

const board = squares(9, 9);

const shape = (name: string, column: number, row: number): SiteShape => ({
  kind: 'square',
  name,
  column,
  row,
  centre: [column, -row],
  outline: [],
  size: 1,
  shade: 0,
});

/**
 * A diamond with a hole, its sites in no order:
 *      t
 *    l   r
 *      b
 */
const diamond = topologyOf([shape('r', 2, 1), shape('b', 1, 0), shape('t', 1, 2), shape('l', 0, 1)], {
  adjacent: [],
  width: 3,
  height: 3,
  edgeLabels: [],
});

describe('sites are found', () => {
  test('by their names', () => {
    for (const [site, { name }] of board.sites.entries()) expect(siteNamed(board, name)).toBe(site);
  });

  test('by their lattice points', () => {
    for (const [site, { column, row }] of board.sites.entries())
      expect(siteAt(board, column, row)).toBe(site);
  });

  test.each(['', 'a', 'A1', 'a0', 'a10', 'j1', 'a1 ', '11', '__proto__', 'constructor'])(
    'and no site has the name “%s”',
    (name) => {
      expect(siteNamed(board, name)).toBe(NO_SITE);
    },
  );

  test.each([
    [-1, 0],
    [0, -1],
    [9, 0],
    [0, 9],
    [-1, 1],
    // Points that would be mistaken for others if rows were simply laid end to end.
    [64, 0],
    [65, 3],
    [-64, 1],
    [-63, 2],
  ])('and no site lies at %d, %d', (column, row) => {
    expect(siteAt(board, column, row)).toBe(NO_SITE);
  });
});

describe('a step', () => {
  const from = (name: string) => siteNamed(board, name);

  test('leads to the site one vector away', () => {
    expect(stepFrom(board, from('e5'), [0, 1])).toBe(from('e6'));
    expect(stepFrom(board, from('e5'), [-2, -1])).toBe(from('c4'));
    expect(stepFrom(board, from('a1'), [8, 8])).toBe(from('i9'));
  });

  test('does not lead round the edge', () => {
    expect(stepFrom(board, from('i1'), [1, 0])).toBe(NO_SITE);
    expect(stepFrom(board, from('a2'), [-1, 0])).toBe(NO_SITE);
    expect(stepFrom(board, from('a1'), [0, -1])).toBe(NO_SITE);
    expect(stepFrom(board, from('e9'), [0, 1])).toBe(NO_SITE);
  });

  test('does not lead to a site that does not exist', () => {
    expect(stepFrom(diamond, siteNamed(diamond, 'l'), [1, 0])).toBe(NO_SITE);
    expect(stepFrom(diamond, siteNamed(diamond, 'l'), [2, 0])).toBe(siteNamed(diamond, 'r'));
  });
});

describe('a board that is not a rectangle', () => {
  test('has its ranks from the top, each from the left, of the sites that exist', () => {
    expect(diamond.ranks.map((rank) => rank.map((site) => shapeOf(diamond, site).name))).toEqual([
      ['t'],
      ['l', 'r'],
      ['b'],
    ]);
  });

  test('keeps the numbers of its sites as given', () => {
    expect(diamond.sites.map(({ name }) => name)).toEqual(['r', 'b', 't', 'l']);
  });
});

test.each([NO_SITE, 81, 0.5])('asking for the shape of a nonexistent site throws: %s', (site) => {
  expect(() => shapeOf(board, site)).toThrow(`No site ${String(site)}`);
});

describe('a board cannot be made if it is too large', () => {
  test('for column names of one letter', () => {
    expect(() => squares(27, 2)).toThrow('A board has 26 columns at most.');
    expect(() => hexes([14])).toThrow('A board has 26 columns at most.');
    expect(() => squaresAndCrossings(['+'.repeat(13)])).toThrow('A board has 26 columns at most.');
  });

  test('for the width of the lattice', () => {
    const wide = [shape('a', 63, 0), shape('b', 64, 0)];
    const drawing = { adjacent: [], width: 65, height: 1, edgeLabels: [] };
    expect(siteAt(topologyOf(wide.slice(0, 1), drawing), 63, 0)).toBe(0);
    expect(() => topologyOf(wide, drawing)).toThrow('A lattice has 64 columns at most.');
  });
});
