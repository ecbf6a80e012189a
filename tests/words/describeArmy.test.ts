import { expect, test } from 'vitest';
import { describeArmy, describeHand } from '../../src/words/en/describeArmy.ts';
import { unwrap } from '../../src/engine/rules/result.ts';
import { BLACK, WHITE } from '../../src/engine/rules/side.ts';
import { ben39 } from '../../src/engine/variants/ben39/ben39.ts';
import { chess99 } from '../../src/engine/variants/chess99/chess99.ts';
import { hex39 } from '../../src/engine/variants/hex39/hex39.ts';
import { tns } from '../../src/engine/variants/tns/tns.ts';

const position = unwrap(
  ben39.readPosition('2k1/5/R6/1r1sS2/P2Gbp1/5/1K2 8/8/8/4I3/1W2Z3/8/6X1/5X2 d14,l2 w CWxxxxx'),
);

test('a side’s pieces are listed by kind, with their squares', () => {
  const small = unwrap(chess99.readPosition('4k4/9/9/9/4p4/3P5/P8/9/4K3R w - 12'));
  expect(describeArmy(chess99, small, WHITE)).toEqual(['king: e1', 'rook: i1', 'pawn: a3, d4']);
  expect(describeArmy(chess99, small, BLACK)).toEqual(['king: e9', 'pawn: e5']);
});

test('pieces on squares and on crossings are listed together', () => {
  expect(describeArmy(ben39, position, WHITE)).toEqual([
    'king: h2',
    'rook: b10',
    'gold general: h6',
    'silver general: j8',
    'pawn: b6',
    'chad rook: k1, m3',
    'spider: i7',
    'wizard: c7',
    'immobilizer: i9',
  ]);
});

test('pieces on hexes are listed with the names of the hexes', () => {
  expect(describeArmy(hex39, hex39.start, BLACK)).toEqual([
    'pawn: c7, e7, g7, i7, k7',
    'rook: d8, j8',
    'bishop: f8, h8, g9',
  ]);
});

test('a hand is listed with its numbers of pieces', () => {
  expect(describeHand(ben39, position, WHITE)).toEqual(['wizard', 'castle']);
  expect(describeHand(ben39, position, BLACK)).toEqual(['5 × chad rook']);
});

test('a piece in the other side’s colour is listed with its owner', () => {
  const captured = unwrap(tns.readPosition('k/3/5/7/6N/7/5/3/K w f2,N3 m'));
  expect(describeHand(tns, captured, WHITE)).toEqual(['Black ferz']);
  expect(describeHand(tns, captured, BLACK)).toEqual(['White knight']);
});
