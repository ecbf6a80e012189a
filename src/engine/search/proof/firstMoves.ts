import { at } from '../../at.ts';
import type { Move } from '../../rules/move.ts';
import type { Position } from '../../rules/position.ts';
import { otherSide } from '../../rules/side.ts';
import { descend, enter, leave } from '../line.ts';
import type { Searchable } from '../searchable.ts';
import type { Table } from '../table.ts';
import type { ProofProgress } from './proof.ts';
import { steps } from './prove.ts';
import type { Prover } from './prover.ts';
import { newProofSearch, newProver } from './prover.ts';
import { reaches, survives } from './turns.ts';

/**
 * The moves with which the side to move wins by force within so many of its turns, 1 or more, this one included:
 * all of them, or the first `most`. A generator as `prove` is; the table is empty, or that of a `prove` of the same
 * position and history.
 */
export function* winningMoves<P extends Position, M extends Move>(
  searchable: Searchable<P, M>,
  root: P,
  history: readonly P[],
  turns: number,
  most: number,
  table: Table,
): Generator<ProofProgress, M[]> {
  const search = newProofSearch(searchable, root, history, table);
  const prover = newProver(search, history, { side: root.turn, goal: 'win' });
  const progress = () => ({ within: -1, nodes: search.nodes });
  const found: M[] = [];
  for (const move of searchable.variant.status(root, history).moves) {
    if (yield* steps(reachesAfter(prover, move, turns), progress)) found.push(move);
    if (found.length >= most) break;
  }
  return found;
}

/**
 * The first of some legal moves of the side to move after which the other side does not win by force within so many of its
 * turns; null if it wins after all of them. The same holds for the table.
 */
export function* savingMove<P extends Position, M extends Move>(
  searchable: Searchable<P, M>,
  root: P,
  history: readonly P[],
  moves: readonly M[],
  turns: number,
  table: Table,
): Generator<ProofProgress, M | null> {
  const search = newProofSearch(searchable, root, history, table);
  const prover = newProver(search, history, { side: otherSide(root.turn), goal: 'win' });
  const progress = () => ({ within: -1, nodes: search.nodes });
  for (const move of moves) if (!(yield* steps(reachesAfter(prover, move, turns), progress))) return move;
  return null;
}

/** Whether the goal is reached within so many turns, what is left of one at the root included, if a move is played there. */
function* reachesAfter<P extends Position, M extends Move>(
  prover: Prover<P, M>,
  move: M,
  turns: number,
): Generator<void, boolean> {
  const { search, goal } = prover;
  const isOwn = at(search.positions, 0).turn === goal.side;
  descend(search, 0, move);
  enter(search, 1);
  const isOwnNext = at(search.positions, 1).turn === goal.side;
  const isReached = isOwnNext
    ? yield* reaches(prover, 1, turns)
    : yield* survives(prover, 1, isOwn ? turns - 1 : turns);
  leave(search, 1);
  return isReached;
}
