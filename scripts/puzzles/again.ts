import { unwrap } from '../../src/engine/rules/result.ts';
import { searchables } from '../../src/engine/searches.ts';
import type { Puzzle } from '../../src/puzzles/puzzle.ts';
import type { Judged, Patience } from './judge.ts';
import { MOST_TURNS, judge } from './judge.ts';

/** Judges a puzzle that was kept. */
export function judgedAnew(puzzle: Puzzle, patience: Patience): Judged {
  const searchable = searchables.find(({ variant }) => variant.id === puzzle.variant);
  if (!searchable) return { kind: 'none', why: 'no such variant' };
  const start = unwrap(searchable.variant.readPosition(puzzle.start));
  return judge(searchable, start, puzzle.actions, MOST_TURNS, patience);
}

/** The same; all that is kept of it must come out again. */
export function judgedAgain(puzzle: Puzzle, patience: Patience): Judged {
  const judged = judgedAnew(puzzle, patience);
  if (judged.kind === 'puzzle' && JSON.stringify(judged.puzzle) !== JSON.stringify(puzzle))
    return { kind: 'none', why: 'it differs from what is kept' };
  return judged;
}
