import { describe, expect, test } from 'vitest';
import type { WheelTurn } from '../../src/ui/play/wheel.ts';
import { STILL, turnWheel } from '../../src/ui/play/wheel.ts';

/** The steps for wheel events, each `[pixels, milliseconds after the one before]`. */
function stepsOf(events: readonly (readonly [number, number])[], lines = false): number[] {
  let [wheel, timeStamp] = [STILL, 0];
  return events.map(([deltaY, pause]) => {
    timeStamp += pause;
    const turn: WheelTurn = turnWheel(wheel, { deltaY, deltaMode: lines ? 1 : 0, timeStamp });
    wheel = turn.wheel;
    return turn.step;
  });
}

const sum = (steps: readonly number[]) => steps.reduce((total, step) => total + step, 0);

describe('the wheel', () => {
  test('goes one step for each notch of a mouse, up and down', () => {
    const notches = [100, 100, -100, 120].map((delta) => [delta, 300] as const);
    expect(stepsOf(notches)).toEqual([1, 1, -1, 1]);
  });

  test('goes one step for each notch, however fast they come', () => {
    expect(stepsOf(Array.from({ length: 4 }, () => [100, 20] as const))).toEqual([1, 1, 1, 1]);
  });

  test('goes one step for a notch that the browser counts in lines, or makes small', () => {
    expect(stepsOf([[3, 0]], true)).toEqual([1]);
    expect(stepsOf([[-4, 0]])).toEqual([-1]);
  });

  test('takes a swipe on a trackpad in the steps of a mouse', () => {
    // A swipe of half a second, a thousand pixels long.
    const steps = stepsOf(Array.from({ length: 50 }, () => [20, 10] as const));
    expect(steps[0]).toBe(1);
    expect(sum(steps)).toBeLessThanOrEqual(13);
    expect(sum(steps)).toBeGreaterThan(5);
  });

  test('does nothing for a touch that hardly moves', () => {
    expect(
      stepsOf([
        [1, 0],
        [1, 10],
        [-1, 10],
      ]),
    ).toEqual([0, 0, 0]);
  });

  test('follows at once when the fingers turn round', () => {
    expect(
      stepsOf([
        [20, 0],
        [20, 10],
        [-20, 10],
        [-20, 10],
      ]),
    ).toEqual([1, 0, -1, 0]);
  });
});
