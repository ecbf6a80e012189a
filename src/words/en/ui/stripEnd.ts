// How a game ended, at a player’s edge of the table.
import type { Outcome } from '../../../engine/rules/outcome.ts';
import type { Side } from '../../../engine/rules/side.ts';
import { outcomeSentence, winWords } from '../outcomes.ts';

/** The outcome as words beside the name of a side: `wins by checkmate.`, `lost`; `nameOf` says what the other is called. */
export function endOf(outcome: Outcome, side: Side, nameOf?: (side: Side) => string): string {
  if (outcome.winner === null) return outcomeSentence(outcome);
  return outcome.winner === side ? winWords(outcome, nameOf) : 'lost';
}
