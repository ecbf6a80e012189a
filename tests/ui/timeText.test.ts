import { expect, test } from 'vitest';
import { isShort, shownTime, timeText } from '../../src/ui/panels/timeText.ts';

const shown = (left: number) => timeText(shownTime(left));

test('time is shown in minutes and seconds, rounded up', () => {
  expect([10_800_000, 300_000, 299_999, 299_000, 61_000, 60_000, 59_999, 10_001].map(shown)).toEqual(
    '180:00 5:00 5:00 4:59 1:01 1:00 1:00 0:11'.split(' '),
  );
});

test('time below ten seconds is shown in tenths', () => {
  expect([10_000, 9_950, 9_900, 9_850, 1_000, 99, 0.01].map(shown)).toEqual(
    '0:10 0:10 9.9 9.9 1.0 0.1 0.1'.split(' '),
  );
});

test('only time that has run out is shown as zero', () => {
  expect(shown(0)).toBe('0.0');
});

test('time is short below twenty seconds', () => {
  expect([20_000, 19_999, 0].map(isShort)).toEqual([false, true, true]);
});
