import { expect, test } from 'vitest';
import { scramble } from '../../../src/engine/rules/key.ts';
import {
  EXACT,
  LOWER,
  NO_MOVE,
  ageAt,
  boundAt,
  depthAt,
  findEntry,
  moveAt,
  newTable,
  scoreAt,
  writeEntry,
} from '../../../src/engine/search/table.ts';

/** The parts of the entry of a position. */
function entryOf(table: ReturnType<typeof newTable>, low: number, high: number) {
  const entry = findEntry(table, low, high);
  if (entry === -1) return null;
  const parts = [scoreAt, moveAt, depthAt, boundAt, ageAt].map((part) => part(table, entry));
  const [score, move, depth, bound, age] = parts;
  return { score, move, depth, bound, age };
}

test('an entry has what was written, negative numbers too', () => {
  const table = newTable(1);
  for (const [score, move, depth] of [
    [29_990, 0, 0],
    [-29_990, 812, 99],
    [-1, NO_MOVE, -3],
  ] as const) {
    writeEntry(table, -5, 7, 255, depth, EXACT, score, move);
    const expected = { score, depth, bound: EXACT, age: 255 };
    expect(entryOf(table, -5, 7)).toMatchObject(expected);
  }
});

test('a best move that was known is kept when none is found later', () => {
  const table = newTable(1);
  writeEntry(table, 1, 2, 1, 4, LOWER, 30, 17);
  writeEntry(table, 1, 2, 1, 5, EXACT, 10, NO_MOVE);
  expect(entryOf(table, 1, 2)).toEqual({ score: 10, move: 17, depth: 5, bound: EXACT, age: 1 });
});

test('two positions of a slot stay beside each other; a third one takes the place of the less deep one', () => {
  const table = newTable(0);
  const size = table.mask + 1;
  writeEntry(table, 0, 1, 1, 9, EXACT, 1, 1);
  writeEntry(table, size, 1, 1, 2, EXACT, 2, 2);
  writeEntry(table, 2 * size, 1, 1, 1, EXACT, 3, 3);
  expect([0, size, 2 * size].map((low) => entryOf(table, low, 1)?.score)).toEqual([1, undefined, 3]);
});

test('an entry of an older search goes before one of this search, however deep it is', () => {
  const table = newTable(0);
  const size = table.mask + 1;
  writeEntry(table, 0, 1, 1, 90, EXACT, 1, 1);
  writeEntry(table, size, 1, 2, 1, EXACT, 2, 2);
  writeEntry(table, 2 * size, 1, 2, 1, EXACT, 3, 3);
  expect(entryOf(table, 0, 1)).toBe(null);
});

test('positions are told apart by both halves of their keys', () => {
  const table = newTable(1);
  writeEntry(table, 1, 2, 1, 4, EXACT, 30, 17);
  expect(entryOf(table, 1, 3)).toBe(null);
  expect(entryOf(table, 0, 0)).toBe(null);
});

test('nearly all entries are still there when more slots have come into use, each with what was written', () => {
  const table = newTable(1);
  const slots = table.mask + 1;
  const keys = Array.from({ length: 10 * slots }, (_, i) => [scramble(i), scramble(-1 - i)] as const);
  keys.forEach(([low, high], i) => {
    writeEntry(table, low, high, 1, 1, EXACT, i % 1000, i % 100);
  });
  expect(table.mask).toBeGreaterThan(10 * slots);
  const found = keys.filter(([low, high], i) => {
    const entry = entryOf(table, low, high);
    if (entry) expect(entry).toEqual({ score: i % 1000, move: i % 100, depth: 1, bound: EXACT, age: 1 });
    return entry !== null;
  });
  expect(found.length).toBeGreaterThan(0.97 * keys.length);
});
