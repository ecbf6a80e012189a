import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { PlayState, PlayStore } from '../../store/playStore.ts';

/** The store of the game on the screen. */
export const PlayContext = createContext<PlayStore | null>(null);

/** Something of the game on the screen; the component follows it. */
export function usePlay<T>(select: (state: PlayState) => T): T {
  const store = useContext(PlayContext);
  if (!store) throw new Error('There is no game around this component.');
  return useStore(store, select);
}
