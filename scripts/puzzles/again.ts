import { readTask } from '../../src/engine/search/task.ts';
import type { Puzzle } from '../../src/puzzles/puzzle.ts';
import type { Judged, Patience } from './judge.ts';
import { MOST_TURNS, judge } from './judge.ts';

/** Judges a puzzle that was kept. */
export function judgedAnew(puzzle: Puzzle, patience: Patience): Judged {
  const read = readTask(puzzle);
  if (!read.ok) return { kind: 'none', why: 'not a game that goes on' };
  const { searchable, game } = read.value;
  return judge(searchable, game, MOST_TURNS, patience);
}

/** The same; all that is kept of it must come out again. */
export function judgedAgain(puzzle: Puzzle, patience: Patience): Judged {
  const judged = judgedAnew(puzzle, patience);
  if (judged.kind === 'puzzle' && JSON.stringify(judged.puzzle) !== JSON.stringify(puzzle))
    return { kind: 'none', why: 'it differs from what is kept' };
  return judged;
}
