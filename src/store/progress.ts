import * as v from 'valibot';
import { persist } from './persisted.ts';
import { storedStrings, withStrings } from './strings.ts';

const progressSchema = v.fallback(v.object({ solved: storedStrings }), { solved: [] });

export interface ProgressState {
  /** The solved tasks, each as the id of the rulebook’s first variant, a slash, and the id of the task. */
  readonly solved: readonly string[];
  readonly solve: (...tasks: readonly string[]) => void;
}

/** The solved tasks in a stored value of any shape. */
export const readProgress = (stored: unknown): Pick<ProgressState, 'solved'> =>
  v.parse(progressSchema, stored);

/** What the user has learnt, kept on the device if possible. */
export const progress = persist<ProgressState, Pick<ProgressState, 'solved'>>({
  part: 'progress',
  read: readProgress,
  initial: (change) => ({
    solved: [],
    solve: (...tasks) => {
      change(({ solved }) => ({ solved: withStrings(solved, tasks) }));
    },
  }),
});
