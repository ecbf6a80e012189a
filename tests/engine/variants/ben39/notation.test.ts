import { describe, expect, test } from 'vitest';
import type { Ben39Position } from '../../../../src/engine/variants/ben39/position.ts';
import { ben39 } from '../../../../src/engine/variants/ben39/ben39.ts';
import { meant, noted } from '../../../support/notation.ts';
import { actionsOf } from '../../../support/play.ts';
import { position } from './board.ts';

/** Expects the notation of an action, and that it is read as that action. */
function expectNoted(p: Ben39Position, action: string, notation: string) {
  expect(noted(ben39, p, action)).toBe(notation);
  expect(meant(ben39, p, notation)).toBe(action);
}

//            a b c d e f g h i j k l m n o
const middle = position(
  `
      14      . . . . . . . k . . . . . . .
      10      . . . . . . . . . p . . . . .
       8      . . . . . . . P . . . . . . .
       7      . . . . . . . . X . . . . . .
       6      . . . R . . . . . . . . . R .
       3      . . . . C . . . . . . . D . .
       2      . . . . . K . . . . . . . . .`,
  { hands: 'PXZc' },
);

describe('a move', () => {
  test('has a letter on squares and crossings, but none for a pawn', () => {
    expectNoted(middle, 'd6-d4', 'Rd4');
    expectNoted(middle, 'i7-i9', 'Xi9');
    expectNoted(middle, 'h8-h10', 'h10');
  });

  test('has x when it captures', () => {
    expectNoted(middle, 'h8-j10', 'hxj10');
  });

  test('distinguishes pieces by their files', () => {
    expectNoted(middle, 'd6-h6', 'Rdh6');
    expectNoted(middle, 'n6-h6', 'Rnh6');
  });

  test('distinguishes pieces on one file by their ranks, which may have two digits', () => {
    //            a b c d e f g h i j k l m n o
    const rooks = position(`
      14      . . . . . . . k . . . . . . .
      13      . . . . . . . . X . . . . . .
       9      . . . . . . . . X . . . . . .
       2      . . . . . . . K . . . . . . .`);
    expectNoted(rooks, 'i13-i11', 'X13i11');
    expectNoted(rooks, 'i9-i11', 'X9i11');
  });

  test('of a castle has C for either step', () => {
    expectNoted(middle, 'e3-e5', 'Ce5');
    expectNoted(middle, 'm3-k5', 'Ck5');
    expect(meant(ben39, middle, 'Dk5')).toBe('m3-k5');
  });
});

describe('a drop', () => {
  test('has @ before its goal', () => {
    expectNoted(middle, 'X@c3', 'X@c3');
    expectNoted(middle, 'P@d8', 'P@d8');
  });

  test('of a castle gives its first step', () => {
    const held = position('14 . . . . . . . k\n 2 . . . . . K', { hands: 'C' });
    expectNoted(held, 'C@g5o', 'C@g5o');
    expectNoted(held, 'C@g5d', 'C@g5d');
  });
});

describe('a teleport is written with * and the square whose piece is sent', () => {
  //            a b c d e f g h i j k l m n o
  const wizards = position(`
      14      . . . . . . . k . . . . . . .
       8      . . . . . . . K . . . . . . .
       6      . . . P . B . . . . . . . N .
       5      . . . . W . . . . . . . W . .`);
  //            a b c d e f g h i j k l m n o
  const close = position(`
      14      . . . . . . . k . . . . . . .
       8      . . . . . . . K . . . . . . .
       6      . . . . . B . . . . . . . . .
       5      . . . . W . W . . . . . . . .`);

  test('alone if only one wizard stands beside it', () => {
    expectNoted(wizards, 'e5*d6', 'W*d6');
    expectNoted(wizards, 'm5*n6', 'W*n6');
  });

  test('with the wizard if both do', () => {
    expectNoted(close, 'e5*f6', 'We*f6');
    expectNoted(close, 'g5*f6', 'Wg*f6');
  });

  test('and may be typed with the wizard in either case', () => {
    expect(meant(ben39, wizards, 'We5*d6')).toBe('e5*d6');
    expect(meant(ben39, wizards, 'e5*d6')).toBe('e5*d6');
  });
});

describe('a rotation', () => {
  //            a b c d e f g h i j k l m n o
  const spider = position(`
      14      . . . . . . . k . . . . . . .
       8      . . . . . . . K . . . . . . .
       4      . . . . . R . B . . . . . . .
       3      . . . . . . Z . . . . . . . .`);

  test('is written with the spider’s crossing and the direction', () => {
    expectNoted(spider, 'g3cw', 'Zg3cw');
    expectNoted(spider, 'g3ccw', 'Zg3ccw');
    expect(meant(ben39, spider, 'Zg3 cw')).toBe('g3cw');
  });

  test('is not read without the crossing', () => {
    expect(() => meant(ben39, spider, 'Zcw')).toThrow('“Zcw” is not a legal move here.');
  });
});

test('a movable square is written as in action strings, with every companion', () => {
  //            a b c d e f g h i j k l m n o
  const square = position(
    `
      14      . . . . . . . k . . . . . . .
       8      . . . . . . . K . . . . . . .
       3      . . . . . . . . . . X . X . .
       2      . . . . . . . . . . . . . . .`,
    { places: ['d14', 'l2'] },
  );
  const carriages = actionsOf(ben39, square).filter((action) => action.startsWith('l2_'));
  expect(carriages.filter((action) => action.includes('.'))).not.toEqual([]);
  for (const action of carriages) expectNoted(square, action, action);
});
