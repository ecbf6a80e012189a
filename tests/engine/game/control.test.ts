import { describe, expect, test } from 'vitest';
import type { Control } from '../../../src/engine/game/control.ts';
import { isSameControl } from '../../../src/engine/game/control.ts';
import { readControl } from '../../../src/engine/game/readControl.ts';
import { controlSentence } from '../../../src/words/en/clock.ts';
import { refusalOf, valueOf } from '../../support/result.ts';

describe('a time control is accepted', () => {
  test.each([
    { kind: 'sudden death', minutes: [1, 1] },
    { kind: 'increment', minutes: [180, 1], seconds: 1 },
    { kind: 'delay', minutes: [5, 5], seconds: 180 },
  ])('when it is within bounds: $kind', (control) => {
    expect(valueOf(readControl(control))).toEqual(control);
  });

  test.each([0, -1, 0.5, 181, NaN, Infinity, null, '5'])('not with %s minutes', (minutes) => {
    for (const each of [
      [minutes, 5],
      [5, minutes],
    ])
      expect(refusalOf(readControl({ kind: 'sudden death', minutes: each }))).toBe(
        'The minutes must be a whole number from 1 to 180.',
      );
  });

  test.each([0, 1.5, 181, undefined])('not with %s seconds where it needs some', (seconds) => {
    for (const kind of ['increment', 'delay'])
      expect(refusalOf(readControl({ kind, minutes: [5, 5], seconds }))).toMatch(/seconds/);
  });

  test.each([{ kind: 'hourglass', minutes: [5, 5] }, null, 'increment', []])('not as %j', (control) => {
    expect(refusalOf(readControl(control))).toBe('Oddboard does not know this clock.');
  });
});

test('a time control is described in a sentence', () => {
  expect(controlSentence({ kind: 'sudden death', minutes: [1, 1] })).toBe('1 minute each.');
  expect(controlSentence({ kind: 'increment', minutes: [5, 5], seconds: 3 })).toBe(
    '5 minutes each, and 3 seconds more after each turn.',
  );
  expect(controlSentence({ kind: 'delay', minutes: [10, 10], seconds: 1 })).toBe(
    '10 minutes each; the first 1 second of each turn cost nothing.',
  );
  expect(controlSentence({ kind: 'sudden death', minutes: [5, 1] })).toBe(
    '5 minutes for White and 1 minute for Black.',
  );
});

describe('two controls are the same', () => {
  const usual: Control = { kind: 'increment', minutes: [10, 10], seconds: 5 };

  test('when they give each side the same time in the same way', () => {
    expect(isSameControl(usual, { ...usual })).toBe(true);
  });

  test.each<Control>([
    { kind: 'delay', minutes: [10, 10], seconds: 5 },
    { kind: 'sudden death', minutes: [10, 10] },
    { kind: 'increment', minutes: [10, 10], seconds: 6 },
    { kind: 'increment', minutes: [10, 9], seconds: 5 },
  ])('not when the kind, the seconds or a side’s minutes differ: %o', (other) => {
    expect(isSameControl(usual, other)).toBe(false);
  });
});
