import type { Variant } from '../../engine/rules/variant.ts';
import type { Point } from '../../engine/topology/site.ts';
import { isOnHexes } from './geometry.ts';

/**
 * The background of a piece drawn by its moves: it has the shape of the board’s sites, to fit within them.
 */
export interface Tile {
  /** On the figures’ grid, a little smaller than a site, so that a mark below stays visible around it. */
  readonly outline: string;
  /**
   * The distance of a place from the centre in the outline’s own measure: equal for all places on its edge.
   */
  readonly distance: (place: Point) => number;
}

/** The distance from the centre of a tile to the middle of its side, on the figures’ grid. */
const HALF = 18;
const CORNER = HALF / Math.cos(Math.PI / 6);

const SQUARE: Tile = {
  outline: 'M10 6.5h28a4 4 0 0 1 4 4v28a4 4 0 0 1 -4 4h-28a4 4 0 0 1 -4 -4v-28a4 4 0 0 1 4 -4z',
  distance: ([x, y]) => Math.max(Math.abs(x), Math.abs(y)),
};

const HEX: Tile = {
  outline: `M24 ${String(24.5 - CORNER)}l${String(HALF)} ${String(CORNER / 2)}v${String(CORNER)}l${String(-HALF)} ${String(CORNER / 2)}l${String(-HALF)} ${String(-CORNER / 2)}v${String(-CORNER)}z`,
  distance: ([x, y]) => Math.max(Math.abs(x), Math.abs(x) / 2 + Math.abs(y) * Math.cos(Math.PI / 6)),
};

export const tileOf = ({ topology }: Variant): Tile => (isOnHexes(topology) ? HEX : SQUARE);
