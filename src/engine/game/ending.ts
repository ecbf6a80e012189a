import type { DrawReason, Outcome } from '../rules/outcome.ts';
import { draw, win } from '../rules/outcome.ts';
import type { Side } from '../rules/side.ts';
import { otherSide } from '../rules/side.ts';
import type { Game } from './game.ts';
import { currentPosition, outcomeOf, historyAt } from './game.ts';

export const resignationBy = (side: Side): Outcome => win(otherSide(side), 'resignation');
/** The end when a side’s time has run out. */
export const timeoutOf = (side: Side): Outcome => win(otherSide(side), 'timeout');
export const agreedDraw: Outcome = draw('agreement');

/** Whether an outcome is none of the rules of a variant: players resign, agree and run out of time in every game. */
export const isByPlayers = ({ reason }: Outcome): boolean =>
  reason === 'resignation' || reason === 'timeout' || reason === 'agreement';

/** The draws that the player to move may claim now; none when the game is over. */
export function claimsIn(game: Game): DrawReason[] {
  if (outcomeOf(game)) return [];
  return game.variant.claims(currentPosition(game), historyAt(game, game.steps.length));
}

/**
 * Whether the players may end the game with this outcome now: by resignation, agreement, a timeout, or a
 * valid claim.
 */
export function mayEnd(game: Game, outcome: Outcome): boolean {
  if (outcomeOf(game)) return false;
  return isByPlayers(outcome) || claimsIn(game).some((claim) => claim === outcome.reason);
}
