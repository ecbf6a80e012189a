import { useMemo } from 'react';
import { currentPosition } from '../../engine/game/game.ts';
import { reachView } from '../../engine/game/reach.ts';
import type { LensView } from '../../engine/rules/lens.ts';
import { EMPTY } from '../../engine/rules/piece.ts';
import { pieceAt } from '../../engine/rules/position.ts';
import { usePlay } from '../game/PlayContext.ts';
import { useExplore } from './ExploreContext.ts';
import { useSideReach } from './useSideReach.ts';

/**
 * The reach of the picked piece or of a side; null if nobody wants to see it, if no piece is picked, and until that of a
 * side is found.
 */
export function useReach(): LensView | null {
  const reach = useExplore((state) => state.reach);
  const game = usePlay((state) => state.game);
  const selection = usePlay((state) => state.selection);
  const isOfSide = reach === 'mover' || reach === 'other';
  const ofSide = useSideReach(game.variant, currentPosition(game), isOfSide ? reach : null);
  const ofPiece = useMemo(() => {
    const [first] = selection?.picked ?? [];
    const position = currentPosition(game);
    if (reach === null || reach === 'mover' || reach === 'other') return null;
    if (first?.kind !== 'site' || pieceAt(position.board, first.site) === EMPTY) return null;
    return reachView(game.variant, position, first.site, reach);
  }, [reach, game, selection]);
  return isOfSide ? ofSide : ofPiece;
}
