import { describe, expect, test } from 'vitest';
import { ben39 } from '../../../../src/engine/variants/ben39/ben39.ts';
import { whyNot } from '../../../support/explanations.ts';
import { position } from './board.ts';

type Ben39Position = ReturnType<typeof position>;

/** A table of attempts in a position, with the reason why each is not legal. */
const tried = (
  name: string,
  p: Ben39Position,
  rows: readonly (readonly [string, string, string | null])[],
) => {
  describe(name, () => {
    test.each(rows)('%s to %s', (from, to, reason) => {
      expect(whyNot(ben39, p, from, to)).toBe(reason);
    });
  });
};

tried('at the start', ben39.start, [
  ['e5', 'e7', 'board: Nothing stands on e5.'],
  ['b4', 'd4', 'board: There is no square on b4 while the movable squares are on d14 and l2.'],
  ['f2', 'd2', 'board: There is no square on d2 while the movable squares are on d14 and l2.'],
  ['f10', 'f8', 'board: It is White’s turn, and the pawn on f10 is Black’s.'],
  ['j4', 'j4', 'board: The rook is on j4 already.'],
  ['j4', 'j8', 'pieces: The rook on j4 is blocked by the pawn on j6. [j6]'],
  ['j4', 'h4', 'pieces: White’s own knightrider stands on h4. [h4]'],
  ['j4', 'i3', 'pieces: The rook stays on squares, and i3 is a crossing.'],
  ['f6', 'd8', 'pieces: A pawn goes from f6 to d8 only to capture, and nothing stands there.'],
  [
    'h2',
    'l2',
    'pieces: A king does not go from h2 to l2: one square in any direction, between squares with a castle of its own side at a corner.',
  ],
  [
    'h2',
    'h4',
    'castles-and-king: No castle of White’s is at a corner of h2, so that White’s king may neither leave nor enter it.',
  ],
  ['f2', 'd4', null],
]);

//                       a b c d e f g h i j k l m n o
const squares = `
        14              . . . . . . . k . . . . . . .
        10              . . . p . . . . . . . . . . .
         9              . . . . . . . . . . . . . . .
         8              . . . P . B . r . . . . . . .
         7              . . . . . . . . i . . . . . .
         6              . . . . . R . N . . . . . . .
         3              . . . . . . C . . . . . . . .
         2              . . . . . G . K . . . . . . .`;

tried('on the squares', position(squares), [
  ['h6', 'd8', 'immobilizer: The knightrider on h6 is immobilized by the immobilizer on i7. [i7]'],
  ['h6', 'g7', 'immobilizer: The knightrider on h6 is immobilized by the immobilizer on i7. [i7]'],
  ['f8', 'h8', 'pieces: A bishop goes from f8 to h8 only without capturing, and a rook stands there. [h8]'],
  ['d8', 'd10', 'pieces: A pawn goes from d8 to d10 only without capturing, and a pawn stands there. [d10]'],
  [
    'h2',
    'j4',
    'castles-and-king: No castle of White’s is at a corner of j4, so that White’s king may neither leave nor enter it.',
  ],
  ['h2', 'h4', null],
  ['h2', 'f2', 'pieces: White’s own gold general stands on f2. [f2]'],
]);

tried('a king without a castle', position(squares.replace('C', 'X')), [
  [
    'h2',
    'h4',
    'castles-and-king: No castle of White’s is at a corner of h2, so that White’s king may neither leave nor enter it.',
  ],
]);

tried(
  'on the crossings',
  //            a b c d e f g h i j k l m n o
  position(`
        14      . . . . . . . k . . . . . . .
         9      X . . . . . x . . . . . . . .
         8      . . . . . . . K . . . . . . .
         7      . . . . . . . . . . . . I . .
         5      C . D . . . . . . . . . Z . .`),
  [
    ['a9', 'k9', 'lines: The chad rook on a9 is blocked by the chad rook on g9. [g9]'],
    ['a9', 'g9', 'lines: A chad rook stands on g9, and on the crossings nothing is captured. [g9]'],
    ['a9', 'a5', 'lines: White’s own castle stands on a5. [a5]'],
    [
      'a9',
      'c7',
      'lines: A chad rook does not go from a9 to c7: slides along the lines; captures nothing and cannot be captured.',
    ],
    ['m7', 'l8', 'lines: The immobilizer stays on crossings, and l8 is a square.'],
    ['m7', 'm3', 'lines: The immobilizer on m7 is blocked by the spider on m5. [m5]'],
    ['a5', 'c7', 'castles-and-king: The castle on a5 steps along a line this time, and diagonally the next.'],
    ['c5', 'c7', 'castles-and-king: The castle on c5 steps diagonally this time, and along a line the next.'],
    ['c5', 'e7', null],
  ],
);

//                       a b c d e f g h i j k l m n o
const wizards = `
        14              . . . . . . . k . . . . . . .
         6              . . . P . p . . . . . . . N .
         5              . . . . W . . . . . . . W . .
         4              . . . . . K . . . . . g . . .
         3              . . . . . . C . . . . . . . .`;

tried('two wizards', position(wizards), [
  ['e5', 'd6', null],
  [
    'e5',
    'h8',
    'teleport: A wizard teleports only what is on the squares around it, and h8 is not one of those around e5.',
  ],
  ['e5', 'd4', 'teleport: Nothing stands on d4 that could be teleported.'],
  ['e5', 'f6', 'teleport: A wizard teleports pieces of its own side only, and the pawn on f6 is Black’s.'],
  [
    'e5',
    'f4',
    'teleport: There is no square in the place of f4 at the other wizard, and a king is never sent off the board.',
  ],
]);

tried('two wizards, where there is a square', position(wizards, { places: ['n4', 'd14'] }), [
  [
    'e5',
    'f4',
    'castles-and-king: No castle of White’s is at a corner of n4, so that White’s king may neither leave nor enter it.',
  ],
]);

tried('one wizard', position(wizards.replace('W . .\n', '. . .\n')), [
  ['e5', 'd6', 'teleport: White has only one wizard on the board, and it takes two to teleport.'],
]);

tried(
  'a spider',
  //            a b c d e f g h i j k l m n o
  position(`
        14      . . . . . . . k . . . . . . .
         8      . . . P . . . . . . . . . . .
         7      . . . . Z . . . . . . . . . .
         5      . . . . . . . . . . Z . . . .
         4      . . . . . . . . . K . . . . .`),
  [
    [
      'e7',
      'd8',
      'rotation: The spider on e7 rotates all pieces of its side around it together, clockwise or counterclockwise.',
    ],
    ['e7', 'h8', 'lines: The spider stays on crossings, and h8 is a square.'],
    [
      'k5',
      'j4',
      'castles-and-king: No castle of White’s is at a corner of j4, so that White’s king may neither leave nor enter it.',
    ],
    [
      'e7',
      'e9',
      'lines: A spider does not go from e7 to e9: leaps like a knight on the crossings, and turns its own pieces on the squares around it.',
    ],
  ],
);

tried(
  'a spider that can turn one way only, because the king needs a castle',
  //            a b c d e f g h i j k l m n o
  position(`
        14      . . . . . . . k . . . . . . .
         5      . . . . . . C . . . . . . . .
         4      . . . . . . . K . . . . . . .
         3      . . . . . . Z . . . . . . . .`),
  [
    [
      'g3',
      'f4',
      'rotation: The spider on g3 rotates all pieces of its side around it together, here only counterclockwise.',
    ],
  ],
);

tried('a spider that finds nothing', position(wizards.replace('W . .\n', 'Z . .\n').replace('N', '.')), [
  ['m5', 'n6', 'rotation: No piece of White’s stands on the squares around m5 for the spider to rotate.'],
]);

tried(
  'drops',
  //            a b c d e f g h i j k l m n o
  position(
    `
        14      . . . . . . . k . . . . . . .
         8      . . . . . r . K . . . . . . .
         7      X . . . . . . . . . . . . . .
         6      . . . . . . . . . p . . . . .`,
    { hands: 'IPPRX' },
  ),
  [
    ['R@', 'g7', 'drops: A rook is dropped on squares, and g7 is a crossing.'],
    ['X@', 'f8', 'drops: A chad rook is dropped on crossings, and f8 is a square.'],
    ['X@', 'a1', 'board: There is no crossing on a1 while the movable squares are on d14 and l14.'],
    [
      'X@',
      'a7',
      'drops: A chad rook stands on a7, and a piece comes onto the board where nothing stands. [a7]',
    ],
    ['P@', 'f14', 'drops: A pawn is not dropped on its last rank, to which f14 belongs.'],
    ['P@', 'b10', null],
    [
      'I@',
      'e9',
      'drops: An immobilizer dropped on e9 would immobilize the rook on f8 at once, which a drop may not do. [f8]',
    ],
    [
      'I@',
      'i7',
      'drops: An immobilizer dropped on i7 would immobilize the pawn on j6 at once, which a drop may not do. [j6]',
    ],
    ['G@', 'f10', 'board: No gold general of White is in hand.'],
  ],
);

tried(
  'a pawn below a missing square',
  position(
    `
        14      . . . . . . . k . . . . . . .
         8      . . . . . . . K . . . . . . .`,
    { places: ['b12', 'd2'], hands: 'P' },
  ),
  [
    [
      'P@',
      'b12',
      'drops: A pawn is dropped only where it could move if the board were empty, and from b12 it could not.',
    ],
  ],
);

//                       a b c d e f g h i j k l m n o
const carriages = `
        14              . . . . . . . k . . . . . . .
         5              X . i . . . . . . . . . . . .
         4              . G . . . . . . . . . . . . .
         3              X . z . . . . . . . C . X . .
         2              . . . . . . . . . . . K . . .
         1              . . . . . . . . . . x . c . .`;

tried('movable squares', position(carriages, { places: ['b4', 'l2'] }), [
  ['l2', 'n4', null],
  [
    'l2',
    'l14',
    'movable-squares: A movable square goes only to the next place of its ring, from l2 to n4 or d2.',
  ],
  [
    'b4',
    'b12',
    'movable-squares: White does not control the movable square on b4, with 2 of its pieces on it and its corners to 2 of Black’s, the immobilized gold general not counted. [c3, c5]',
  ],
  [
    'l2',
    'd2',
    'movable-squares: The king on l2 would come to d2 without a castle of its side at a corner, for the spider on c3 stands in a castle’s way. [c3]',
  ],
]);

tried(
  'a movable square with a piece that could follow as little as the castle, and does not count',
  position(carriages.replace('X . z . . . . . . . C', 'X . z . x . . . . . C'), { places: ['b4', 'l2'] }),
  [
    [
      'l2',
      'd2',
      'movable-squares: The king on l2 would come to d2 without a castle of its side at a corner, for the spider on c3 stands in a castle’s way. [c3]',
    ],
  ],
);

tried(
  'a movable square beside the other',
  //            a b c d e f g h i j k l m n o
  position(
    `
        14      . . . . . . . k . . . . . . .
         8      . . . R . . . K . . . . . . .
         2      . . . . . . . . . . . r . . .`,
    { places: ['n4', 'l2'] },
  ),
  [
    ['l2', 'n4', 'movable-squares: The other movable square is on n4 already.'],
    ['n4', 'l2', 'movable-squares: The other movable square is on l2 already.'],
    [
      'n4',
      'n12',
      'movable-squares: White does not control the movable square on n4, with 0 of its pieces on it and its corners to 0 of Black’s.',
    ],
  ],
);

tried(
  'a movable square with a king on it that has no castle',
  position(carriages.replace('C', 'X'), { places: ['b4', 'l2'] }),
  [
    [
      'l2',
      'n4',
      'castles-and-king: No castle of White’s is at a corner of l2, so that White’s king may neither leave nor enter it.',
    ],
  ],
);

tried(
  'a movable square whose traveller finds its place taken',
  //            a b c d e f g h i j k l m n o
  position(
    `
        14      . . . . . . . k . . . . . . .
         8      . . . . . . . K . . . . . . .
         2      . . . . . . . . . . . R . . .
         1      . . . . z . . . . . . . X . .`,
    { places: ['d14', 'l2'] },
  ),
  [
    [
      'l2',
      'd2',
      'movable-squares: The chad rook on m1 would have to travel to e1, and the spider there does not travel. [e1]',
    ],
    ['l2', 'n4', null],
  ],
);

tried(
  'a movable square whose castle cannot follow',
  //            a b c d e f g h i j k l m n o
  position(
    `
        14      . . . . . . . k . . . . . . .
         5      . . . . . . . . . . . . . . z
         3      . . . . . . . . . . . . X . .
         2      . . . . . . . . . . . K . . .
         1      . . . . . . . . . . C . . . .`,
    { places: ['d14', 'l2'] },
  ),
  [
    [
      'l2',
      'n4',
      'movable-squares: The king on l2 would come to n4 without a castle of its side at a corner, for the chad rook on m3 and the spider on o5 stand in a castle’s way. [m3, o5]',
    ],
  ],
);

//                       a b c d e f g h i j k l m n o
const turning = `
        14              . . . . . . . k . . . . . . .
         4              . . . . . . . . . . . . . . .
         3              . . . . . . Z . . . . . . . .
         2              . . . . . K . . . . . . . . .
         1              . . . . D . . . . . . . . . .`;

tried('a spider beside a king, without a castle where it would come', position(turning), [
  [
    'g3',
    'f2',
    'castles-and-king: A rotation would take the king on f2 to f4 or h2, where no castle of White’s is at a corner.',
  ],
]);

tried(
  'a spider at the edge beside a king',
  position(turning.replace('. . Z', '. . .').replace('D . .', 'Z . D')),
  [
    [
      'e1',
      'f2',
      'rotation: A rotation would take the king on f2 off the board, which may not happen to a king.',
    ],
  ],
);

tried(
  'a spider at the edge beside a king and a square without a castle',
  position(turning.replace('. . Z', '. . .').replace('D . .', 'Z . D'), { places: ['d2', 'l14'] }),
  [
    [
      'e1',
      'f2',
      'castles-and-king: No castle of White’s is at a corner of d2, so that White’s king may neither leave nor enter it.',
    ],
  ],
);
