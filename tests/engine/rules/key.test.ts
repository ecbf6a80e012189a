import { expect, test } from 'vitest';
import { areSameLists, boardKey, pieceKey, turnKey } from '../../../src/engine/rules/key.ts';
import { EMPTY } from '../../../src/engine/rules/piece.ts';
import { BLACK, WHITE } from '../../../src/engine/rules/side.ts';

test('every piece on every site has a key of its own, and an empty site has none', () => {
  const keys = new Set<number>();
  for (let site = 0; site < 200; site++)
    for (let piece = 2; piece < 32; piece++) keys.add(pieceKey(site, piece));
  expect(keys.size).toBe(200 * 30);
  expect([0, 1, 100].map((site) => pieceKey(site, EMPTY))).toEqual([0, 0, 0]);
});

test('the key of a board changes by the keys of the pieces that change', () => {
  const before = boardKey([2, EMPTY, 3]);
  expect(before).toBe(pieceKey(0, 2) ^ pieceKey(2, 3));
  expect(boardKey([EMPTY, 2, 3])).toBe(before ^ pieceKey(0, 2) ^ pieceKey(1, 2));
});

test('the side to move is part of a key', () => {
  expect(turnKey(WHITE)).toBe(0);
  expect(turnKey(BLACK)).not.toBe(0);
});

test('boards are the same if the same pieces stand on all the same sites', () => {
  expect(areSameLists([2, EMPTY, 3], [2, EMPTY, 3])).toBe(true);
  expect(areSameLists([2, EMPTY, 3], [4, EMPTY, 3])).toBe(false);
  expect(areSameLists([2, EMPTY, 3], [2, EMPTY, 5])).toBe(false);
});
