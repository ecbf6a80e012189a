import { expect, test } from 'vitest';
import { pieceAt, sitesOf } from '../../../src/engine/rules/position.ts';

test('the sites of a piece are found in the order of the board', () => {
  expect(sitesOf([0, 5, 0, 5, 4, 5], 5)).toEqual([1, 3, 5]);
  expect(sitesOf([5, 5, 4], 5)).toEqual([0, 1]);
  expect(sitesOf([0, 4], 5)).toEqual([]);
});

test('an empty site can be looked up, a site off the board cannot', () => {
  expect(pieceAt([0, 5], 0)).toBe(0);
  expect(() => pieceAt([0, 5], 2)).toThrow('No site 2 on this board');
  expect(() => pieceAt([0, 5], -1)).toThrow(RangeError);
});
