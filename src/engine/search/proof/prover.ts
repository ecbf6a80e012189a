import { at } from '../../at.ts';
import { scramble } from '../../rules/key.ts';
import type { Move } from '../../rules/move.ts';
import type { Outcome } from '../../rules/outcome.ts';
import type { Position } from '../../rules/position.ts';
import type { Status } from '../../rules/status.ts';
import type { Search } from '../search.ts';
import type { Searchable } from '../searchable.ts';
import type { Table } from '../table.ts';
import { isRepeated } from '../line.ts';
import { newSearch } from '../newSearch.ts';
import type { Claim } from './proof.ts';

/*
 * The state of a prover: the line that it looks at now, as a search has it, and what the line is to lead to.
 *
 * What is known of a position must not depend on the line that led to it. Where nothing is said of repetition, it
 * does not. Where a position that comes again can be claimed as a draw, a shortest win never comes back to a
 * position of its own line, because each turn brings it nearer: only the positions before the root count. For a
 * draw, and where no position may come again, the positions of the line that may come again become part of the key.
 */

export interface Prover<P extends Position = Position, M extends Move = Move> {
  readonly search: Search<P, M>;
  /** The positions before the root. */
  readonly past: readonly P[];
  /** The side whose goal it is, and the goal. */
  readonly goal: Pick<Claim, 'side' | 'goal'>;
  /** Tells the entries of this goal from those of others. */
  readonly salt: number;
  /** The move that reached the goal last, by ply; null for a claim. */
  readonly choices: (M | null)[];
  /** Whether some line was too long to be followed. */
  isCut: boolean;
}

/** The turns in which a side can win in one, and be stuck after it. */
const NEAR = 3;

const NO_HISTORY: readonly never[] = [];

/** The line of a prover, which begins at a position of a game. */
export const newProofSearch = <P extends Position, M extends Move>(
  searchable: Searchable<P, M>,
  root: P,
  history: readonly P[],
  table: Table,
): Search<P, M> => newSearch(searchable, root, history, { table, age: 0, noise: 0, seed: 0, most: Infinity });

export const newProver = <P extends Position, M extends Move>(
  search: Search<P, M>,
  past: readonly P[],
  goal: Prover['goal'],
): Prover<P, M> => ({
  search,
  past,
  goal,
  salt: scramble(2 * goal.side + (goal.goal === 'win' ? 0 : 1) + 1),
  choices: [],
  isCut: false,
});

/** Whether the positions of the line count, besides those before the root. */
const countsLine = <P extends Position, M extends Move>({ search, goal }: Prover<P, M>): boolean => {
  const { repetition } = search.game.searching;
  return repetition === 'forbidden' || (repetition === 'draw' && goal.goal === 'draw');
};

/** Whether an outcome is what the prover wants. */
export const isReached = ({ goal }: Pick<Prover, 'goal'>, { winner }: Outcome): boolean =>
  winner === goal.side || (winner === null && goal.goal === 'draw');

/** The positions before the one at a ply, the root's own past included. */
const historyAt = <P extends Position, M extends Move>(
  { past, search }: Prover<P, M>,
  ply: number,
): readonly P[] => [...past, ...search.positions.slice(0, ply)];

/** The history that the rules must know of at a ply: none if the position has not occurred before. */
function relevantHistory<P extends Position, M extends Move>(
  prover: Prover<P, M>,
  ply: number,
): readonly P[] {
  const { search, past } = prover;
  if (search.game.searching.repetition !== 'draw') return NO_HISTORY;
  const { low, high, pastLow, pastHigh } = search;
  const [lowHere, highHere] = [low[ply] ?? 0, high[ply] ?? 0];
  if (countsLine(prover))
    for (let earlier = 0; earlier < ply; earlier++)
      if (low[earlier] === lowHere && high[earlier] === highHere) return historyAt(prover, ply);
  for (let i = 0; i < pastLow.length; i++)
    if (pastLow[i] === lowHere && pastHigh[i] === highHere)
      return countsLine(prover) ? historyAt(prover, ply) : past;
  return NO_HISTORY;
}

/** The status of the position at a ply; moves that repetition forbids are among the moves. Counts it as a node. */
export function lookAt<P extends Position, M extends Move>(prover: Prover<P, M>, ply: number): Status<M> {
  const { search } = prover;
  search.nodes++;
  return search.game.variant.status(at(search.positions, ply), relevantHistory(prover, ply));
}

/** Whether the side to move at a ply, where the game goes on, may claim a draw. */
export const mayClaim = <P extends Position, M extends Move>(prover: Prover<P, M>, ply: number): boolean =>
  prover.search.game.variant.claims(at(prover.search.positions, ply), relevantHistory(prover, ply)).length >
  0;

/** Whether no move may lead to the position at a ply. */
export const isForbidden = <P extends Position, M extends Move>(
  { search }: Prover<P, M>,
  ply: number,
): boolean => search.game.searching.repetition === 'forbidden' && isRepeated(search, ply);

/** How the game ends at a ply where every move is forbidden. */
export function stuckOutcome<P extends Position, M extends Move>(prover: Prover<P, M>, ply: number): Outcome {
  const { search } = prover;
  const { outcome } = search.game.variant.status(at(search.positions, ply), historyAt(prover, ply));
  if (!outcome) throw new Error('A position without a move has an outcome.');
  return outcome;
}

/** How many earlier positions may come again in this turn or the next two: so many moves repetition may forbid. */
export function countNear<P extends Position, M extends Move>(
  { search, past }: Prover<P, M>,
  ply: number,
): number {
  const { searching } = search.game;
  if (searching.repetition !== 'forbidden') return 0;
  const here = at(search.positions, ply);
  let near = 0;
  const count = (earlier: P): void => {
    if (searching.mayRecur?.(earlier, here, NEAR) !== false) near++;
  };
  for (let earlier = 0; earlier < ply; earlier++) count(at(search.positions, earlier));
  past.forEach(count);
  return near;
}

/**
 * What the line adds to the key of the position at a ply, where so many turns of both sides may follow: equal for
 * lines that differ in nothing that may come again.
 */
export function lineKey<P extends Position, M extends Move>(
  prover: Prover<P, M>,
  ply: number,
  turns: number,
): number {
  if (!countsLine(prover)) return prover.salt;
  const { search } = prover;
  const { searching } = search.game;
  const here = at(search.positions, ply);
  let key = prover.salt;
  for (let earlier = 0; earlier < ply; earlier++)
    if (searching.mayRecur?.(at(search.positions, earlier), here, turns) !== false)
      // A sum, because a position may occur twice.
      key =
        (key + scramble((search.low[earlier] ?? 0) ^ Math.imul(search.high[earlier] ?? 0, 0x9e3779b1))) | 0;
  return key;
}
