import type { Site } from '../../topology/site.ts';
import { hexes } from '../../topology/hexes.ts';
import { siteNamed } from '../../topology/topology.ts';
import { WHITE, bySide } from '../../rules/side.ts';

/** A hexagon with four hexes on each side, and a castle at its top and bottom. */
export const board = hexes([1, 4, 5, 6, 7, 6, 5, 4, 1]);

export const hexNamed = (name: string): Site => siteNamed(board, name);

/** The castle where each side begins (Hex 39, board). */
export const castles = bySide((side) => hexNamed(side === WHITE ? 'g1' : 'g9'));
