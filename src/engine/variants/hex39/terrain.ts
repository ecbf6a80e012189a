import { SIDES } from '../../rules/side.ts';
import type { Terrain } from '../../rules/terrain.ts';
import { castles } from './board.ts';
import { message } from './message.ts';

export const terrain = (): Terrain[] =>
  SIDES.map((side) => ({
    kind: 'castle',
    site: castles[side],
    side,
    label: message({ id: 'hex39/castle-of', side }),
    meaning: message({ id: 'hex39/castle-means', side }),
  }));
