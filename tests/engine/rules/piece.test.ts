import { expect, test } from 'vitest';
import { EMPTY, belongsTo, kindOf, pieceOf, sideOf } from '../../../src/engine/rules/piece.ts';
import { BLACK, SIDES, WHITE } from '../../../src/engine/rules/side.ts';

test('a piece is its kind and its side, and never nothing', () => {
  for (let kind = 1; kind <= 14; kind++)
    for (const side of SIDES) {
      const piece = pieceOf(kind, side);
      expect([kindOf(piece), sideOf(piece)]).toEqual([kind, side]);
      expect(piece).not.toBe(EMPTY);
    }
});

test('an empty site belongs to neither side', () => {
  expect(belongsTo(EMPTY, WHITE)).toBe(false);
  expect(belongsTo(EMPTY, BLACK)).toBe(false);
});

test('a piece belongs to its own side only', () => {
  expect(belongsTo(pieceOf(3, WHITE), WHITE)).toBe(true);
  expect(belongsTo(pieceOf(3, WHITE), BLACK)).toBe(false);
  expect(belongsTo(pieceOf(3, BLACK), BLACK)).toBe(true);
});
