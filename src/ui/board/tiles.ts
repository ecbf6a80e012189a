import type { Variant } from '../../engine/rules/variant.ts';
import type { Point } from '../../engine/topology/site.ts';
import { isOnHexes } from './geometry.ts';

/** What a piece is drawn on that is shown by its moves: as its sites are, so that it lies within them. */
export interface Tile {
  /** On the figures' grid, somewhat smaller than a site, so that a mark beneath is seen around it. */
  readonly outline: string;
  /** How far a place lies from the middle, as the outline does: all places on its edge are as far. */
  readonly distance: (place: Point) => number;
}

/** From the middle of a tile to the middle of its side, on the figures' grid. */
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
