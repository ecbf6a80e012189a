import type { Identity } from '../engine/game/identity.ts';
import { isRevision } from '../engine/game/identity.ts';
import { isObject } from '../engine/isObject.ts';
import type { ChoiceId } from '../engine/rules/move.ts';
import { isChoice } from '../store/document/choice.ts';

/**
 * Which game the page shows, kept in the browser’s history beside the address. It survives a reload. A link
 * that somebody opens has none, which distinguishes that visit from a page that continues.
 */
export interface HistoryEntry {
  readonly game: string;
  /** Null for the saved game, whatever its revision. */
  readonly revision: number | null;
}

/** Whether a value beside the address can be the id of something that the device has. */
export const isKey = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= 1000;

/** The entry beside the current address; null if there is none of ours. */
export function currentEntry(): HistoryEntry | null {
  const state: unknown = history.state;
  if (!isObject(state) || !isKey(state.game)) return null;
  return { game: state.game, revision: isRevision(state.revision) ? state.revision : null };
}

/**
 * The choices picked beside the current address, in a game to which nothing has happened yet, so that the
 * device does not save it; null if the address is not ours.
 */
export function currentPicks(): readonly ChoiceId[] | null {
  const state: unknown = history.state;
  if (!isObject(state) || !Array.isArray(state.picked)) return null;
  return state.picked.every(isChoice) ? state.picked : null;
}

/** The state beside the address of a new game that this page begins. */
export const OURS = { picked: [] };

/** The entry for the address of a game in a certain state. */
export const entryOf = ({ id, revision }: Identity): HistoryEntry => ({ game: id, revision });

/** The entry for the address of a saved game. */
export const entryOfSaved = (game: string): HistoryEntry => ({ game, revision: null });
