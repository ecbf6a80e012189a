import type { StoreApi } from 'zustand';
import { seatComputer } from '../../store/computer/opponent.ts';
import { claimGame } from '../../store/computer/claimGame.ts';
import { sharedThinker } from '../../store/computer/sharedThinker.ts';
import type { PlayStore } from '../../store/playStore.ts';
import { paceOf, settings } from '../../store/settings.ts';

/**
 * Lets the computer play its sides of a game, as long as the page is in view and `isOurs` says that no other page
 * has changed the game. Returns the function that ends this.
 */
export const computerAt = (store: PlayStore, isOurs: StoreApi<boolean>): (() => void) =>
  seatComputer(store, {
    thinker: sharedThinker,
    pace: () => paceOf(settings.getState()),
    isPresent: () => document.visibilityState === 'visible' && isOurs.getState(),
    watch: (look) => {
      document.addEventListener('visibilitychange', look);
      const unsubscribe = isOurs.subscribe(look);
      return () => {
        document.removeEventListener('visibilitychange', look);
        unsubscribe();
      };
    },
    claim: claimGame,
    newSeed: () => Math.floor(Math.random() * 2 ** 31),
  });
