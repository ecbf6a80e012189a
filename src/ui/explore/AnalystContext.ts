import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Game } from '../../engine/game/game.ts';
import type { AnalystState, AnalystStore } from '../../store/analysis/analystState.ts';
import type { DrawnShape } from '../board/ShapesContext.ts';

/** What of an analysis is at the board. */
export interface ShownAnalysis {
  readonly isOn: boolean;
  /** The game for which the shapes hold; null for none. */
  readonly game: Game | null;
  readonly shapes: readonly DrawnShape[];
  /** The chance of White; null before the first is known. */
  readonly white: number | null;
}

export const NO_ANALYSIS: ShownAnalysis = { isOn: false, game: null, shapes: [], white: null };

/** The analyst of the study on the screen. */
export interface Hired {
  /** Null until it is called for the first time: its code loads on demand. */
  readonly analyst: AnalystStore | null;
  /** Calls it, and gives it something to do once it is there. */
  readonly call: (then: (analyst: AnalystStore) => void) => void;
}

export const AnalystContext = createContext<Hired>({ analyst: null, call: () => undefined });

export const useHired = (): Hired => useContext(AnalystContext);

/** Where nobody was called yet. */
const NOBODY = createStore<AnalystState | null>()(() => null);

/**
 * A part of what the analyst of the study on the screen has found, which is null until it is called; the component renders
 * again when that part changes.
 */
export function useAnalysed<T>(select: (state: AnalystState | null) => T): T {
  const { analyst } = useHired();
  return useStore<Pick<typeof NOBODY, 'getState' | 'getInitialState' | 'subscribe'>, T>(
    analyst ?? NOBODY,
    select,
  );
}
