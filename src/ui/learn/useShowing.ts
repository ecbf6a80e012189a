import { useCallback, useEffect, useRef } from 'react';
import { readAction } from '../../engine/game/action.ts';
import type { PlayStore } from '../../store/playStore.ts';

/** The time between two actions being shown, in milliseconds. */
const PACE = 900;

/** Plays actions on a board one by one, slowly enough to follow. A new call replaces the one in progress. */
export function useShowing(): (store: PlayStore, actions: readonly string[]) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  return useCallback((store, actions) => {
    const showFrom = (next: number) => {
      clearTimeout(timer.current);
      const action = actions[next];
      if (action === undefined) return;
      timer.current = setTimeout(
        () => {
          store.getState().say((game) => readAction(game, action));
          showFrom(next + 1);
        },
        next === 0 ? PACE / 3 : PACE,
      );
    };
    showFrom(0);
  }, []);
}
