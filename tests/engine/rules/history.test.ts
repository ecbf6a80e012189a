import { expect, test } from 'vitest';
import type { Sameness } from '../../../src/engine/rules/history.ts';
import {
  historyUpTo,
  historyWith,
  mayHaveOccurred,
  mostOccurrences,
  pliesOf,
} from '../../../src/engine/rules/history.ts';
import type { Position } from '../../../src/engine/rules/position.ts';
import { WHITE } from '../../../src/engine/rules/side.ts';

/** A new position object that stands for a number. */
const position = (number: number): Position => ({ board: [number], turn: WHITE });

/** A rule in which all numbers with the same remainder share a key. */
const rule: Sameness<Position> = {
  keyOf: ({ board: [number = 0] }) => number % 3,
  isSame: (one, other) => one.board[0] === other.board[0],
};

const whole = (...numbers: readonly number[]): readonly Position[] => numbers.map(position);
const grown = (history: readonly Position[], ...numbers: readonly number[]): readonly Position[] =>
  numbers.reduce((before, number) => historyWith(before, position(number)), history);
const plies = (history: readonly Position[], number: number) => pliesOf(history, position(number), rule);

/** More positions than are compared one by one. */
const MANY = Array.from({ length: 40 }, (_, ply) => ply % 10);

test('a history, short or long, given at once or grown, says where a position occurred', () => {
  expect(plies([], 1)).toEqual([]);
  expect(plies(whole(1, 2, 1), 1)).toEqual([0, 2]);
  for (const history of [
    whole(...MANY),
    grown([], ...MANY),
    grown(whole(...MANY.slice(0, 25)), ...MANY.slice(25)),
  ])
    expect([4, 7, 11].map((number) => plies(history, number))).toEqual([
      [4, 14, 24, 34],
      [7, 17, 27, 37],
      [],
    ]);
});

test('a history gives an upper bound on repetitions, too high if keys are shared or the line has gone on', () => {
  expect(mostOccurrences([], rule)).toBe(0);
  expect(mostOccurrences(whole(1), rule)).toBe(1);
  expect(mostOccurrences(whole(0, 1, 2, 1), rule)).toBe(2);
  // 1, 4 and 7 have the same key.
  expect(mostOccurrences(whole(1, 4, 2, 7), rule)).toBe(3);
  const history = grown([], 0, 1, 0, 1, 0);
  expect(mostOccurrences(history, rule)).toBe(3);
  expect(mostOccurrences(historyUpTo(history, 1), rule)).toBe(3);
});

test('a history does not change when it grows', () => {
  const history = grown([], ...MANY);
  const longer = grown(history, 7);
  expect(longer).toHaveLength(41);
  expect(plies(longer, 7)).toEqual([7, 17, 27, 37, 40]);
  expect(plies(history, 7)).toEqual([7, 17, 27, 37]);
  expect(history).toHaveLength(40);
});

test('the beginning of a history excludes what came after', () => {
  const history = grown([], ...MANY);
  expect(plies(history, 7)).toEqual([7, 17, 27, 37]);
  expect(plies(historyUpTo(history, 20), 7)).toEqual([7, 17]);
  expect(historyUpTo(history, 20)).toEqual(history.slice(0, 20));
});

test('two continuations of a history do not affect each other', () => {
  const common = grown([], ...MANY);
  const one = grown(common, 7, 8);
  const other = grown(common, 8, 7);
  expect([plies(one, 7).at(-1), plies(one, 8).at(-1)]).toEqual([40, 41]);
  expect([plies(other, 7).at(-1), plies(other, 8).at(-1)]).toEqual([41, 40]);
  expect([plies(one, 7).at(-1), plies(one, 8).at(-1)]).toEqual([40, 41]);
});

test('lines that branch off from one another, one from the next, keep to their own positions', () => {
  // Each history leaves the one before it just before its end, and then the one before goes on.
  let history = grown([], 0, 1);
  const numbers = [0, 1];
  for (let i = 0; i < 40; i++) {
    const branch = historyUpTo(history, history.length - 1);
    numbers.splice(-1, 1, i % 7, i % 5);
    const next = grown(branch, i % 7, i % 5);
    grown(history, i % 7, 3);
    expect(next.map(({ board: [number] }) => number)).toEqual(numbers);
    for (const number of [0, 1, 2, 3, 4, 5, 6]) {
      const expected = [...numbers.keys()].filter((ply) => numbers[ply] === number);
      expect(plies(next, number)).toEqual(expected);
      expect(mostOccurrences(next, rule)).toBeGreaterThanOrEqual(expected.length);
      if (expected.length > 0) expect(mayHaveOccurred(next, rule)(number % 3)).toBe(true);
    }
    history = next;
  }
});

test('every occurrence of a position counts, even if all are one object', () => {
  const here = position(5);
  const history = Array.from({ length: 30 }, () => here);
  expect(pliesOf(history, here, rule)).toHaveLength(30);
  const other = historyWith(historyWith(history, position(6)), here);
  expect(pliesOf(other, here, rule)).toHaveLength(31);
});

test('a list that is changed although it is readonly is read again', () => {
  const history = [...whole(...MANY)];
  expect(plies(history, 7)).toEqual([7, 17, 27, 37]);
  history.push(position(7));
  expect(plies(history, 7)).toEqual([7, 17, 27, 37, 40]);
  history.pop();
  history.push(position(8));
  expect(plies(history, 7)).toEqual([7, 17, 27, 37]);
});
