import type { CSSProperties } from 'react';
import type { Variant } from '../../engine/rules/variant.ts';
import { layoutOf } from '../board/geometry.ts';
import type { HandPlace } from './useHandPlace.ts';

/** What the style sheet of a screen with a game has to know, to make the board as large as it can be. */
export function gameSizes({ topology }: Variant, labelled: boolean, handPlace: HandPlace): CSSProperties {
  const { width, height } = layoutOf(topology, false, labelled);
  return {
    '--aspect': width / height,
    '--hand-rows': handPlace === 'strips' ? 1 : 0,
    '--with-hands': handPlace === 'none' ? 0 : 1,
    '--hand-columns': handPlace === 'beside' ? 1 : 0,
  } as CSSProperties;
}
