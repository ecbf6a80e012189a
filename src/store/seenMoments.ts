import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { persist } from 'zustand/middleware';
import type { Moment } from '../engine/rules/moment.ts';
import type { Variant } from '../engine/rules/variant.ts';

const seenSchema = v.object({ dismissed: v.fallback(v.array(v.string()), []) });

export interface SeenMomentsState {
  /** Which moments were dismissed for good, by their keys. */
  readonly dismissed: readonly string[];
  readonly dismiss: (key: string) => void;
  /** Forgets what was dismissed. */
  readonly forget: () => void;
}

/** Under which name it is remembered that a moment was dismissed; the boards of one name share it. */
export const momentKey = ({ name }: Variant, { id }: Moment): string => `${name}/${id}`;

/** Which rules somebody has been told, kept on the device as far as that is possible. */
export const seenMoments = createStore<SeenMomentsState>()(
  persist(
    (set) => ({
      dismissed: [],
      dismiss: (key) => {
        set(({ dismissed }) => (dismissed.includes(key) ? {} : { dismissed: [...dismissed, key] }));
      },
      forget: () => {
        set({ dismissed: [] });
      },
    }),
    {
      name: 'oddboard-moments',
      partialize: ({ dismissed }) => ({ dismissed }),
      merge: (stored, initial) => {
        const read = v.safeParse(seenSchema, stored);
        return { ...initial, dismissed: read.success ? read.output.dismissed : [] };
      },
    },
  ),
);
