import { expect, test } from 'vitest';
import { beginsWith, pickHeld, pickSite, pressButton, sameChoice } from '../../../src/engine/rules/move.ts';

test('choices are the same when they pick the same thing', () => {
  expect(sameChoice(pickSite(3), pickSite(3))).toBe(true);
  expect(sameChoice(pickSite(3), pickSite(4))).toBe(false);
  expect(sameChoice(pressButton('pass', { id: 'Pass' }), pressButton('pass', { id: 'Let go' }))).toBe(true);
  expect(sameChoice(pressButton('pass', { id: 'Pass' }), pressButton('stay', { id: 'Pass' }))).toBe(false);
});

test('a button is never the same choice as a site, whatever its label', () => {
  expect(sameChoice(pressButton('3', { id: '3' }), pickSite(3))).toBe(false);
  expect(sameChoice(pickSite(3), pressButton('3', { id: '3' }))).toBe(false);
});

test('a piece in hand is never the same choice as a site, but is the same as its like', () => {
  expect(sameChoice(pickHeld(3), pickHeld(3))).toBe(true);
  expect(sameChoice(pickHeld(3), pickHeld(5))).toBe(false);
  expect(sameChoice(pickHeld(3), pickSite(3))).toBe(false);
  expect(sameChoice(pickSite(3), pickHeld(3))).toBe(false);
});

test('a path begins with the picked choices if they are the same in the same order', () => {
  const path = [pickSite(3), pickSite(4), pressButton('stay', { id: 'Stay' })];
  expect(beginsWith(path, [])).toBe(true);
  expect(beginsWith(path, [pickSite(3), pickSite(4)])).toBe(true);
  expect(beginsWith(path, path)).toBe(true);
  expect(beginsWith(path, [pickSite(4), pickSite(3)])).toBe(false);
  expect(beginsWith(path, [...path, pickSite(5)])).toBe(false);
});
