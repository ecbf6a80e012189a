import { useMemo } from 'react';
import { currentPosition } from '../../engine/game/game.ts';
import { reachView } from '../../engine/game/reach.ts';
import type { LensView } from '../../engine/rules/lens.ts';
import { EMPTY } from '../../engine/rules/piece.ts';
import { pieceAt } from '../../engine/rules/position.ts';
import { usePlay } from '../game/PlayContext.ts';
import { useExplore } from './ExploreContext.ts';

/** The reach of the picked piece; null if none is picked, or if nobody wants to see it. */
export function useReach(): LensView | null {
  const reach = useExplore((state) => state.reach);
  const game = usePlay((state) => state.game);
  const selection = usePlay((state) => state.selection);
  return useMemo(() => {
    const [first] = selection?.picked ?? [];
    const position = currentPosition(game);
    if (reach === null || first?.kind !== 'site' || pieceAt(position.board, first.site) === EMPTY)
      return null;
    return reachView(game.variant, position, first.site, reach);
  }, [reach, game, selection]);
}
