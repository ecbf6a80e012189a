import * as v from 'valibot';
import { persist } from './persisted.ts';
import { storedStrings, withStrings } from './strings.ts';

const progressSchema = v.fallback(v.object({ solved: storedStrings }), { solved: [] });

export interface ProgressState {
  /** Which tasks were solved: the id of the rulebook's first variant, a slash, the id of the task. */
  readonly solved: readonly string[];
  readonly solve: (...tasks: readonly string[]) => void;
}

/** What was solved, of whatever is stored. */
export const readProgress = (stored: unknown): Pick<ProgressState, 'solved'> =>
  v.parse(progressSchema, stored);

/** What somebody has learnt, kept on the device as far as that is possible. */
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
