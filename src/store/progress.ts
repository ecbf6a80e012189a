import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { persist } from 'zustand/middleware';

const progressSchema = v.object({ solved: v.fallback(v.array(v.string()), []) });

export interface ProgressState {
  /** Which tasks were solved: the id of the rulebook's first variant, a slash, the id of the task. */
  readonly solved: readonly string[];
  readonly solve: (task: string) => void;
}

/** What somebody has learnt, kept on the device as far as that is possible. */
export const progress = createStore<ProgressState>()(
  persist(
    (set) => ({
      solved: [],
      solve: (task) => {
        set(({ solved }) => (solved.includes(task) ? {} : { solved: [...solved, task] }));
      },
    }),
    {
      name: 'oddboard-progress',
      partialize: ({ solved }) => ({ solved }),
      merge: (stored, initial) => {
        const read = v.safeParse(progressSchema, stored);
        return { ...initial, solved: read.success ? read.output.solved : [] };
      },
    },
  ),
);
