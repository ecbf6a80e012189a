import type { Point, SiteShape, Vector } from './site.ts';
import { columnName } from './site.ts';
import { squareAt } from './squares.ts';
import type { EdgeLabel, Topology } from './topology.ts';
import { topologyOf } from './topology.ts';

/** From a square to its neighbours, and from a crossing to the next ones along the lines. */
const ALONG: readonly Vector[] = [
  [0, 2],
  [2, 0],
  [0, -2],
  [-2, 0],
];

/** Room around the squares for pieces on the outermost lines, beyond which labels begin. */
const MARGIN = 0.29;

/** The size of a crossing relative to a square: of its pieces and of the area that picks it. */
const CROSSING = 0.56;

/** The size of pieces on squares, of which those on the crossings around them cover nothing that tells what they are. */
const ON_SQUARE = 0.88;

/**
 * Squares and the crossings of the lines around them. The lattice is twice as fine as the squares. Columns
 * and rows count from 0: squares have odd ones, crossings even ones. Names count from `a` and 1. `picture`
 * has a `+` for each square; there are crossings at all the corners of its rectangle, even without squares.
 */
export function squaresAndCrossings(picture: readonly string[]): Topology {
  const ranks = picture.toReversed();
  const width = Math.max(...ranks.map((rank) => rank.length));
  const height = ranks.length;
  const nameOf = (column: number, row: number) => `${columnName(column)}${String(row + 1)}`;
  const squares = ranks.flatMap((rank, rankNumber) =>
    [...rank].flatMap((square, file): SiteShape[] => {
      if (square !== '+') return [];
      const [column, row] = [2 * file + 1, 2 * rankNumber + 1];
      const [left, top] = [MARGIN + file, MARGIN + height - 1 - rankNumber];
      return [
        {
          kind: 'square',
          name: nameOf(column, row),
          column,
          row,
          centre: [left + 0.5, top + 0.5],
          outline: squareAt(left, top),
          size: ON_SQUARE,
          shade: (file + rankNumber) % 2,
        },
      ];
    }),
  );
  const crossings = Array.from({ length: (width + 1) * (height + 1) }, (_, i): SiteShape => {
    const [file, line] = [i % (width + 1), Math.floor(i / (width + 1))];
    const centre: Point = [MARGIN + file, MARGIN + height - line];
    return {
      kind: 'crossing',
      name: nameOf(2 * file, 2 * line),
      column: 2 * file,
      row: 2 * line,
      centre,
      outline: octagonAround(centre),
      size: CROSSING,
      shade: 0,
    };
  });
  const columnLabels = Array.from({ length: 2 * width + 1 }, (_, column): EdgeLabel => ({
    text: columnName(column),
    edge: 'below',
    along: MARGIN + column / 2,
    inset: 0,
  }));
  const rowLabels = Array.from({ length: 2 * height + 1 }, (_, row): EdgeLabel => ({
    text: String(row + 1),
    edge: 'left',
    along: MARGIN + height - row / 2,
    inset: 0,
  }));
  return topologyOf([...squares, ...crossings], {
    adjacent: ALONG,
    width: width + 2 * MARGIN,
    height: height + 2 * MARGIN,
    edgeLabels: [...columnLabels, ...rowLabels],
  });
}

function octagonAround([x, y]: Point): Point[] {
  const reach = CROSSING / 2;
  const cut = reach * (Math.SQRT2 - 1);
  const corners: Point[] = [
    [-cut, -reach],
    [cut, -reach],
    [reach, -cut],
    [reach, cut],
    [cut, reach],
    [-cut, reach],
    [-reach, cut],
    [-reach, -cut],
  ];
  return corners.map(([dx, dy]) => [x + dx, y + dy]);
}
