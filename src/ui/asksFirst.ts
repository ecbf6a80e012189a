import { settings } from '../store/settings.ts';

/**
 * Whether a picked move waits for confirmation. What a move does is previewed under a pointer that hovers; without one, it is
 * shown before it is made.
 */
export const asksFirst = (involved: boolean): boolean =>
  settings.getState().confirm || (involved && matchMedia('(hover: none)').matches);
