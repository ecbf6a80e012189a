import { describe, expect, test } from 'vitest';
import { intervalOf, intervalText } from '../../scripts/bench/think/interval.ts';

const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

describe('the interval of a match', () => {
  test('is that of Wilson for games that don’t depend on each other', () => {
    // 40 games, all won: 40 / (40 + 1.96²).
    const { mean, low, high } = intervalOf(times(20, 1));
    expect(mean).toBe(1);
    expect(low).toBeCloseTo(40 / (40 + 1.96 ** 2), 6);
    expect(high).toBeCloseTo(1, 6);
  });

  test('has the same width for a match won and lost', () => {
    const won = intervalOf(times(10, 1));
    const lost = intervalOf(times(10, 0));
    expect(lost.high).toBeCloseTo(1 - won.low, 6);
  });

  test('is wider if both games of a pair go the same way', () => {
    const alike = intervalOf([...times(10, 1), ...times(10, 0)]);
    const split = intervalOf(times(20, 0.5));
    expect(alike.high - alike.low).toBeGreaterThan(1.3 * (split.high - split.low));
  });

  test('becomes narrower with more games', () => {
    const few = intervalOf([...times(5, 1), ...times(5, 0.5)]);
    const many = intervalOf([...times(50, 1), ...times(50, 0.5)]);
    expect(many.low).toBeGreaterThan(few.low);
    expect(many.high).toBeLessThan(few.high);
  });

  test('is written in percent', () => {
    expect(intervalText({ mean: 0.975, low: 0.871, high: 0.996 })).toBe('97.5 % (87.1 to 99.6)');
  });
});
