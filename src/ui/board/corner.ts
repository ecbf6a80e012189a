import { at } from '../../engine/at.ts';
import type { Topology } from '../../engine/topology/topology.ts';
import type { Layout } from './geometry.ts';
import { boundsOf, layoutOf } from './geometry.ts';

/** The edge of the drawing at which a corner lies. */
export type CornerEdge = 'top' | 'bottom';

/**
 * The free corner at the right end of a board’s drawing, as a grid of rows: how many unit squares at the end of
 * each row have nothing of the board in them, from the edge inwards.
 */
export type FreeCorner = readonly number[];

/** The place of a piece in the grid of a corner, both from 1: the row from above, the column from the left. */
export interface CornerPlace {
  readonly gridRow: number;
  readonly gridColumn: number;
}

/** The least number of free squares in which a hand has room. */
const ROOM_FOR_A_HAND = 4;

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

/** Whether the hands of both players have room in the corners of a board, whichever player sits below. */
export const hasRoomForHands = (topology: Topology): boolean =>
  [false, true].every((flipped) =>
    (['top', 'bottom'] as const).every(
      (edge) => roomIn(freeCorner(layoutOf(topology, flipped, false), edge)) >= ROOM_FOR_A_HAND,
    ),
  );

const roomIn = (corner: FreeCorner): number => corner.reduce((sum, free) => sum + free, 0);

/** A corner with squares so small that all pieces of a hand have room in it. */
export function cornerFor(corner: FreeCorner, pieces: number): FreeCorner {
  const parts = Math.max(1, Math.ceil(Math.sqrt(pieces / roomIn(corner))));
  return corner.flatMap((free) => Array.from({ length: parts }, () => free * parts));
}

/** The places of the pieces of a hand: row by row from the edge, each row filled up to its right end. */
export function cornerPlaces(corner: FreeCorner, edge: CornerEdge, pieces: number): readonly CornerPlace[] {
  const columns = at(corner, 0);
  const places: CornerPlace[] = [];
  corner.forEach((free, fromEdge) => {
    const here = Math.min(free, pieces - places.length);
    for (let i = 0; i < here; i++)
      places.push({
        gridRow: edge === 'top' ? fromEdge + 1 : corner.length - fromEdge,
        gridColumn: columns - here + i + 1,
      });
  });
  return places;
}
