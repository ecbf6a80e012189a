import { createContext, useContext } from 'react';
import type { Reached, Solved, SolvedPositions } from '../../engine/tree/solved.ts';
import { reachedBy } from '../../engine/tree/solved.ts';
import { gameAlong } from '../../engine/tree/tree.ts';
import { useExplore } from './ExploreContext.ts';

export const NOTHING_SOLVED: SolvedPositions = new Map();

/** What is certain about the positions of the tree on the screen. */
export const SolvedContext = createContext(NOTHING_SOLVED);

/** What stands for the position at the node shown. The game on the board may have steps of its own. */
export const useReachedHere = (): Reached =>
  useExplore(({ study: { tree, path } }) => reachedBy(gameAlong(tree, path)));

/** What is certain about it; null for nothing. */
export function useSolvedHere(): Solved | null {
  const reached = useReachedHere();
  return useContext(SolvedContext).get(reached) ?? null;
}
