import type { Site } from '../../topology/site.ts';
import { squaresLike } from '../../topology/squares.ts';
import { shapeOf } from '../../topology/topology.ts';
import type { Side } from '../../rules/side.ts';
import { SIDES, WHITE, bySide } from '../../rules/side.ts';
import type { Terrain } from '../../rules/terrain.ts';
import { message } from './message.ts';

export const board = squaresLike(
  ['   +   ', '  +++  ', ' +++++ ', '+++++++', '+++++++', '+++++++', ' +++++ ', '  +++  ', '   +   '],
  'b1',
);

/** The far three ranks, in which that side promotes (TNS, promotion). */
export const zones = bySide(
  (side: Side): ReadonlySet<Site> =>
    new Set(
      [...board.sites.keys()].filter((site) => {
        const { row } = shapeOf(board, site);
        return side === WHITE ? row >= 6 : row <= 2;
      }),
    ),
);

export const terrain = (): Terrain[] =>
  SIDES.flatMap((side) =>
    [...zones[side]].map((site): Terrain => ({
      kind: 'zone',
      site,
      side,
      label: message({ id: 'tns/zone-of', side }),
    })),
  );
