import type { Side } from '../../rules/side.ts';
import { SIDES, WHITE } from '../../rules/side.ts';
import type { Terrain } from '../../rules/terrain.ts';
import type { Site } from '../../topology/site.ts';
import { zones } from './board.ts';
import { message } from './message.ts';

/** The zone of a side, from the rank on which its pieces come in. */
const inwards = (side: Side): readonly Site[] =>
  side === WHITE ? [...zones[side]] : [...zones[side]].reverse();

export const terrain = (): Terrain[] =>
  SIDES.flatMap((side) =>
    inwards(side).map((site): Terrain => ({
      kind: 'zone',
      site,
      side,
      label: message({ id: 'tns/zone-of', side }),
      meaning: message({ id: 'tns/zone-means', side }),
    })),
  );
