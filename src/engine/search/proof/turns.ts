import { at } from '../../at.ts';
import type { Move } from '../../rules/move.ts';
import type { Position } from '../../rules/position.ts';
import type { Frame } from '../frame.ts';
import { praise, rankAll, takeBest } from '../order.ts';
import { descend, enter, leave } from '../line.ts';
import { MOST_PLIES } from '../search.ts';
import { NO_MOVE } from '../table.ts';
import { cut, isReachedByReplies, reachesNow } from './inOneTurn.ts';
import { decidingMove, knownAt, missedIn, note, reachedIn } from './known.ts';
import type { Prover } from './prover.ts';
import { isForbidden, isReached, lineKey, lookAt, mayClaim, stuckOutcome } from './prover.ts';

/** How many positions are looked at between two pauses, about. */
const PAUSE = 128;

/** By how much a move that attacks what is at stake ranks higher. */
const THREAT = 1 << 22;

/** What decided at the same ply before goes before captures: the same thing is often asked again. */
const DECIDED = 1 << 28;

/** Ranks the moves of the position at a ply in its frame, which it returns. */
function rankForProof<P extends Position, M extends Move>(
  { search }: Prover<P, M>,
  ply: number,
  moves: readonly M[],
  remembered: number,
): Frame<M> {
  const { searching, listing } = search.game;
  const frame = at(search.frames, ply);
  listing.fill(at(search.positions, ply), frame.list, moves);
  frame.remembered = remembered;
  rankAll(search, ply, frame);
  const { numbers, ranks } = frame;
  const [killer, otherKiller] = [search.killers[2 * ply], search.killers[2 * ply + 1]];
  for (let i = 0; i < moves.length; i++) {
    const number = numbers[i] ?? NO_MOVE;
    const slot = searching.slotOf(at(moves, number));
    if (number !== remembered && (slot === killer || slot === otherKiller))
      ranks[i] = DECIDED + (slot === killer ? 1 : 0);
  }
  return frame;
}

/** Whether it is time to let others run. */
export function isTimeToPause({ search }: Prover): boolean {
  if (search.nodes < search.pauseAt) return false;
  search.pauseAt = search.nodes + PAUSE;
  return true;
}

/**
 * Whether the side to move, whose goal it is, reaches it within so many of its turns, 1 or more, what is left of
 * this one included. Fewer turns are tried first, so that the choice it makes is among the shortest. Pauses now
 * and then.
 */
export function* reaches<P extends Position, M extends Move>(
  prover: Prover<P, M>,
  ply: number,
  turns: number,
): Generator<void, boolean> {
  const { table, low, high } = prover.search;
  for (let few = 1; few <= turns; few++) {
    const [lowHere, highHere] = [(low[ply] ?? 0) ^ lineKey(prover, ply, 2 * few + 1), high[ply] ?? 0];
    const entry = knownAt(table, lowHere, highHere);
    const reached = reachedIn(table, entry);
    if (reached > 0 && reached <= few) return true;
    if (missedIn(table, entry) >= few) continue;
    if (isTimeToPause(prover)) yield;
    const isFound = few === 1 ? reachesNow(prover, ply) : yield* reachesIn(prover, ply, few);
    if (few === 1 && !prover.isCut) note(table, lowHere, highHere, few, isFound, NO_MOVE);
    if (isFound) return true;
  }
  return false;
}

/** The same for exactly so many turns, 2 or more, when fewer have failed. Leaves its choice at the ply. */
export function* reachesIn<P extends Position, M extends Move>(
  prover: Prover<P, M>,
  ply: number,
  turns: number,
): Generator<void, boolean> {
  const { search, goal } = prover;
  if (ply >= MOST_PLIES) return cut(prover);
  const { table } = search;
  const position = at(search.positions, ply);
  const { outcome, moves } = lookAt(prover, ply);
  if (outcome) return isReached(prover, outcome);
  if (goal.goal === 'draw' && mayClaim(prover, ply)) {
    prover.choices[ply] = null;
    return true;
  }
  const lowHere = (search.low[ply] ?? 0) ^ lineKey(prover, ply, 2 * turns + 1);
  const highHere = search.high[ply] ?? 0;
  const frame = rankForProof(prover, ply, moves, decidingMove(table, knownAt(table, lowHere, highHere)));
  for (let i = 0; i < moves.length; i++) {
    descend(search, ply, at(moves, frame.numbers[i] ?? NO_MOVE));
    const next = at(search.positions, ply + 1);
    if (next.turn !== position.turn && search.game.searching.isInDanger(next))
      frame.ranks[i] = (frame.ranks[i] ?? 0) + THREAT;
  }
  let isStuck = true;
  while (frame.taken < moves.length) {
    const number = takeBest(frame);
    const move = at(moves, number);
    descend(search, ply, move);
    if (isForbidden(prover, ply + 1)) continue;
    isStuck = false;
    enter(search, ply + 1);
    const isSameSide = at(search.positions, ply + 1).turn === position.turn;
    const isFound = isSameSide
      ? yield* reaches(prover, ply + 1, turns)
      : yield* survives(prover, ply + 1, turns - 1);
    leave(search, ply + 1);
    if (!isFound) continue;
    praise(search, ply, turns);
    prover.choices[ply] = move;
    if (!prover.isCut) note(table, lowHere, highHere, turns, true, number);
    return true;
  }
  if (isStuck) return isReached(prover, stuckOutcome(prover, ply));
  if (!prover.isCut) note(table, lowHere, highHere, turns, false, NO_MOVE);
  return false;
}

/**
 * Whether the goal is reached within so many turns of the side whose goal it is, whatever the other side, which is
 * to move, does now. Pauses now and then.
 */
export function* survives<P extends Position, M extends Move>(
  prover: Prover<P, M>,
  ply: number,
  turns: number,
): Generator<void, boolean> {
  const { search, goal } = prover;
  if (turns === 0) return isReachedByReplies(prover, ply);
  if (ply >= MOST_PLIES) return cut(prover);
  const { table } = search;
  const lowHere = (search.low[ply] ?? 0) ^ lineKey(prover, ply, 2 * turns + 2);
  const highHere = search.high[ply] ?? 0;
  const entry = knownAt(table, lowHere, highHere);
  const reached = reachedIn(table, entry);
  if (reached > 0 && reached <= turns) return true;
  if (missedIn(table, entry) >= turns) return false;
  if (isTimeToPause(prover)) yield;
  const { outcome, moves } = lookAt(prover, ply);
  if (outcome) return isReached(prover, outcome);
  const position = at(search.positions, ply);
  let isFound = goal.goal === 'draw' || !mayClaim(prover, ply);
  let refutation = NO_MOVE;
  if (isFound) {
    const frame = rankForProof(prover, ply, moves, decidingMove(table, entry));
    let isStuck = true;
    while (isFound && frame.taken < moves.length) {
      const number = takeBest(frame);
      descend(search, ply, at(moves, number));
      if (isForbidden(prover, ply + 1)) continue;
      isStuck = false;
      enter(search, ply + 1);
      const isSameSide = at(search.positions, ply + 1).turn === position.turn;
      isFound = isSameSide ? yield* survives(prover, ply + 1, turns) : yield* reaches(prover, ply + 1, turns);
      leave(search, ply + 1);
      if (isFound) continue;
      refutation = number;
      praise(search, ply, turns);
    }
    if (isStuck) return isReached(prover, stuckOutcome(prover, ply));
  }
  if (!prover.isCut) note(table, lowHere, highHere, turns, isFound, refutation);
  return isFound;
}
