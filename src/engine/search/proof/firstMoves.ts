import { at } from '../../at.ts';
import type { Move } from '../../rules/move.ts';
import type { Position } from '../../rules/position.ts';
import { descend, enter, leave } from '../search.ts';
import type { Searchable } from '../searchable.ts';
import type { Table } from '../table.ts';
import type { ProofProgress } from './proof.ts';
import { steps } from './prove.ts';
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
    descend(search, 0, move);
    enter(search, 1);
    const isSameSide = at(search.positions, 1).turn === root.turn;
    const winning = isSameSide ? reaches(prover, 1, turns) : survives(prover, 1, turns - 1);
    if (yield* steps(winning, progress)) found.push(move);
    leave(search, 1);
    if (found.length >= most) break;
  }
  return found;
}
