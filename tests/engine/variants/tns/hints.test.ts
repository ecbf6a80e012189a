import { expect, test } from 'vitest';
import { tns } from '../../../../src/engine/variants/tns/tns.ts';
import { hintsIn } from '../../../support/hints.ts';
import { black, white } from './board.ts';

const hints = (position: ReturnType<typeof white>) => hintsIn(tns, position);

/** Both kings at home, and something on the middle ranks. */
const withMiddle = (rank6: string, rank5: string) => `
        k
      . . .
    . . . . .
  ${rank6}
  ${rank5}
  . . . . . . .
    . . . . .
      . . .
        K
`;

const EMPTY = '. . . . . . .';
const bare = withMiddle(EMPTY, EMPTY);

test('nothing is told at the start, nor where only kings stand', () => {
  expect(hints(tns.start)).toEqual([]);
  expect(hints(white(bare))).toEqual([]);
});

test('a piece that can come to its zone may promote', () => {
  const knight = withMiddle('N . . . . . .', EMPTY);
  expect(hints(white(knight))).toEqual(['promotion']);
  expect(hints(black(knight))).toEqual([]);
});

test('the countdown of a captured piece is told when there is one, and when it ends', () => {
  expect(hints(white(bare, 'n2'))).toEqual(['countdown']);
  expect(hints(black(bare, 'n2'))).toEqual(['countdown']);
  expect(hints(white(bare, 'n1'))).toEqual(['due', 'countdown']);
  expect(hints(black(bare, 'n1'))).toEqual(['countdown']);
});

test('drops are told after the move, and the colour that is closed to a ferz', () => {
  const ferz = withMiddle('. . f . . . .', EMPTY);
  expect(hints(white(bare, 'f2', 'd'))).toEqual(['drops', 'countdown']);
  expect(hints(white(ferz, 'f2', 'd'))).toEqual(['drops', 'colour', 'countdown']);
  expect(hints(white(ferz, 'n2', 'd'))).toEqual(['drops', 'countdown']);
  expect(hints(white(ferz, 'f2'))).toEqual(['countdown']);
});

test('a check binds nobody, and a king can be captured', () => {
  const rook = withMiddle(EMPTY, '. . . r . . .');
  expect(hints(white(rook))).toEqual(['check']);
  expect(hints(black(rook))).toEqual(['king-capture', 'promotion']);
  expect(hints(white(withMiddle(EMPTY, '. . r . . . .')))).toEqual([]);
});

test('a king before its zone may promote there', () => {
  const kingOn = (rank6: string, rank5: string) =>
    white(`
            k
          . . .
        . . . . .
      ${rank6}
      ${rank5}
      . . . . . . .
        . . . . .
          . . .
            .
    `);
  expect(hints(kingOn('. . K . . . .', EMPTY))).toEqual(['king-promotion']);
  expect(hints(kingOn(EMPTY, '. . K . . . .'))).toEqual([]);
});
