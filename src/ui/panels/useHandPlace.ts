import { useMemo } from 'react';
import type { Variant } from '../../engine/rules/variant.ts';
import { hasRoomForHands } from '../board/corner.ts';
import type { SeatPlan } from '../game/orientation.ts';
import { useMedia } from '../useMedia.ts';
import { useSettings } from '../useSettings.ts';

/** Where the pieces in hand are shown: in free corners of the board, beside it, in the strips, or nowhere. */
export type HandPlace = 'none' | 'corners' | 'beside' | 'strips';

/** Whether the strips have the buttons that need no pick: otherwise those are with the hand. */
export const hasTurnButtons = (place: HandPlace): boolean => place === 'none' || place === 'beside';

/**
 * Where the pieces in hand are shown, so that the board is as large as it can be: in its corners if they are
 * free, else beside it, except on a phone. The strips have the pieces of a player who sits opposite. On a board
 * that scrolls the corners do too, and in a low window they are too small for fingers.
 */
export function useHandPlace({ hasHands, topology }: Variant, { turned }: SeatPlan): HandPlace {
  const { boardSize } = useSettings();
  const isLow = useMedia('(orientation: landscape) and (max-height: 480px)');
  const isWide = useMedia('(min-width: 600px)');
  const hasRoom = useMemo(() => hasHands && hasRoomForHands(topology), [hasHands, topology]);
  if (!hasHands) return 'none';
  if (turned !== null) return 'strips';
  if (hasRoom && boardSize === 'fitting' && !isLow) return 'corners';
  return isWide && !isLow ? 'beside' : 'strips';
}
