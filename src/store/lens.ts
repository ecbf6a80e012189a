import { createStore } from 'zustand/vanilla';
import type { Lens } from '../engine/rules/lens.ts';
import type { Variant } from '../engine/rules/variant.ts';

/** The lens on the boards of this page. It is not stored. */
export interface LensState {
  /** The id of the lens that stays on until it is turned off; null for none. */
  readonly saved: string | null;
  /** The id of the lens chosen last, which is shown while the key is held; null if none has been. */
  readonly last: string | null;
  readonly isHeld: boolean;
  /** The lenses of a board; none before the code for them is loaded, with the control that chooses one. */
  readonly lensesOf: (variant: Variant) => readonly Lens[];
  readonly keep: (id: string | null) => void;
  readonly hold: (isHeld: boolean) => void;
}

/** The lens for a key held before any lens was chosen; every board has it. */
export const FIRST_LENS = 'attacked-by-both';

export const lensStore = createStore<LensState>()((set) => ({
  saved: null,
  last: null,
  isHeld: false,
  lensesOf: () => [],
  keep: (saved) => {
    set(saved === null ? { saved } : { saved, last: saved });
  },
  hold: (isHeld) => {
    set({ isHeld });
  },
}));

/** The id of the lens to show; null for none. */
export const lensInUse = ({ saved, last, isHeld }: LensState): string | null =>
  saved ?? (isHeld ? (last ?? FIRST_LENS) : null);
