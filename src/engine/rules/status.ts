import type { Move } from './move.ts';
import type { Outcome } from './outcome.ts';

/** The state of a game at a position: everything found by looking at it once. */
export interface Status<M extends Move = Move> {
  /** How the game has ended, as far as the position and its history decide it; null while it goes on. */
  readonly outcome: Outcome | null;
  /** Every legal move; none when the game is over. */
  readonly moves: readonly M[];
  /** Moves that a person would think legal but that a rule of the variant forbids. */
  readonly forbidden: readonly M[];
}

const NOTHING: readonly never[] = [];

/** The status of a game that is over. */
export const over = (outcome: Outcome): Status<never> => ({ outcome, moves: NOTHING, forbidden: NOTHING });

/**
 * Copied for each game that goes on. V8 remembers of a literal that its objects live long, as the statuses of
 * games do, and would allocate those only looked at among the old objects too.
 */
const GOING_ON: Status<never> = { outcome: null, moves: NOTHING, forbidden: NOTHING };

/**
 * The status of a game in which these moves are legal. If there are none, the game has ended with the outcome
 * `stuck`.
 */
export const open = <M extends Move>(
  moves: readonly M[],
  stuck: Outcome,
  forbidden: readonly M[] = NOTHING,
): Status<M> => ({ ...GOING_ON, outcome: moves.length === 0 ? stuck : null, moves, forbidden });
