import type { CSSProperties } from 'react';
import { memo as remembering } from '../../engine/memo.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import type { Topology } from '../../engine/topology/topology.ts';
import { hasCrossings } from '../../engine/topology/topology.ts';
import { layoutOf } from '../board/geometry.ts';
import type { HandPlace } from './useHandPlace.ts';

/** Where the squares or hexes of a board begin and end from left to right. */
const sidesOf = remembering(({ sites }: Topology): readonly [number, number] => {
  const across = sites.flatMap(({ kind, outline }) => (kind === 'crossing' ? [] : outline.map(([x]) => x)));
  return [Math.min(...across), Math.max(...across)];
});

/** What the style sheet of a screen with a game has to know, to make the board as large as it can be. */
export function gameSizes({ topology }: Variant, labelled: boolean, handPlace: HandPlace): CSSProperties {
  const { left, width, height } = layoutOf(topology, false, labelled);
  const [from, to] = sidesOf(topology);
  return {
    '--aspect': width / height,
    // Between the edges of the drawing and those of the squares, as shares of its width.
    '--before-squares': (from - left) / width,
    '--after-squares': (left + width - to) / width,
    // At the ends of such a board there are only pieces on its outermost lines, and there are few of those.
    '--bleed': hasCrossings(topology) ? 1 : 0,
    '--hand-rows': handPlace === 'strips' ? 1 : 0,
    '--with-hands': handPlace === 'none' ? 0 : 1,
    '--hand-columns': handPlace === 'beside' ? 1 : 0,
  } as CSSProperties;
}
