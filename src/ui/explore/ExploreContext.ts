import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { ExploreActions, ExploreState, ExploreStore } from '../../store/explore/exploreState.ts';

/** The store of the tree on the screen. */
export const ExploreContext = createContext<ExploreStore | null>(null);

export function useExploreStore(): ExploreStore {
  const store = useContext(ExploreContext);
  if (!store) throw new Error('There is no tree around this component.');
  return store;
}

/** A part of the state of the tree on the screen; the component rerenders when it changes. */
export const useExplore = <T>(select: (state: ExploreState & ExploreActions) => T): T =>
  useStore(useExploreStore(), select);
