import type { CommonMessage } from '../../rules/commonMessage.ts';
import type { Terrain } from '../../rules/terrain.ts';
import { ring } from './board.ts';
import { contestedAt, controllerOf } from './carriage.ts';
import { groundOf } from './ground.ts';
import { message } from './message.ts';
import type { Ben39Position } from './position.ts';

/** The absent sites, vacant places of the ring among them, and the movable squares with the side that controls them. */
export function terrain(position: Ben39Position): Terrain[] {
  const { exists } = groundOf(position.places);
  const absent = exists.flatMap((isThere, site): Terrain[] => {
    const kind = ring.includes(site) ? 'vacant' : 'absent';
    return isThere
      ? []
      : [
          {
            kind,
            site,
            side: null,
            label: { id: 'common/not-there-now' } satisfies CommonMessage,
            ...(kind === 'vacant' && { meaning: message({ id: 'ben39/vacant-means' }) }),
          },
        ];
  });
  const movable = position.places.map((site): Terrain => {
    const contested = contestedAt(position, site);
    const { strengths } = contested;
    return {
      kind: 'movable',
      site,
      side: controllerOf(contested),
      label: message({ id: 'ben39/movable-square', strengths }),
      meaning: message({ id: 'ben39/movable-means' }),
      remark: { text: message({ id: 'ben39/movable-square-is', contested }), rule: 'movable-squares' },
    };
  });
  return [...absent, ...movable];
}
