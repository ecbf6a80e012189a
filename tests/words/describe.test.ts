import { expect, test } from 'vitest';
import { describePiece, describeSite } from '../../src/words/en/describe.ts';
import { chess99 } from '../../src/engine/variants/chess99/chess99.ts';
import { positionFrom } from '../support/diagram.ts';
import { siteOf } from '../support/play.ts';

const position = positionFrom(
  chess99,
  `
    . . . P . . . . .
    . . . . . k . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . P . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . K . . . .
  `,
  'b e3 10',
);
const site = (name: string): string => describeSite(chess99, position, siteOf(chess99, name));

test('a piece is described with its side', () => {
  expect(describePiece(chess99, position, siteOf(chess99, 'f8'))).toBe('Black king');
  expect(describePiece(chess99, position, siteOf(chess99, 'e2'))).toBe('');
});

test('a square is described with its piece', () => {
  expect(site('e1')).toBe('e1, White king');
  expect(site('e2')).toBe('e2, empty');
});

test('a square is described with its marks and terrain', () => {
  expect(site('f8')).toBe('f8, Black king, in check');
  expect(site('d9')).toBe('d9, White pawn, waiting to promote');
  expect(site('e3')).toBe('e3, empty, passed over by White’s pawn');
});
