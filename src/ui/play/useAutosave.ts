import type { LoadingMessage } from '../../engine/rules/loading.ts';
import { useEffect, useState } from 'react';
import type { Autosave } from '../../store/library/autosave.ts';
import { tellTrouble } from '../../store/library/trouble.ts';
import { runningClock } from '../../store/document/clock.ts';
import type { Seated } from './useSeat.ts';

/** Milliseconds between two writes of a running clock: nobody knows when a page is closed for good. */
const TIMEKEEPING = 1000;

/** Autosave for the game on the screen; null until it is loaded. */
export function useAutosave(seated: Seated | null): Autosave | null {
  const [loaded, setLoaded] = useState<{ readonly autosave: Autosave; readonly of: Seated } | null>(null);
  useEffect(() => {
    if (!seated) return;
    const { store, keeping } = seated;
    let isSeated = true;
    let stop: (() => void) | null = null;
    import('./keeping.ts').then(
      ({ autosaveOf, askToKeep }) => {
        if (!isSeated) return;
        const autosave = autosaveOf(store, keeping);
        // Never unsubscribed: it may still have something to write after the game has left the screen.
        autosave.state.subscribe((state, before) => {
          if (state.isSaved !== before.isSaved || state.trouble !== before.trouble)
            tellTrouble(state.trouble);
        });
        const writeTime = () => {
          if (runningClock(store.getState().document)) autosave.write();
        };
        const stopAsking = store.subscribe((state) => void askToKeep(state.document.game.steps.length));
        const timekeeping = setInterval(writeTime, TIMEKEEPING);
        const writeUnseen = () => {
          writeTime();
          autosave.retry();
        };
        const onVisibility = () => {
          if (document.visibilityState === 'hidden') writeUnseen();
        };
        document.addEventListener('visibilitychange', onVisibility);
        addEventListener('pagehide', writeUnseen);
        stop = () => {
          clearInterval(timekeeping);
          document.removeEventListener('visibilitychange', onVisibility);
          removeEventListener('pagehide', writeUnseen);
          writeTime();
          stopAsking();
        };
        setLoaded({ autosave, of: seated });
      },
      () => {
        tellTrouble({ id: 'loading/keeping' } satisfies LoadingMessage);
      },
    );
    return () => {
      isSeated = false;
      stop?.();
    };
  }, [seated]);
  // The autosave of the previous game is not for this one.
  return loaded?.of === seated ? loaded.autosave : null;
}
