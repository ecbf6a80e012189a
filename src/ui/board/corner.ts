import { at } from '../../engine/at.ts';
import type { Topology } from '../../engine/topology/topology.ts';
import type { Layout } from './geometry.ts';
import { EDGE_ROOM, boundsOf, layoutOf } from './geometry.ts';

/** The edge of the drawing at which a corner lies. */
export type CornerEdge = 'top' | 'bottom';

/**
 * The free corner at the right end of a board’s drawing, as a grid of rows: how many unit squares at the end of
 * each row have nothing of the board in them, from the edge inwards.
 */
export type FreeCorner = readonly number[];

/** The free corner of a board at the right end of an edge. */
export function freeCorner(layout: Layout, edge: CornerEdge): FreeCorner {
  const { sites, width, height } = layout.topology;
  const taken = sites.map((_, site) => boundsOf(layout, site));
  const isFree = (column: number, row: number) =>
    taken.every(
      ({ left, top, right, bottom }) =>
        right <= column || left >= column + 1 || bottom <= row || top >= row + 1,
    );
  const rows: number[] = [];
  for (let fromEdge = 0; fromEdge < height; fromEdge++) {
    const row = edge === 'top' ? fromEdge : height - 1 - fromEdge;
    let free = 0;
    while (free < width && isFree(width - 1 - free, row)) free++;
    if (free === 0) break;
    rows.push(free);
  }
  return rows;
}

/** The least room for a hand: a row at the edge, and in the next one the words that say whose it is. */
const LEAST: FreeCorner = [3, 2];

/** Whether the hands of both players have room in the corners of a board, whichever player sits below. */
export const hasRoomForHands = (topology: Topology): boolean =>
  [false, true].every((flipped) =>
    (['top', 'bottom'] as const).every((edge) => {
      const free = freeCorner(layoutOf(topology, flipped, false), edge);
      return LEAST.every((least, row) => (free[row] ?? 0) >= least);
    }),
  );

/** A part of a drawing, in squares of the board. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The gap between a tray and the squares beside it. */
const GAP = 0.08;

/**
 * The tray for a hand in a free corner: it ends where the squares do at the right and above, and where the drawing does below,
 * so that the names of the files beside it are in sight.
 */
export function trayIn(layout: Layout, free: FreeCorner, edge: CornerEdge): Box {
  const { width } = layout.topology;
  const end = layout.top + layout.height - EDGE_ROOM;
  const [top, bottom] = edge === 'top' ? [0, 1 - GAP] : [end - 1 + GAP, end];
  return { left: width - at(free, 0) + GAP, top, right: width, bottom };
}

/** The columns and rows of a tray in which so many pieces are as large as they can be, with room for three at least. */
export function trayFor(pieces: number): { readonly columns: number; readonly rows: number } {
  const room = at(LEAST, 0);
  for (let rows = 1; ; rows++) {
    const columns = Math.max(room * rows, Math.ceil(pieces / rows));
    // In one more row they would be no larger.
    if (columns <= room * (rows + 1)) return { columns, rows };
  }
}
