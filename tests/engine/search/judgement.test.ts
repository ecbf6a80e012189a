import { describe, expect, test } from 'vitest';
import { withActions } from '../../../src/engine/game/action.ts';
import { newGame } from '../../../src/engine/game/game.ts';
import {
  offersDraw,
  quietActions,
  resigns,
  seenByOther,
  wantsDraw,
} from '../../../src/engine/search/judgement.ts';
import type { Score } from '../../../src/engine/search/thought.ts';
import { variantNamed } from '../../support/registry.ts';
import { valueOf } from '../../support/result.ts';

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
  const wants = (score: Score) => wantsDraw(score, 0);
  expect([estimate(-300), estimate(0), estimate(20), LOSS].map(wants)).toEqual([true, true, true, true]);
  expect([estimate(100), WIN].map(wants)).toEqual([false, false]);
});

test('a draw is wanted too by a side that is a little better and has got nowhere for long', () => {
  expect([39, 40].map((quiet) => wantsDraw(estimate(130), quiet))).toEqual([false, true]);
  expect([estimate(300), WIN].map((score) => wantsDraw(score, 100))).toEqual([false, false]);
});

test('what is quiet is counted from the last capture or drop', () => {
  const afterwards = (id: string, ...actions: string[]) =>
    quietActions(valueOf(withActions(newGame(variantNamed(id)), actions)));
  expect(afterwards('chess99')).toBe(0);
  expect(afterwards('chess99', 'e2-e4', 'a8-a6')).toBe(2);
  expect(afterwards('chess99', 'e2-e4', 'd8-d6', 'e4-e5', 'd6-e5')).toBe(0);
  expect(afterwards('ben39', 'h4-l6', 'Z@i11', 'f4-b8')).toBe(1);
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
