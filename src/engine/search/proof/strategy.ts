import { at } from '../../at.ts';
import type { Move } from '../../rules/move.ts';
import type { Position } from '../../rules/position.ts';
import { descend, enter, leave } from '../line.ts';
import { reachesNow } from './inOneTurn.ts';
import { knownAt, missedIn } from './known.ts';
import type { Proof } from './proof.ts';
import type { Prover } from './prover.ts';
import { isForbidden, lineKey, lookAt } from './prover.ts';
import { isTimeToPause, reachesIn } from './turns.ts';

/** So many steps are kept at most. */
const MOST_STEPS = 300_000;

const END: Proof = { kind: 'end' };

/** What is written down: equal parts once. */
export interface Book {
  readonly known: Map<string, Proof>;
  steps: number;
}

export const newBook = (): Book => ({ known: new Map(), steps: 0 });

/**
 * How the side whose goal it is reaches it from a ply where that was found possible within so many of its turns.
 * Each of its turns begins a shortest way, so that no line comes back to where it was. Null if it would be too
 * large.
 */
export function* strategyAt<P extends Position, M extends Move>(
  prover: Prover<P, M>,
  ply: number,
  turns: number,
  book: Book,
): Generator<void, Proof | null> {
  const { search, goal } = prover;
  if (isTimeToPause(prover)) yield;
  const { outcome, moves } = lookAt(prover, ply);
  if (outcome) return END;
  const position = at(search.positions, ply);
  const isOwn = position.turn === goal.side;
  const line = lineKey(prover, ply, 2 * turns + 2);
  const key = [search.low[ply], search.high[ply], line].join(' ');
  const known = book.known.get(key);
  if (known) return known;
  if (book.steps >= MOST_STEPS) return null;
  let proof: Proof;
  if (isOwn) {
    const left = yield* chooseAt(prover, ply, turns);
    // Without turns left every move was forbidden, and so the game is over.
    if (left === 0) return END;
    const move = prover.choices[ply];
    if (!move) return { kind: 'claim' };
    const isEnd = position.turn !== turnAfter(prover, ply, move);
    enter(search, ply + 1);
    const then = yield* strategyAt(prover, ply + 1, isEnd ? left - 1 : left, book);
    leave(search, ply + 1);
    if (!then) return null;
    book.steps++;
    proof = { kind: 'action', action: search.game.variant.writeMove(position, move), then };
  } else {
    const replies: Record<string, Proof> = {};
    let isStuck = true;
    for (const move of moves) {
      descend(search, ply, move);
      if (isForbidden(prover, ply + 1)) continue;
      isStuck = false;
      enter(search, ply + 1);
      const after = yield* strategyAt(prover, ply + 1, turns, book);
      leave(search, ply + 1);
      if (!after) return null;
      book.steps++;
      replies[search.game.variant.writeMove(position, move)] = after;
    }
    if (isStuck) return END;
    proof = { kind: 'replies', replies };
  }
  book.known.set(key, proof);
  return proof;
}

/** Plays a move at a ply, and gives whose turn it is then. */
function turnAfter<P extends Position, M extends Move>(prover: Prover<P, M>, ply: number, move: M): number {
  descend(prover.search, ply, move);
  return at(prover.search.positions, ply + 1).turn;
}

/**
 * Makes the prover choose at a ply, for the fewest turns, and gives their number; 0 if there are none to choose
 * from.
 */
function* chooseAt<P extends Position, M extends Move>(
  prover: Prover<P, M>,
  ply: number,
  turns: number,
): Generator<void, number> {
  const { table, low, high } = prover.search;
  prover.choices.length = ply;
  for (let few = 1; few <= turns; few++) {
    const line = lineKey(prover, ply, 2 * few + 1);
    if (missedIn(table, knownAt(table, (low[ply] ?? 0) ^ line, high[ply] ?? 0)) >= few) continue;
    const isFound = few === 1 ? reachesNow(prover, ply) : yield* reachesIn(prover, ply, few);
    if (isFound) return prover.choices[ply] === undefined ? 0 : few;
  }
  return 0;
}
