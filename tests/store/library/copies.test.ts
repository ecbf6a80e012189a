import { describe, expect, test } from 'vitest';
import type { Copy } from '../../../src/store/library/copies.ts';
import { contains, standingOf, takenBackSince } from '../../../src/store/library/copies.ts';

/** A copy of a game: `a b c` are its actions. */
const copy = (revision: number | null, line: string, rest: Partial<Copy> = {}): Copy => ({
  revision,
  actions: line === '' ? [] : line.split(' '),
  ...rest,
});

describe('of two copies of one game', () => {
  test.each([
    ['the one that has gone on is the game', copy(3, 'a b c'), copy(2, 'a b'), 'later'],
    ['the one that has been left behind is an earlier state', copy(2, 'a b'), copy(3, 'a b c'), 'earlier'],
    ['what was taken back stays taken back', copy(5, 'a'), copy(3, 'a b c'), 'later'],
    ['what was done before a taking back stays undone', copy(3, 'a b c'), copy(5, 'a'), 'parted'],
    ['one state is one game', copy(3, 'a b c'), copy(3, 'a b c'), 'earlier'],
    ['lines that part are two games, whichever revision is higher', copy(9, 'a c'), copy(3, 'a b'), 'parted'],
    ['lines that part are two games, the other way round', copy(3, 'a c'), copy(9, 'a b'), 'parted'],
    ['a longer line of the same revision is another game', copy(3, 'a b c'), copy(3, 'a b'), 'parted'],
    ['another start is another game', copy(4, 'a b', { start: 'x' }), copy(3, 'a'), 'parted'],
    ['where no revision is told the longer line is the game', copy(null, 'a b'), copy(3, 'a'), 'later'],
    [
      'where no revision is told the shorter line is an earlier state',
      copy(null, 'a'),
      copy(3, 'a b'),
      'earlier',
    ],
    [
      'an end that was agreed is a later state',
      copy(4, 'a', { ending: 'draw agreement' }),
      copy(3, 'a'),
      'later',
    ],
    [
      'an end that was taken back is taken back',
      copy(4, 'a'),
      copy(3, 'a', { ending: 'draw agreement' }),
      'later',
    ],
  ] as const)('%s', (_, one, other, standing) => {
    expect(standingOf(one, other)).toBe(standing);
  });
});

describe('a copy', () => {
  test('contains another that it continues', () => {
    expect(contains(copy(2, 'a b'), copy(1, 'a'))).toBe(true);
    expect(contains(copy(2, 'a'), copy(1, 'a b'))).toBe(false);
    expect(contains(copy(2, 'a c'), copy(1, 'a b'))).toBe(false);
  });

  test('does not contain another with the same actions that has ended', () => {
    const ended = copy(1, 'a', { ending: 'w resignation' });
    expect(contains(copy(2, 'a'), ended)).toBe(false);
    expect(contains(copy(2, 'a b'), ended)).toBe(true);
  });
});

test('what a later copy has taken back can be redone, before what had been taken back earlier', () => {
  const earlier = { ...copy(3, 'a b c'), redoActions: ['d'] };
  expect(takenBackSince(copy(5, 'a'), earlier)).toEqual(['b', 'c', 'd']);
  expect(takenBackSince(copy(5, 'a b c'), earlier)).toEqual(['d']);
  expect(takenBackSince(copy(5, 'a x'), earlier)).toEqual([]);
});
