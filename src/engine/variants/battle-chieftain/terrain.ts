import { SIDES } from '../../rules/side.ts';
import type { Terrain } from '../../rules/terrain.ts';
import type { ChieftainBoard } from './board.ts';
import { message } from './message.ts';

export const terrain = ({ walls }: ChieftainBoard): Terrain[] =>
  SIDES.flatMap((side) =>
    [...walls[side]].map((site): Terrain => ({
      kind: 'wall',
      site,
      side,
      label: message({ id: 'battle-chieftain/wall-of', side }),
      meaning: message({ id: 'battle-chieftain/wall-means', side }),
    })),
  );
