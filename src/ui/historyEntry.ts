import * as v from 'valibot';
import type { ChoiceId } from '../engine/rules/move.ts';
import { choiceSchema } from '../store/document/choice.ts';
import { revisionSchema } from '../engine/game/identity.ts';

/**
 * Which game the page shows, kept in the browser’s history beside the address. It survives a reload. A link
 * that somebody opens has none, which distinguishes that visit from a page that continues.
 */
export interface HistoryEntry {
  readonly game: string;
  /** Null for the saved game, whatever its revision. */
  readonly revision: number | null;
}

const entrySchema = v.object({
  game: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000)),
  revision: v.fallback(v.nullable(revisionSchema), null),
});

/** The entry beside the current address; null if there is none of ours. */
export function currentEntry(): HistoryEntry | null {
  const state = v.safeParse(entrySchema, history.state);
  return state.success ? state.output : null;
}

const picksSchema = v.object({ picked: v.array(choiceSchema) });

/**
 * The choices picked beside the current address, in a game to which nothing has happened yet, so that the
 * device does not save it; null if the address is not ours.
 */
export function currentPicks(): readonly ChoiceId[] | null {
  const state = v.safeParse(picksSchema, history.state);
  return state.success ? state.output.picked : null;
}

/** The state beside the address of a new game that this page begins. */
export const OURS = { picked: [] };

/** The entry for the address of a saved game. */
export const entryOfSaved = (game: string): HistoryEntry => ({ game, revision: null });
