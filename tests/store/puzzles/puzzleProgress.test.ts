import { beforeEach, describe, expect, test } from 'vitest';
import { adopt, currentPreferences } from '../../../src/store/preferences.ts';
import {
  puzzleProgress,
  readPuzzleProgress,
  solvedKey,
  solvedOf,
  streakOn,
} from '../../../src/store/puzzles/puzzleProgress.ts';

const TODAY = 20_783;

beforeEach(() => {
  puzzleProgress.setState({ solved: [], days: [] });
});

describe('a streak', () => {
  test('counts the days in a row up to today', () => {
    expect(streakOn([TODAY - 4, TODAY - 2, TODAY - 1, TODAY], TODAY)).toBe(3);
  });

  test('stands until today is over', () => {
    expect(streakOn([TODAY - 2, TODAY - 1], TODAY)).toBe(2);
  });

  test('ends with a day that was left out', () => {
    expect(streakOn([TODAY - 3, TODAY - 2], TODAY)).toBe(0);
    expect(streakOn([], TODAY)).toBe(0);
  });

  test('grows by the puzzle of a day, once, and by no other', () => {
    const { solve } = puzzleProgress.getState();
    solve(solvedKey('hex39', 'a'), TODAY - 1);
    solve(solvedKey('hex39', 'b'), null);
    solve(solvedKey('chess99', 'c'), TODAY);
    solve(solvedKey('hex39', 'd'), TODAY);
    expect(puzzleProgress.getState().days).toEqual([TODAY - 1, TODAY]);
    expect(solvedOf(puzzleProgress.getState().solved, 'hex39')).toBe(3);
  });

  test('survives an export, and is joined with that of another device', () => {
    puzzleProgress.getState().solve(solvedKey('hex39', 'a'), TODAY - 1);
    const exported: unknown = JSON.parse(JSON.stringify(currentPreferences()));
    puzzleProgress.setState({ solved: [], days: [] });
    puzzleProgress.getState().solve(solvedKey('hex39', 'b'), TODAY);
    adopt(exported as Parameters<typeof adopt>[0]);
    const { solved, days } = puzzleProgress.getState();
    expect(streakOn(days, TODAY)).toBe(2);
    expect(solvedOf(solved, 'hex39')).toBe(2);
  });
});

describe('stored progress', () => {
  test('loses what is damaged and no more', () => {
    expect(readPuzzleProgress({ solved: ['hex39/a', 3, null], days: [2, 'x', 1, 2, 1.5] })).toEqual({
      solved: ['hex39/a'],
      days: [1, 2],
    });
    for (const damaged of [null, 'x', 7, [], { solved: 1, days: {} }])
      expect(readPuzzleProgress(damaged)).toEqual({ solved: [], days: [] });
  });
});
