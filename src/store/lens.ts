import { createStore } from 'zustand/vanilla';

/** Which lens is on the boards of this page. It is forgotten with the page. */
export interface LensState {
  /** The id of the lens that is on until it is put away; null for none. */
  readonly saved: string | null;
  /** The id of the lens that is shown for as long as a key is held. */
  readonly last: string;
  readonly isHeld: boolean;
  readonly keep: (id: string | null) => void;
  readonly hold: (isHeld: boolean) => void;
}

/** What is shown to whoever holds the key without having chosen a lens; every board has it. */
export const FIRST_LENS = 'attacked-by-both';

export const lensStore = createStore<LensState>()((set) => ({
  saved: null,
  last: FIRST_LENS,
  isHeld: false,
  keep: (saved) => {
    set(saved === null ? { saved } : { saved, last: saved });
  },
  hold: (isHeld) => {
    set({ isHeld });
  },
}));

/** The id of the lens that is to be seen; null for none. */
export const lensInUse = ({ saved, last, isHeld }: LensState): string | null =>
  saved ?? (isHeld ? last : null);
