import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { memo } from '../../engine/memo.ts';
import type { GameDocument } from '../../store/document/document.ts';
import type { PlayState } from '../../store/playState.ts';
import type { PlayActions, PlayStore } from '../../store/playStore.ts';

/** The store of the game on the screen. */
export const PlayContext = createContext<PlayStore | null>(null);

/**
 * The state with the parts of the document at the same level, so that a component need not know what the
 * document holds.
 */
interface Seen extends GameDocument, PlayState, PlayActions {}

const seen = memo((state: PlayState & PlayActions): Seen => ({ ...state.document, ...state }));

/** The store of the game on the screen, for what happens later. */
export function usePlayStore(): PlayStore {
  const store = useContext(PlayContext);
  if (!store) throw new Error('There is no game around this component.');
  return store;
}

/** A part of the state of the game on the screen; the component rerenders when it changes. */
export function usePlay<T>(select: (state: Seen) => T): T {
  return useStore(usePlayStore(), (state) => select(seen(state)));
}
