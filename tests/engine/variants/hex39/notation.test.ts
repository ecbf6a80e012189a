import { expect, test } from 'vitest';
import { currentPosition, newGame } from '../../../../src/engine/game/game.ts';
import { notationAt } from '../../../../src/engine/record/notation.ts';
import { readNotation } from '../../../../src/engine/record/readNotation.ts';
import { hex39 } from '../../../../src/engine/variants/hex39/hex39.ts';
import { meant, noted } from '../../../support/notation.ts';
import { refusalOf } from '../../../support/result.ts';
import { game, white } from './board.ts';

const position = white(`
          .
       . . b .
      . . . . .
     . p . b . .
    . P P . . . .
     . . . . . .
      R . . . R
       . . . .
          B
`);

test.each([
  ['a piece has its letter', 'c3-b4', 'Rb4'],
  ['a pawn has none', 'e5-f6', 'f6'],
  ['a capture has x, and a pawn that makes it its file', 'e5-d6', 'exd6'],
  ['what two pieces could do has the file of the one that does it', 'c3-g3', 'Rcg3'],
  ['and of the other', 'k3-g3', 'Rkg3'],
])('%s', (_, action, notation) => {
  expect(noted(hex39, position, action)).toBe(notation);
  expect(meant(hex39, position, notation)).toBe(action);
});

test('a text that fits two pieces is answered with both moves', () => {
  expect(refusalOf(readNotation(newGame(hex39, position), 'Rg3'))).toBe(
    '“Rg3” can be Rcg3 or Rkg3 here; say which.',
  );
});

test('notation need not distinguish a move from an illegal repetition', () => {
  const before = game(position, 'c3-e3', 'h6-h4', 'e3-c3');
  expect(noted(hex39, currentPosition(before), 'h8-h6')).toBe('B8h6');
  expect(notationAt(game(position, 'c3-e3', 'h6-h4', 'e3-c3', 'h8-h6'), 4)).toBe('Bh6');
});
