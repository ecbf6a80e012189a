import { readFileSync } from 'node:fs';
import { gzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { judgedAgain } from '../../scripts/puzzles/again.ts';
import { puzzleGames, puzzlesOf } from '../../src/puzzles/index.ts';
import type { Puzzle } from '../../src/puzzles/puzzle.ts';
import { readPuzzle, writePuzzle } from '../../src/puzzles/puzzle.ts';
import { games } from '../../src/engine/registry.ts';
import { valueOf } from '../support/result.ts';
import { rulebooks } from '../support/rulebooks.ts';
import { commit, sampleOf } from '../support/sample.ts';

/** How many puzzles each game has at least. */
const LEAST = 100;
const MOST_BYTES = 40_000;
/** One of so many is proved anew; which, the commit decides. */
const SHARE = 10;

const patience = { now: () => performance.now(), proof: 60_000, others: 60_000 };

test('every game has puzzles', () => {
  expect([...puzzleGames].sort()).toEqual(games.map(([board]) => board?.game ?? '').sort());
});

test('puzzles made under other rules are not shown', async () => {
  const [game = ''] = puzzleGames;
  const [puzzle] = valueOf(await puzzlesOf(game));
  if (!puzzle) throw new Error('There is no puzzle.');
  const { isOfTheseRules } = await import('../../src/puzzles/index.ts');
  expect(isOfTheseRules(puzzle)).toBe(true);
  expect(isOfTheseRules({ ...puzzle, rules: puzzle.rules + 1 })).toBe(false);
  expect(isOfTheseRules({ ...puzzle, variant: 'nothing' })).toBe(false);
});

test('a puzzle is read as it was written, and a wrong row is not', () => {
  const puzzle: Puzzle = {
    variant: 'hex39',
    rules: 1,
    start: 'a b',
    actions: [],
    turns: 2,
    difficulty: 1,
    sections: ['one', 'two'],
  };
  expect(readPuzzle(writePuzzle(puzzle))).toEqual(puzzle);
  expect(() => readPuzzle(['hex39', 1])).toThrow();
});

describe.each(puzzleGames)('the puzzles of %s', (game) => {
  let puzzles: Puzzle[] = [];
  beforeAll(async () => {
    puzzles = valueOf(await puzzlesOf(game));
  });

  test('are enough, short to load, and none is there twice', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(LEAST);
    expect(gzipSync(readFileSync(`src/puzzles/${game}.json`)).length).toBeLessThan(MOST_BYTES);
    const texts = puzzles.map(({ variant, start, actions }) => [variant, start, ...actions].join(' '));
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('are tagged by sections of the rulebook, and tell how long and hard they are', () => {
    const rulebook = rulebooks.find(({ variants }) => variants[0]?.game === game);
    const sections = rulebook?.sections.map(({ id }) => id) ?? [];
    for (const puzzle of puzzles) {
      expect(sections).toEqual(expect.arrayContaining([...puzzle.sections]));
      expect(puzzle.sections.length).toBeGreaterThan(0);
      expect([2, 3, 4, 5]).toContain(puzzle.turns);
      expect([1, 2, 3, 4, 5]).toContain(puzzle.difficulty);
    }
    expect(new Set(puzzles.map(({ turns }) => turns)).size).toBeGreaterThan(1);
    expect(new Set(puzzles.map(({ difficulty }) => difficulty)).size).toBeGreaterThan(1);
  });

  test('are proved anew, a tenth of them, which the commit chooses', () => {
    const some = sampleOf(puzzles, SHARE);
    console.log(`${game}: a tenth of the puzzles, by ${commit.slice(0, 8)}`);
    expect(some.length).toBeGreaterThan(0);
    for (const puzzle of some) {
      const judged = judgedAgain(puzzle, patience);
      expect([puzzle.start, judged.kind === 'none' ? judged.why : 'puzzle']).toEqual([
        puzzle.start,
        'puzzle',
      ]);
    }
  });
});
