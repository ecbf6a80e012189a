import { isRevision } from '../engine/game/identity.ts';
import { isObject } from '../engine/isObject.ts';
import { isKey } from './historyEntry.ts';

/** Which study the page shows, kept in the browser’s history beside the address, as `HistoryEntry` is for games. */
export interface StudyEntry {
  readonly study: string;
  /** Null for the saved study, whatever its revision. */
  readonly revision: number | null;
}

/** The entry beside the current address; null if there is none. */
export function currentStudy(): StudyEntry | null {
  const state: unknown = history.state;
  if (!isObject(state) || !isKey(state.study)) return null;
  return { study: state.study, revision: isRevision(state.revision) ? state.revision : null };
}

/** The entry for the address of a saved study. */
export const entryOfStudy = (study: string): StudyEntry => ({ study, revision: null });
