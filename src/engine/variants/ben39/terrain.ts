import type { Site } from '../../topology/site.ts';
import { BLACK, SIDES, WHITE, sideName } from '../../rules/side.ts';
import type { Terrain } from '../../rules/terrain.ts';
import { nameOf } from './board.ts';
import { strengthAt } from './carriage.ts';
import { groundOf } from './ground.ts';
import type { Ben39Position } from './position.ts';

/** The places where nothing is now, and the movable squares with who controls them. */
export function terrain(position: Ben39Position): Terrain[] {
  const { exists } = groundOf(position.places);
  const absent = exists.flatMap((isThere, site): Terrain[] =>
    isThere ? [] : [{ kind: 'absent', site, side: null, label: 'not there now' }],
  );
  return [
    ...absent,
    ...position.places.map((site): Terrain => ({
      kind: 'movable',
      site,
      side: null,
      ...controlWords(position, site),
    })),
  ];
}

/** `movable square, controlled by White, 3 to 2`, and the sentence that says so. */
function controlWords(position: Ben39Position, place: Site): Pick<Terrain, 'label' | 'remark'> {
  const [white, black] = SIDES.map((side) => strengthAt(position, place, side)) as [number, number];
  const controller = white === black ? 'nobody' : sideName(white > black ? WHITE : BLACK);
  const control = `controlled by ${controller}, ${String(Math.max(white, black))} to ${String(Math.min(white, black))}`;
  return {
    label: `movable square, ${control}`,
    remark: { text: `The movable square ${nameOf(place)} is ${control}.`, rule: 'movable-squares' },
  };
}
