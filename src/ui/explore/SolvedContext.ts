import { createContext, useContext } from 'react';
import type { Solved, SolvedPositions } from '../../engine/tree/solved.ts';
import { reachedBy } from '../../engine/tree/solved.ts';
import { usePlay } from '../game/PlayContext.ts';

export const NOTHING_SOLVED: SolvedPositions = new Map();

/** What is certain about the positions of the tree on the screen. */
export const SolvedContext = createContext(NOTHING_SOLVED);

/** What is certain about the position on the board; null for nothing. */
export function useSolvedHere(): Solved | null {
  const game = usePlay((state) => state.game);
  return useContext(SolvedContext).get(reachedBy(game)) ?? null;
}
