import type { PlayStore } from '../../src/store/playStore.ts';
import { readTyped } from '../../src/store/typed.ts';

/** Types a move, as a notation or an action string; whether there is such a move. */
export const typed = (store: PlayStore, text: string): boolean =>
  store.getState().say((game) => readTyped(game, text));
