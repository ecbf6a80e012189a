import type { Point, SiteShape, Vector } from './site.ts';
import { columnName } from './site.ts';
import type { EdgeLabel, Topology } from './topology.ts';
import { topologyOf } from './topology.ts';

/**
 * Vectors on a board of hexes with a corner at the top. Columns are half a hex apart (doubled-width
 * coordinates), so a hex's left and right neighbours are two columns away.
 */
export const PRIMARY: readonly Vector[] = [
  [2, 0],
  [1, -1],
  [-1, -1],
  [-2, 0],
  [-1, 1],
  [1, 1],
];
/** Across the corners: each lies between two of the primary directions. */
export const SECONDARY: readonly Vector[] = [
  [0, 2],
  [3, 1],
  [3, -1],
  [0, -2],
  [-3, -1],
  [-3, 1],
];

/** Of a hex of width 1: the distance from its centre to a corner, and from row to row. */
const CORNER = 1 / Math.sqrt(3);
const ROW = 1.5 * CORNER;
/** Hexes have less room than squares of the same width, because they lack the corners. */
const SIZE = 0.93;

/**
 * A board of hexes in rows, each row centred; `lengths` has the length of each row, from the bottom. Columns
 * get letters and rows get numbers. There are three shades; neighbours never have the same one.
 */
export function hexes(lengths: readonly number[]): Topology {
  const longest = Math.max(...lengths);
  const sites = lengths.flatMap((length, row) =>
    Array.from({ length }, (_, i): SiteShape => {
      const column = longest - length + 2 * i;
      const centre: Point = [(column + 1) / 2, CORNER + (lengths.length - 1 - row) * ROW];
      return {
        kind: 'hex',
        name: `${columnName(column)}${String(row + 1)}`,
        column,
        row,
        centre,
        outline: hexAround(centre),
        size: SIZE,
        shade: column % 3,
      };
    }),
  );
  const height = 2 * CORNER + (lengths.length - 1) * ROW;
  const columnLabels = Array.from({ length: 2 * longest - 1 }, (_, column): EdgeLabel => ({
    text: columnName(column),
    edge: 'below',
    along: (column + 1) / 2,
    inset: 0,
  }));
  const rowLabels = lengths.map((length, row): EdgeLabel => ({
    text: String(row + 1),
    edge: 'left',
    along: CORNER + (lengths.length - 1 - row) * ROW,
    inset: (longest - length) / 2,
  }));
  return topologyOf(sites, {
    adjacent: PRIMARY,
    width: longest,
    height,
    edgeLabels: [...columnLabels, ...rowLabels],
  });
}

function hexAround([x, y]: Point): Point[] {
  const corners: Point[] = [
    [0, -CORNER],
    [0.5, -CORNER / 2],
    [0.5, CORNER / 2],
    [0, CORNER],
    [-0.5, CORNER / 2],
    [-0.5, -CORNER / 2],
  ];
  return corners.map(([dx, dy]) => [x + dx, y + dy]);
}
