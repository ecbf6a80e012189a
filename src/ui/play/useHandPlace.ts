import { useMemo } from 'react';
import type { Variant } from '../../engine/rules/variant.ts';
import { hasRoomForHands } from '../board/corner.ts';
import type { SeatPlan } from '../game/orientation.ts';
import { useMedia } from '../useMedia.ts';
import { useSettings } from '../useSettings.ts';

/** Where the pieces in hand are shown: in free corners of the board, in the players’ strips, or nowhere. */
export type HandPlace = 'none' | 'corners' | 'strips';

/**
 * Where the pieces in hand are shown. The strips have them where a corner cannot: for a player who sits
 * opposite, on a board that scrolls, and in a low window, where the corners are too small for fingers.
 */
export function useHandPlace({ hasHands, topology }: Variant, { turned }: SeatPlan): HandPlace {
  const { boardSize } = useSettings();
  const isLow = useMedia('(orientation: landscape) and (max-height: 480px)');
  const hasRoom = useMemo(() => hasHands && hasRoomForHands(topology), [hasHands, topology]);
  if (!hasHands) return 'none';
  return hasRoom && turned === null && boardSize === 'fitting' && !isLow ? 'corners' : 'strips';
}
