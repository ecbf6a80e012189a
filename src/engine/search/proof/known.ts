import { NO_MOVE, NONE, depthAt, findEntry, moveAt, scoreAt, writeEntry } from '../table.ts';
import type { Table } from '../table.ts';

/*
 * What a prover knows of positions, kept in the table of a search: in how many turns the goal is reached at most,
 * and within how many it is not. Both in the place of the score.
 */

const SHIFT = 8;
const MASK = (1 << SHIFT) - 1;
/** The table belongs to one proof, so nothing in it is old. */
const AGE = 0;
/** Written where there is no entry yet. */
const NOTHING = 0;

/** The entry of a position, or -1. */
export const knownAt = findEntry;

/** In how many turns the goal is reached at most, 1 or more; 0 if that is not known. */
export const reachedIn = (table: Table, entry: number): number =>
  entry === -1 ? 0 : scoreAt(table, entry) >> SHIFT;

/** Within how many turns the goal is not reached; 0 if that is not known. */
export const missedIn = (table: Table, entry: number): number =>
  entry === -1 ? 0 : scoreAt(table, entry) & MASK;

/** The number of the move that decided last, or `NO_MOVE`. */
export const decidingMove = (table: Table, entry: number): number =>
  entry === -1 ? NO_MOVE : moveAt(table, entry);

/** Notes whether the goal is reached within so many turns, 1 or more, and by which move that was decided. */
export function note(
  table: Table,
  low: number,
  high: number,
  turns: number,
  isReached: boolean,
  move: number,
): void {
  const entry = findEntry(table, low, high);
  const [reached, missed] = [reachedIn(table, entry), missedIn(table, entry)];
  const score = isReached
    ? ((reached === 0 ? turns : Math.min(reached, turns)) << SHIFT) | missed
    : (reached << SHIFT) | Math.max(missed, turns);
  const depth = Math.max(turns, entry === -1 ? NOTHING : depthAt(table, entry));
  writeEntry(table, low, high, AGE, depth, NONE, score, move);
}
