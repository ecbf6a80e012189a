import { createContext } from 'react';
import type { StoreApi } from 'zustand';
import type { Game } from '../../engine/game/game.ts';
import type { DrawnShape } from '../board/ShapesContext.ts';

/** What of a hint is on the board; null for nothing. */
export type ShownAdvice = {
  /** The game for which it holds. */
  readonly game: Game;
  readonly shapes: readonly DrawnShape[];
} | null;

/** Where a hint is put so that the board of the screen shows it; null for a screen that gives none. */
export const AdviceContext = createContext<StoreApi<ShownAdvice> | null>(null);
