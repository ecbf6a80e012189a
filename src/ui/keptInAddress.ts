import * as v from 'valibot';

const stateSchema = v.object({ game: v.string() });

/**
 * Which kept game the page shows. It stands beside the address, not in it: to somebody else, on another
 * device, it would mean nothing. A reload keeps it, a link that is opened has none.
 */
export function keptInAddress(): string | null {
  const state = v.safeParse(stateSchema, history.state);
  return state.success ? state.output.game : null;
}

/** What is to stand beside the address of a kept game. */
export const stateFor = (kept: string | null): { readonly game: string } | null =>
  kept === null ? null : { game: kept };
