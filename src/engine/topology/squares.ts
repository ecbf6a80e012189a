import type { Point, SiteShape, Vector } from './site.ts';
import { columnName } from './site.ts';
import type { EdgeLabel, Topology } from './topology.ts';
import { topologyOf } from './topology.ts';

/** Vectors on a board of squares. */
export const ORTHOGONAL: readonly Vector[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];
export const DIAGONAL: readonly Vector[] = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
];
export const KNIGHT: readonly Vector[] = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
];

/**
 * The squares of a picture: ranks from the top, `+` for a square, `-` for a gap in the board, a space outside
 * the board. Lattice points are (file, rank), both from 0; sites are numbered along the ranks from the lower
 * left.
 */
export function squaresLike(picture: readonly string[], darkCorner: 'a1' | 'b1'): Topology {
  const ranks = picture.toReversed();
  const width = Math.max(...ranks.map((rank) => rank.length));
  const sites = ranks.flatMap((rank, row) =>
    [...rank].flatMap((square, column): SiteShape[] => {
      if (square !== '+') return [];
      const top = ranks.length - 1 - row;
      return [
        {
          kind: 'square',
          name: `${columnName(column)}${String(row + 1)}`,
          column,
          row,
          centre: [column + 0.5, top + 0.5],
          outline: squareAt(column, top),
          size: 1,
          shade: (column + row + (darkCorner === 'a1' ? 0 : 1)) % 2,
        },
      ];
    }),
  );
  const fileLabels = Array.from({ length: width }, (_, file): EdgeLabel => ({
    text: columnName(file),
    edge: 'below',
    along: file + 0.5,
    inset: ranks.findIndex((rank) => (rank[file] ?? ' ') !== ' '),
  }));
  const rankLabels = ranks.map((rank, row): EdgeLabel => ({
    text: String(row + 1),
    edge: 'left',
    along: ranks.length - row - 0.5,
    inset: [...rank].findIndex((square) => square !== ' '),
  }));
  return topologyOf(sites, {
    adjacent: ORTHOGONAL,
    width,
    height: ranks.length,
    edgeLabels: [...fileLabels, ...rankLabels],
  });
}

/** The outline of the square with this upper left corner and this side. */
export function squareAt(left: number, top: number, side = 1): readonly Point[] {
  return [
    [left, top],
    [left + side, top],
    [left + side, top + side],
    [left, top + side],
  ];
}

/** A full rectangle of squares, `a1` at the lower left and dark. */
export const squares = (files: number, ranks: number): Topology =>
  squaresLike(
    Array.from({ length: ranks }, () => '+'.repeat(files)),
    'a1',
  );
