import { describe, expect, test } from 'vitest';
import { offersDraw, resigns, seenByOther, wantsDraw } from '../../../src/engine/search/judgement.ts';
import type { Score } from '../../../src/engine/search/thought.ts';

const estimate = (points: number): Score => ({ kind: 'estimate', points });
const LOSS: Score = { kind: 'loss', turns: 3 };
const WIN: Score = { kind: 'win', turns: 2 };
const times = (score: Score, count: number): Score[] => Array.from({ length: count }, () => score);

test('a score is the reverse for the other side', () => {
  expect(seenByOther(estimate(70))).toEqual(estimate(-70));
  expect(seenByOther(estimate(0))).toEqual(estimate(0));
  expect(seenByOther(WIN)).toEqual({ kind: 'loss', turns: 2 });
  expect(seenByOther(LOSS)).toEqual({ kind: 'win', turns: 3 });
});

test('a draw is wanted by a side that is not better', () => {
  expect([estimate(-300), estimate(0), estimate(20), LOSS].map(wantsDraw)).toEqual([true, true, true, true]);
  expect([estimate(100), WIN].map(wantsDraw)).toEqual([false, false]);
});

describe('resigning', () => {
  test('comes from level 5 on', () => {
    const lost = times(LOSS, 10);
    expect([1, 4, 5, 8].map((level) => resigns(level as 1 | 4 | 5 | 8, lost))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  test('comes only after several hopeless turns in a row', () => {
    expect(resigns(8, times(LOSS, 3))).toBe(false);
    expect(resigns(8, [...times(estimate(-2000), 3), estimate(-500)])).toBe(false);
    expect(resigns(8, [estimate(-500), ...times(estimate(-2000), 4)])).toBe(true);
  });
});

describe('offering a draw', () => {
  test('takes a long game in which nobody has been better for long', () => {
    expect(offersDraw(times(estimate(5), 12), 60)).toBe(true);
    expect(offersDraw(times(estimate(5), 11), 60)).toBe(false);
    expect(offersDraw(times(estimate(5), 12), 20)).toBe(false);
    expect(offersDraw([...times(estimate(5), 11), estimate(80)], 60)).toBe(false);
    expect(offersDraw([...times(estimate(5), 11), WIN], 60)).toBe(false);
  });
});
