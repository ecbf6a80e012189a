import * as v from 'valibot';
import { revisionSchema } from '../engine/game/identity.ts';

/**
 * Which game the page shows, beside its address. A reload keeps it; a link that somebody opens has none, and
 * that tells a page that goes on from a visit to a link.
 */
export interface HistoryEntry {
  readonly game: string;
  /** Null for the game as it is kept, however far it has come. */
  readonly revision: number | null;
}

const entrySchema = v.object({
  game: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000)),
  revision: v.fallback(v.nullable(revisionSchema), null),
});

/** What stands beside the address; null where that is nothing of ours. */
export function currentEntry(): HistoryEntry | null {
  const state = v.safeParse(entrySchema, history.state);
  return state.success ? state.output : null;
}

/** What is to stand beside the address of a game as it is kept. */
export const entryOfSaved = (game: string): HistoryEntry => ({ game, revision: null });
