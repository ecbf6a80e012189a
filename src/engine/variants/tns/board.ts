import type { Site } from '../../topology/site.ts';
import { squaresLike } from '../../topology/squares.ts';
import { shapeOf } from '../../topology/topology.ts';
import type { Side } from '../../rules/side.ts';
import { WHITE, bySide } from '../../rules/side.ts';

export const board = squaresLike(
  ['   +   ', '  +++  ', ' +++++ ', '+++++++', '+++++++', '+++++++', ' +++++ ', '  +++  ', '   +   '],
  'b1',
);

/** The three far ranks, where that side promotes (TNS, promotion). */
export const zones = bySide(
  (side: Side): ReadonlySet<Site> =>
    new Set(
      [...board.sites.keys()].filter((site) => {
        const { row } = shapeOf(board, site);
        return side === WHITE ? row >= 6 : row <= 2;
      }),
    ),
);

const inZones = bySide((side) => board.sites.map((_, site) => zones[side].has(site)));

/** Whether a square is in the zone of that side. */
export const isInZone = (site: Site, side: Side): boolean => inZones[side][site] === true;
