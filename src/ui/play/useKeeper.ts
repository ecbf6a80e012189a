import { useEffect, useState } from 'react';
import type { Keeper } from '../../store/library/keeper.ts';
import type { KeptGame } from '../../store/library/keptGame.ts';
import { tellTrouble } from '../../store/library/trouble.ts';
import type { PlayState, PlayStore } from '../../store/playStore.ts';

/** The game on the screen. */
export interface Seated {
  readonly store: PlayStore;
  /** As what it was found on this device; null if it was not. */
  readonly kept: KeptGame | null;
  /** How it was when it came onto the screen. */
  readonly begun: PlayState;
  /** Tells one game from the next. */
  readonly number: number;
}

/** Milliseconds between two writes of a running clock. */
const TIMEKEEPING = 10_000;

/** What keeps the game on the screen, from when it is started; null until it is loaded. */
export function useKeeper(seated: Seated | null): Keeper | null {
  const [loaded, setLoaded] = useState<{ readonly keeper: Keeper; readonly of: Seated } | null>(null);
  useEffect(() => {
    if (!seated) return;
    const { store, kept } = seated;
    let isSeated = true;
    let stop: (() => void) | null = null;
    import('./keeping.ts').then(
      ({ keeperOf }) => {
        if (!isSeated) return;
        const keeper = keeperOf(store, kept);
        const stopTelling = keeper.state.subscribe((state, before) => {
          if (state.trouble !== before.trouble) tellTrouble(state.trouble);
        });
        // Nobody knows when a page is closed for good, so the running time is kept now and then.
        const timekeeping = setInterval(() => {
          const { clock } = store.getState();
          if (clock && clock.since !== null) keeper.write();
        }, TIMEKEEPING);
        stop = () => {
          clearInterval(timekeeping);
          stopTelling();
        };
        setLoaded({ keeper, of: seated });
      },
      () => {
        tellTrouble('What keeps games could not be loaded. Is there a network?');
      },
    );
    return () => {
      isSeated = false;
      stop?.();
    };
  }, [seated]);
  // The keeper of the game before knows nothing of this one.
  return loaded?.of === seated ? loaded.keeper : null;
}
