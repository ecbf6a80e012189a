import { SIDES } from '../../rules/side.ts';
import type { Terrain } from '../../rules/terrain.ts';
import { zones } from './board.ts';
import { message } from './message.ts';

export const terrain = (): Terrain[] =>
  SIDES.flatMap((side) =>
    [...zones[side]].map((site): Terrain => ({
      kind: 'zone',
      site,
      side,
      label: message({ id: 'tns/zone-of', side }),
      meaning: message({ id: 'tns/zone-means', side }),
    })),
  );
