import type { Move } from '../../rules/move.ts';
import type { Position } from '../../rules/position.ts';
import { at } from '../../at.ts';
import { descend, enter, leave } from '../line.ts';
import { MOST_PLIES } from '../search.ts';
import type { Prover } from './prover.ts';
import { isForbidden, isReached, lookAt, mayClaim, countNear, stuckOutcome } from './prover.ts';

// The last turn: short searches that never pause.

/** Plays a move and asks about the position after it; null if the move is forbidden. */
function after<P extends Position, M extends Move>(
  prover: Prover<P, M>,
  ply: number,
  move: M,
  ask: (isSameSide: boolean) => boolean,
): boolean | null {
  const { search } = prover;
  descend(search, ply, move);
  if (isForbidden(prover, ply + 1)) return null;
  enter(search, ply + 1);
  const answer = ask(at(search.positions, ply + 1).turn === at(search.positions, ply).turn);
  leave(search, ply + 1);
  return answer;
}

/** Whether the side to move, whose goal it is, reaches it with what is left of its turn. */
export function reachesNow<P extends Position, M extends Move>(prover: Prover<P, M>, ply: number): boolean {
  const { search, goal } = prover;
  if (ply >= MOST_PLIES) return cut(prover);
  const { outcome, moves } = lookAt(prover, ply);
  if (outcome) return isReached(prover, outcome);
  if (goal.goal === 'draw' && mayClaim(prover, ply)) {
    prover.choices[ply] = null;
    return true;
  }
  const forbidden = countNear(prover, ply);
  const isAny = goal.goal === 'draw' || moves.length <= forbidden;
  const some = isAny ? moves : search.game.searching.mayWin(at(search.positions, ply), moves, forbidden);
  let isStuck = isAny;
  for (const move of some) {
    const answer = after(prover, ply, move, (isSameSide) =>
      isSameSide ? reachesNow(prover, ply + 1) : isReachedByReplies(prover, ply + 1),
    );
    if (answer !== null) isStuck = false;
    if (answer !== true) continue;
    prover.choices[ply] = move;
    return true;
  }
  return isStuck && isReached(prover, stuckOutcome(prover, ply));
}

/** Whether the goal is reached at the start of the other side's turn, or by all that this side can do in it. */
export function isReachedByReplies<P extends Position, M extends Move>(
  prover: Prover<P, M>,
  ply: number,
): boolean {
  const { search, goal } = prover;
  if (ply >= MOST_PLIES) return cut(prover);
  const { outcome, moves } = lookAt(prover, ply);
  if (outcome) return isReached(prover, outcome);
  const { repetition, mayLoseByMoving } = search.game.searching;
  if (goal.goal === 'win' && (mayClaim(prover, ply) || (!mayLoseByMoving && repetition !== 'forbidden')))
    return false;
  let isStuck = true;
  for (const move of moves) {
    const answer = after(prover, ply, move, (isSameSide) =>
      isSameSide
        ? isReachedByReplies(prover, ply + 1)
        : (goal.goal === 'draw' || mayLoseByMoving) && isOver(prover, ply + 1),
    );
    if (answer !== null) isStuck = false;
    if (answer === false) return false;
  }
  return !isStuck || isReached(prover, stuckOutcome(prover, ply));
}

/** Whether the game is over with the goal reached at a ply where the side has no turn left. */
function isOver<P extends Position, M extends Move>(prover: Prover<P, M>, ply: number): boolean {
  const { outcome, moves } = lookAt(prover, ply);
  if (outcome) return isReached(prover, outcome);
  // With every move forbidden the game is over too, though hardly as the side to move would like it.
  return moves.every((move) => after(prover, ply, move, () => false) === null)
    ? isReached(prover, stuckOutcome(prover, ply))
    : false;
}

/** A line that is too long to be followed is taken not to reach the goal, and the prover then knows less. */
export function cut(prover: { isCut: boolean }): boolean {
  prover.isCut = true;
  return false;
}
