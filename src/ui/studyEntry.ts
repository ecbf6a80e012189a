import * as v from 'valibot';
import { revisionSchema } from '../engine/game/identity.ts';

/** Which study the page shows, kept in the browser’s history beside the address, as `HistoryEntry` is for games. */
export interface StudyEntry {
  readonly study: string;
  /** Null for the saved study, whatever its revision. */
  readonly revision: number | null;
}

const entrySchema = v.object({
  study: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000)),
  revision: v.fallback(v.nullable(revisionSchema), null),
});

/** The entry beside the current address; null if there is none. */
export function currentStudy(): StudyEntry | null {
  const state = v.safeParse(entrySchema, history.state);
  return state.success ? state.output : null;
}

/** The entry for the address of a saved study. */
export const entryOfStudy = (study: string): StudyEntry => ({ study, revision: null });
