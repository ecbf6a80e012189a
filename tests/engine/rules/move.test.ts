import { expect, test } from 'vitest';
import {
  beginsWith,
  choiceId,
  pickHeld,
  pickSite,
  pickedPiece,
  pressButton,
  sameChoice,
  sitesAmong,
} from '../../../src/engine/rules/move.ts';
import { EMPTY } from '../../../src/engine/rules/piece.ts';

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

test('what is kept of a choice leaves out the label of a button', () => {
  expect(choiceId(pressButton('stay', { id: 'Stay' }))).toEqual({ kind: 'button', id: 'stay' });
  expect(choiceId(pickSite(3))).toEqual(pickSite(3));
  expect(choiceId(pickHeld(3))).toEqual(pickHeld(3));
});

test('a choice picks up the piece on its site or in the hand, and a button none', () => {
  expect(pickedPiece([EMPTY, 5], pickSite(1))).toBe(5);
  expect(pickedPiece([EMPTY, 5], pickSite(0))).toBe(EMPTY);
  expect(pickedPiece([EMPTY, 5], pickHeld(7))).toBe(7);
  expect(pickedPiece([EMPTY, 5], pressButton('1', { id: '1' }))).toBe(EMPTY);
});

test('the sites among choices come in their order', () => {
  expect(sitesAmong([pickSite(4), pressButton('3', { id: '3' }), pickHeld(5), pickSite(2)])).toEqual([4, 2]);
  expect(sitesAmong([])).toEqual([]);
});
