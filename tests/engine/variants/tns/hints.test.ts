import { expect, test } from 'vitest';
import { tns } from '../../../../src/engine/variants/tns/tns.ts';
import { hintsIn } from '../../../support/hints.ts';
import { black, white } from './board.ts';

const hints = (position: ReturnType<typeof white>) => hintsIn(tns, position);

/** Both kings at home, and the given pieces on the middle ranks. */
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

test('there are no hints at the start, nor with kings alone', () => {
  expect(hints(tns.start)).toEqual([]);
  expect(hints(white(bare))).toEqual([]);
});

test('there is a hint about promotion if a piece can reach its zone', () => {
  const knight = withMiddle('N . . . . . .', EMPTY);
  expect(hints(white(knight))).toEqual(['promotion']);
  expect(hints(black(knight))).toEqual([]);
});

test('there are hints about a captured piece’s countdown, and about its end', () => {
  expect(hints(white(bare, 'n2'))).toEqual(['countdown']);
  expect(hints(black(bare, 'n2'))).toEqual(['countdown']);
  expect(hints(white(bare, 'n1'))).toEqual(['due', 'countdown']);
  expect(hints(black(bare, 'n1'))).toEqual(['countdown']);
});

test('after the move there are hints about drops, and about the colour closed to a ferz', () => {
  const ferz = withMiddle('. . f . . . .', EMPTY);
  expect(hints(white(bare, 'f2', 'd'))).toEqual(['drops', 'countdown']);
  expect(hints(white(ferz, 'f2', 'd'))).toEqual(['colour', 'drops', 'countdown']);
  expect(hints(white(ferz, 'n2', 'd'))).toEqual(['drops', 'countdown']);
  expect(hints(white(ferz, 'f2'))).toEqual(['countdown']);
});

test('hints say that a check need not be answered, and that a king can be captured', () => {
  const rook = withMiddle(EMPTY, '. . . r . . .');
  expect(hints(white(rook))).toEqual(['check']);
  expect(hints(black(rook))).toEqual(['king-capture', 'promotion']);
  expect(hints(white(withMiddle(EMPTY, '. . r . . . .')))).toEqual([]);
});

test('there is a hint about promotion for a king in front of its zone', () => {
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
