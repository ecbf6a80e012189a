import { describe, expect, test } from 'vitest';
import { unwrap } from '../../src/engine/rules/result.ts';
import { dailyPuzzle, dayOf } from '../../src/puzzles/daily.ts';
import { puzzleGames, puzzlesOf } from '../../src/puzzles/index.ts';
import { puzzleId } from '../../src/puzzles/puzzleId.ts';

test('a day has one number from its first minute to its last, and the next day the next', () => {
  const day = dayOf(new Date(2026, 2, 29, 0, 0, 1));
  expect(dayOf(new Date(2026, 2, 29, 23, 59, 59))).toBe(day);
  expect(dayOf(new Date(2026, 2, 30, 0, 0, 1))).toBe(day + 1);
});

test('there is no puzzle of the day where there are none', () => {
  expect(dailyPuzzle([], 20_000)).toBeNull();
});

describe.each(puzzleGames)('the puzzles of %s', (game) => {
  test('have ids that differ and are short enough for an address', async () => {
    const ids = unwrap(await puzzlesOf(game)).map(puzzleId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[0-9a-z]{1,7}$/);
  });

  test('are all puzzles of a day, one after the other, and then begin again', async () => {
    const puzzles = unwrap(await puzzlesOf(game));
    const days = puzzles.map((_, i) => dailyPuzzle(puzzles, 20_000 + i));
    expect(new Set(days).size).toBe(puzzles.length);
    expect(dailyPuzzle(puzzles, 20_000 + puzzles.length)).toBe(days[0]);
  });

  test('are the same on a day whatever their order in the file', async () => {
    const puzzles = unwrap(await puzzlesOf(game));
    expect(dailyPuzzle(puzzles.toReversed(), 20_650)).toBe(dailyPuzzle(puzzles, 20_650));
  });
});
