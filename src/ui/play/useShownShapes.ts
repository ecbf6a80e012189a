import { useMemo } from 'react';
import type { StoreApi } from 'zustand';
import { useStore } from 'zustand';
import type { DrawnShape } from '../board/ShapesContext.ts';
import type { ShownAdvice } from '../game/AdviceContext.ts';
import { usePlay } from '../game/PlayContext.ts';

/** What is drawn on the board: what the players have drawn, and a hint as long as its position is shown. */
export function useShownShapes(
  scribbles: readonly DrawnShape[],
  advice: StoreApi<ShownAdvice>,
): readonly DrawnShape[] {
  const shown = useStore(advice);
  const game = usePlay((state) => state.game);
  const isLast = usePlay((state) => state.cursor === state.game.steps.length);
  return useMemo(
    () => (shown?.game === game && isLast ? [...scribbles, ...shown.shapes] : scribbles),
    [scribbles, shown, game, isLast],
  );
}
