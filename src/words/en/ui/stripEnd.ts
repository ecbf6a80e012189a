// How a game ended, at a player’s edge of the table.
import type { Outcome } from '../../../engine/rules/outcome.ts';
import type { Side } from '../../../engine/rules/side.ts';
import { outcomeSentence, winWords } from '../outcomes.ts';

/** The outcome as a word beside the name of a side, where a card tells how it came about. */
export const resultOf = ({ winner }: Outcome, side: Side): string =>
  winner === null ? 'draw' : winner === side ? 'won' : 'lost';

/** The outcome as words beside the name of a side where nothing else tells it: `wins by checkmate.`, `lost`. */
export function endOf(outcome: Outcome, side: Side): string {
  if (outcome.winner === null) return outcomeSentence(outcome);
  return outcome.winner === side ? winWords(outcome) : resultOf(outcome, side);
}
