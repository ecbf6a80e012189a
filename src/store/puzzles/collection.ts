import type { Puzzle } from '../../puzzles/puzzle.ts';
import { puzzleId } from '../../puzzles/puzzleId.ts';
import { solvedKey } from './puzzleProgress.ts';

/** Which puzzles somebody wants: those that use the rules of a section, and of a difficulty; empty and 0 for all. */
export interface PuzzleFilter {
  readonly section: string;
  readonly difficulty: number;
}

export const ALL_PUZZLES: PuzzleFilter = { section: '', difficulty: 0 };

/** The puzzles that fit a filter. */
export const fitting = (puzzles: readonly Puzzle[], { section, difficulty }: PuzzleFilter): Puzzle[] =>
  puzzles.filter(
    (puzzle) =>
      (section === '' || puzzle.sections.includes(section)) &&
      (difficulty === 0 || puzzle.difficulty === difficulty),
  );

/**
 * The puzzle to go on with after another one, or from the first if there is none: the next that was not solved, from the
 * beginning again after the last; if all were solved, the next. Null if there are none.
 */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  game: string,
  after: Puzzle | null,
  solved: readonly string[],
): Puzzle | null {
  const place = after ? puzzles.indexOf(after) + 1 : 0;
  const inTurn = [...puzzles.slice(place), ...puzzles.slice(0, place)];
  return inTurn.find((puzzle) => !solved.includes(solvedKey(game, puzzleId(puzzle)))) ?? inTurn[0] ?? null;
}

/** The puzzles on one board of a game by its id: all if that is the first board, or if none is on it. */
export function puzzlesOn(puzzles: readonly Puzzle[], game: string, variant: string): readonly Puzzle[] {
  const own = variant === game ? [] : puzzles.filter((puzzle) => puzzle.variant === variant);
  return own.length > 0 ? own : puzzles;
}
