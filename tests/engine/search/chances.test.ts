import { describe, expect, test } from 'vitest';
import { chanceOf } from '../../../src/engine/search/chances.ts';
import type { Evaluation } from '../../../src/engine/search/moments.ts';
import { isAsGood, momentsOf, settled } from '../../../src/engine/search/moments.ts';
import { BLACK, WHITE } from '../../../src/engine/rules/side.ts';

const estimate = (points: number) => ({ kind: 'estimate', points }) as const;

describe('the chance of a score', () => {
  test('is a half where nobody is better', () => {
    expect(chanceOf(estimate(0), 250)).toBe(0.5);
  });

  test('makes a win e times as likely as a loss with as many points as the scale has', () => {
    const chance = chanceOf(estimate(250), 250);
    expect(chance / (1 - chance)).toBeCloseTo(Math.E);
    expect(chanceOf(estimate(80), 80)).toBeCloseTo(chance);
  });

  test('of both sides is one in all', () => {
    expect(chanceOf(estimate(130), 200) + chanceOf(estimate(-130), 200)).toBeCloseTo(1);
  });

  test('is certain where the game was searched to its end', () => {
    expect(chanceOf({ kind: 'win', turns: 3 }, 250)).toBe(1);
    expect(chanceOf({ kind: 'loss', turns: 3 }, 250)).toBe(0);
  });
});

/** Evaluations with chances of White; `x` would be best everywhere. */
const evaluated = (...chances: readonly (number | null)[]): (Evaluation | null)[] =>
  chances.map((white) => (white === null ? null : { white, score: estimate(0), line: ['x', 'y'] }));

describe('the moments of a game', () => {
  test('are the moves after which the chance of the side that made them fell much', () => {
    const moments = momentsOf(
      ['a', 'b', 'c', 'd'],
      [WHITE, BLACK, WHITE, BLACK],
      evaluated(0.5, 0.38, 0.62, 0.6, 0.95),
    );
    expect(moments.map(({ ply, side, judgement }) => [ply, side, judgement])).toEqual([
      [0, WHITE, 'doubtful'],
      [1, BLACK, 'mistake'],
      [3, BLACK, 'blunder'],
    ]);
    expect(moments[0]?.before).toBeCloseTo(0.5);
    expect(moments[0]?.after).toBeCloseTo(0.38);
    expect(moments[0]?.better).toEqual(['x', 'y']);
  });

  test('are counted for the side that moves, also within a turn of several actions', () => {
    const moments = momentsOf(['a', 'b'], [BLACK, BLACK], evaluated(0.2, 0.2, 0.45));
    expect(moments.map(({ ply, judgement }) => [ply, judgement])).toEqual([[1, 'mistake']]);
  });

  test('leave out the best move, whatever became of it', () => {
    expect(momentsOf(['x'], [WHITE], evaluated(0.9, 0.1))).toEqual([]);
  });

  test('leave out what is not known on both sides of a move', () => {
    expect(momentsOf(['a', 'b'], [WHITE, BLACK], evaluated(0.9, null, 0.9))).toEqual([]);
  });

  test('leave out what only differs by less than is called doubtful', () => {
    expect(momentsOf(['a'], [WHITE], evaluated(0.5, 0.41))).toEqual([]);
  });
});

describe('evaluations that were settled', () => {
  test('give the side to move at least what the move that was played gives it', () => {
    const known = settled([WHITE, BLACK, WHITE], evaluated(0.5, 0.5, 0.1, 0.3));
    expect(known.map((evaluation) => evaluation?.white)).toEqual([0.5, 0.3, 0.3, 0.3]);
  });

  test('blame the move that made a win possible, not the one that was judged before it was seen', () => {
    // White lost at once; the search saw it only after Black’s answer.
    const moments = momentsOf(['a', 'b'], [WHITE, BLACK], evaluated(0.5, 0.5, 0));
    expect(moments.map(({ ply, judgement }) => [ply, judgement])).toEqual([[0, 'blunder']]);
  });

  test('leave gaps as they are', () => {
    expect(settled([WHITE, BLACK], [null, ...evaluated(0.5, null)])[0]).toBeNull();
  });
});

test('a try is as good as the better line if it leaves at most a little less', () => {
  expect(isAsGood(0.66, 0.7)).toBe(true);
  expect(isAsGood(0.8, 0.7)).toBe(true);
  expect(isAsGood(0.6, 0.7)).toBe(false);
});
