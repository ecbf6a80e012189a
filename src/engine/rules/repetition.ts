import { areSameLists, boardKey, turnKey } from './key.ts';
import type { DrawReason, Outcome } from './outcome.ts';
import { draw } from './outcome.ts';
import type { Sameness } from './history.ts';
import { mostOccurrences, pliesOf } from './history.ts';
import type { Position } from './position.ts';

/** Positions are the same if the same pieces stand on the same sites and the same side is to move. */
export const sameBoards: Sameness<Position> = {
  keyOf: ({ board, turn }) => boardKey(board) ^ turnKey(turn),
  isSame: (one, other) => one.turn === other.turn && areSameLists(one.board, other.board),
};

/** Whether this is at least that many occurrences of a position. */
const occurs = <P extends Position>(
  times: number,
  position: P,
  history: readonly P[],
  rule: Sameness<P>,
): boolean =>
  1 + mostOccurrences(history, rule) >= times && 1 + pliesOf(history, position, rule).length >= times;

/** The draw when a position has occurred for the fifth time, else null. */
export const fivefold = <P extends Position>(
  position: P,
  history: readonly P[],
  rule: Sameness<P>,
): Outcome | null => (occurs(5, position, history, rule) ? draw('fivefold') : null);

/** The claim of a draw when a position has occurred three times or more. */
export const threefoldClaim = <P extends Position>(
  position: P,
  history: readonly P[],
  rule: Sameness<P>,
): DrawReason[] => (occurs(3, position, history, rule) ? ['threefold'] : []);
