import { describe, expect, test } from 'vitest';
import type { Puzzle } from '../../../src/puzzles/puzzle.ts';
import { puzzleId } from '../../../src/puzzles/puzzleId.ts';
import { ALL_PUZZLES, fitting, nextPuzzle, puzzlesOn } from '../../../src/store/puzzles/collection.ts';
import { solvedKey } from '../../../src/store/puzzles/puzzleProgress.ts';

const puzzle = (start: string, parts: Partial<Puzzle> = {}): Puzzle => ({
  variant: 'hex39',
  rules: 1,
  start,
  actions: [],
  turns: 2,
  difficulty: 1,
  sections: ['winning'],
  ...parts,
});

const a = puzzle('a', { sections: ['pawn', 'winning'] });
const b = puzzle('b', { difficulty: 2 });
const c = puzzle('c', { variant: 'other' });
const all = [a, b, c];
const solved = (...puzzles: readonly Puzzle[]) => puzzles.map((one) => solvedKey('hex39', puzzleId(one)));

describe('the puzzles of a game', () => {
  test('are chosen by rule and difficulty', () => {
    expect(fitting(all, ALL_PUZZLES)).toEqual(all);
    expect(fitting(all, { section: 'pawn', difficulty: 0 })).toEqual([a]);
    expect(fitting(all, { section: 'winning', difficulty: 2 })).toEqual([b]);
    expect(fitting(all, { section: 'pawn', difficulty: 2 })).toEqual([]);
  });

  test('follow each other, the solved ones left out, and after the last comes the first', () => {
    expect(nextPuzzle(all, 'hex39', null, [])).toBe(a);
    expect(nextPuzzle(all, 'hex39', a, solved(b))).toBe(c);
    expect(nextPuzzle(all, 'hex39', c, [])).toBe(a);
    expect(nextPuzzle([], 'hex39', a, [])).toBeNull();
  });

  test('go on when all are solved', () => {
    expect(nextPuzzle(all, 'hex39', a, solved(...all))).toBe(b);
  });

  test('are those on one board if that has some', () => {
    expect(puzzlesOn(all, 'hex39', 'hex39')).toEqual(all);
    expect(puzzlesOn(all, 'hex39', 'other')).toEqual([c]);
    expect(puzzlesOn(all, 'hex39', 'third')).toEqual(all);
  });
});
