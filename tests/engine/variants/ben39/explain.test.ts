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
  ['e5', 'e7', 'board: There is nothing on e5.'],
  ['b4', 'd4', 'board: There is no square on b4 while the movable squares are on d14 and l2.'],
  ['f2', 'd2', 'board: There is no square on d2 while the movable squares are on d14 and l2.'],
  ['f10', 'f8', 'board: It is White’s turn, and the pawn on f10 is Black’s.'],
  ['j4', 'j4', 'board: The rook is on j4 already.'],
  ['j4', 'j8', 'pieces: The rook on j4 is blocked by the pawn on j6. [j6]'],
  ['j4', 'h4', 'pieces: White’s own knightrider on h4 is in the way. [h4]'],
  ['j4', 'i3', 'pieces: The rook stays on squares, and i3 is a crossing.'],
  ['f6', 'd8', 'pieces: The pawn on f6 goes to d8 only to capture, and nothing is there.'],
  [
    'h2',
    'l2',
    'pieces: A king can’t go from h2 to l2. It moves one square in any direction, from and to squares with a castle of its own side at a corner.',
  ],
  ['h2', 'h4', 'castles-and-king: The king can’t use h2: no White castle stands at its corners.'],
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
  ['f8', 'h8', 'pieces: The bishop on f8 goes to h8 only without capturing, and a rook is there. [h8]'],
  ['d8', 'd10', 'pieces: The pawn on d8 goes to d10 only without capturing, and a pawn is there. [d10]'],
  ['h2', 'j4', 'castles-and-king: The king can’t use j4: no White castle stands at its corners.'],
  ['h2', 'h4', null],
  ['h2', 'f2', 'pieces: White’s own gold general on f2 is in the way. [f2]'],
]);

tried('a king without a castle', position(squares.replace('C', 'X')), [
  ['h2', 'h4', 'castles-and-king: The king can’t use h2: no White castle stands at its corners.'],
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
    ['a9', 'g9', 'lines: A chad rook is on g9, and nothing on a crossing can be captured. [g9]'],
    ['a9', 'a5', 'lines: White’s own castle on a5 is in the way. [a5]'],
    [
      'a9',
      'c7',
      'lines: A chad rook can’t go from a9 to c7. It slides along the lines; captures nothing and can’t be captured.',
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
  ['e5', 'h8', 'teleport: A wizard teleports only from the squares around it, and h8 is not around e5.'],
  ['e5', 'd4', 'teleport: There is nothing on d4 to teleport.'],
  ['e5', 'f6', 'teleport: A wizard teleports only pieces of its own side, and the pawn on f6 is Black’s.'],
  [
    'e5',
    'f4',
    'teleport: At the other wizard there is no square in the place of f4, and a king can’t leave the board.',
  ],
]);

tried('two wizards, where there is a square', position(wizards, { places: ['n4', 'd14'] }), [
  ['e5', 'f4', 'castles-and-king: The king can’t use n4: no White castle stands at its corners.'],
]);

tried('one wizard', position(wizards.replace('W . .\n', '. . .\n')), [
  ['e5', 'd6', 'teleport: It takes two wizards to teleport, and White has only one on the board.'],
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
    ['k5', 'j4', 'castles-and-king: The king can’t use j4: no White castle stands at its corners.'],
    [
      'e7',
      'e9',
      'lines: A spider can’t go from e7 to e9. It leaps like a knight on the crossings, and turns its own pieces on the squares around it.',
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
      'h2',
      'rotation: The spider on g3 rotates all pieces of its side around it together, here only counterclockwise.',
    ],
  ],
);

tried('a spider that finds nothing', position(wizards.replace('W . .\n', 'Z . .\n').replace('N', '.')), [
  ['m5', 'n6', 'rotation: The spider on m5 has no White piece around it to rotate.'],
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
    ['X@', 'a7', 'drops: A chad rook is on a7 already. Choose an empty place. [a7]'],
    ['P@', 'f14', 'drops: A pawn can’t be dropped on f14: that is its last rank.'],
    ['P@', 'b10', null],
    [
      'I@',
      'e9',
      'drops: An immobilizer can’t be dropped on e9: it would immobilize the rook on f8 at once. [f8]',
    ],
    [
      'I@',
      'i7',
      'drops: An immobilizer can’t be dropped on i7: it would immobilize the pawn on j6 at once. [j6]',
    ],
    ['G@', 'f10', 'board: No White gold general is in hand.'],
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
  [['P@', 'b12', 'drops: A pawn dropped on b12 could not move from there, even on an empty board.']],
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
    'movable-squares: White doesn’t control the movable square on b4: it has 2 on the square and its corners, Black has 2, not counting the immobilized gold general. [c3, c5]',
  ],
  [
    'l2',
    'd2',
    'movable-squares: The king on l2 would arrive on d2 without a castle of its own at a corner: the spider on c3 blocks a castle’s way. [c3]',
  ],
]);

tried(
  'a movable square with a piece that could follow as little as the castle, and does not count',
  position(carriages.replace('X . z . . . . . . . C', 'X . z . x . . . . . C'), { places: ['b4', 'l2'] }),
  [
    [
      'l2',
      'd2',
      'movable-squares: The king on l2 would arrive on d2 without a castle of its own at a corner: the spider on c3 blocks a castle’s way. [c3]',
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
      'movable-squares: White doesn’t control the movable square on n4: it has 0 on the square and its corners, Black has 0.',
    ],
  ],
);

tried(
  'a movable square with a king on it that has no castle',
  position(carriages.replace('C', 'X'), { places: ['b4', 'l2'] }),
  [['l2', 'n4', 'castles-and-king: The king can’t use l2: no White castle stands at its corners.']],
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
    ['l2', 'd2', 'movable-squares: The chad rook on m1 must travel to e1, but the spider there stays. [e1]'],
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
      'movable-squares: The king on l2 would arrive on n4 without a castle of its own at a corner: the chad rook on m3 and the spider on o5 block a castle’s way. [m3, o5]',
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
    'castles-and-king: A rotation would take the king on f2 to f4 or h2, where no White castle stands at a corner.',
  ],
]);

tried(
  'a spider at the edge beside a king',
  position(turning.replace('. . Z', '. . .').replace('D . .', 'Z . D')),
  [
    [
      'e1',
      'f2',
      'rotation: A rotation would take the king on f2 off the board, and a king can’t leave the board.',
    ],
  ],
);

tried(
  'a spider at the edge beside a king and a square without a castle',
  position(turning.replace('. . Z', '. . .').replace('D . .', 'Z . D'), { places: ['d2', 'l14'] }),
  [['e1', 'f2', 'castles-and-king: The king can’t use d2: no White castle stands at its corners.']],
);
