import * as v from 'valibot';
import { persist } from '../persisted.ts';
import { storedStrings, withStrings } from '../strings.ts';

/** So many days are kept. */
const MOST_DAYS = 10_000;

const progressSchema = v.fallback(
  v.object({
    /** The solved puzzles, each as the id of its game, a slash, and its own id. */
    solved: v.fallback(v.pipe(v.unknown(), v.transform(storedStrings)), []),
    /** The days on which a puzzle of the day was solved, by their numbers, in order. */
    days: v.fallback(v.pipe(v.unknown(), v.transform(storedDays)), []),
  }),
  { solved: [], days: [] },
);

export type PuzzleProgress = v.InferOutput<typeof progressSchema>;

interface PuzzleProgressState extends PuzzleProgress {
  /** Notes that a puzzle was solved; with the day if it was the puzzle of that day. */
  readonly solve: (puzzle: string, day: number | null) => void;
  /** Adds what was solved elsewhere. */
  readonly adopt: (elsewhere: PuzzleProgress) => void;
}

/** The progress in a stored value of any shape. */
export const readPuzzleProgress = (stored: unknown): PuzzleProgress => v.parse(progressSchema, stored);

/** The days in a stored list, without its other items; none if the value is not a list. */
function storedDays(stored: unknown): number[] {
  return Array.isArray(stored)
    ? inOrder(stored.filter((item: unknown): item is number => Number.isSafeInteger(item)))
    : [];
}

/** Different days in order, the last ones if there are too many. */
function inOrder(days: readonly number[]): number[] {
  return [...new Set(days)].sort((a, b) => a - b).slice(-MOST_DAYS);
}

/** What was solved, kept on the device if possible. */
export const puzzleProgress = persist<PuzzleProgressState, PuzzleProgress>({
  part: 'puzzles',
  read: readPuzzleProgress,
  initial: (change) => ({
    ...readPuzzleProgress({}),
    solve: (puzzle, day) => {
      change(({ solved, days }) => ({
        solved: [...withStrings(solved, [puzzle])],
        days: day === null ? days : inOrder([...days, day]),
      }));
    },
    adopt: (elsewhere) => {
      change(({ solved, days }) => ({
        solved: [...withStrings(solved, elsewhere.solved)],
        days: inOrder([...days, ...elsewhere.days]),
      }));
    },
  }),
});

/** The name under which a solved puzzle is kept. */
export const solvedKey = (game: string, puzzle: string): string => `${game}/${puzzle}`;

/** How many puzzles of a game were solved. */
export const solvedOf = (solved: readonly string[], game: string): number =>
  solved.filter((key) => key.startsWith(`${game}/`)).length;

/** On how many days in a row a puzzle of the day was solved, up to today or, if today’s is still to do, yesterday. */
export function streakOn(days: readonly number[], today: number): number {
  let last = days.includes(today) ? today : today - 1;
  let streak = 0;
  for (; days.includes(last); last--) streak++;
  return streak;
}
