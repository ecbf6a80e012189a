import type { CSSProperties } from 'react';
import type { Variant } from '../../engine/rules/variant.ts';
import { hasCrossings } from '../../engine/topology/topology.ts';
import { layoutOf } from '../board/geometry.ts';
import type { HandPlace } from './useHandPlace.ts';

/** What the style sheet of a screen with a game has to know, to make the board as large as it can be. */
export function gameSizes({ topology }: Variant, labelled: boolean, handPlace: HandPlace): CSSProperties {
  const { left, width, height } = layoutOf(topology, false, labelled);
  return {
    '--aspect': width / height,
    // Between the edges of the drawing and those of the squares, as shares of its width.
    '--before-squares': -left / width,
    '--after-squares': 1 - (topology.width - left) / width,
    // At the ends of such a board there are only pieces on its outermost lines, and there are few of those.
    '--bleed': hasCrossings(topology) ? 1 : 0,
    '--hand-rows': handPlace === 'strips' ? 1 : 0,
    '--with-hands': handPlace === 'none' ? 0 : 1,
    '--hand-columns': handPlace === 'beside' ? 1 : 0,
  } as CSSProperties;
}
