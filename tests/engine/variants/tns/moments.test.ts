import { expect, test } from 'vitest';
import { tns } from '../../../../src/engine/variants/tns/tns.ts';
import { momentsIn } from '../../../support/moments.ts';
import { black, white } from './board.ts';

const moments = (position: ReturnType<typeof white>) => momentsIn(tns, position);

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
  expect(moments(tns.start)).toEqual([]);
  expect(moments(white(bare))).toEqual([]);
});

test('a piece that can come to its zone may promote', () => {
  const knight = withMiddle('N . . . . . .', EMPTY);
  expect(moments(white(knight))).toEqual(['promotion']);
  expect(moments(black(knight))).toEqual([]);
});

test('the countdown of a captured piece is told when there is one, and when it ends', () => {
  expect(moments(white(bare, 'n2'))).toEqual(['countdown']);
  expect(moments(black(bare, 'n2'))).toEqual(['countdown']);
  expect(moments(white(bare, 'n1'))).toEqual(['due', 'countdown']);
  expect(moments(black(bare, 'n1'))).toEqual(['countdown']);
});

test('drops are told after the move, and the colour that is closed to a ferz', () => {
  const ferz = withMiddle('. . f . . . .', EMPTY);
  expect(moments(white(bare, 'f2', 'd'))).toEqual(['drops', 'countdown']);
  expect(moments(white(ferz, 'f2', 'd'))).toEqual(['drops', 'colour', 'countdown']);
  expect(moments(white(ferz, 'n2', 'd'))).toEqual(['drops', 'countdown']);
  expect(moments(white(ferz, 'f2'))).toEqual(['countdown']);
});

test('a check binds nobody, and a king can be captured', () => {
  const rook = withMiddle(EMPTY, '. . . r . . .');
  expect(moments(white(rook))).toEqual(['check']);
  expect(moments(black(rook))).toEqual(['king-capture', 'promotion']);
  expect(moments(white(withMiddle(EMPTY, '. . r . . . .')))).toEqual([]);
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
  expect(moments(kingOn('. . K . . . .', EMPTY))).toEqual(['king-promotion']);
  expect(moments(kingOn(EMPTY, '. . K . . . .'))).toEqual([]);
});
