import type { Puzzle } from './puzzle.ts';
import { puzzleId } from './puzzleId.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The number of a day by the calendar where the device is, whatever the hour: one more than that of the day before. */
export const dayOf = (date: Date): number =>
  Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY);

/**
 * The puzzle of a day: the same for everyone who has the same puzzles. When all have been, they begin again in the same
 * order, which says nothing about their difficulty. Null if there are none.
 */
export function dailyPuzzle(puzzles: readonly Puzzle[], day: number): Puzzle | null {
  const inOrder = puzzles
    .map((puzzle) => ({ puzzle, id: puzzleId(puzzle) }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  return inOrder[day % inOrder.length]?.puzzle ?? null;
}
