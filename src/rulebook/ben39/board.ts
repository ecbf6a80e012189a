import { goals, ground, illegal, legal, outcome } from '../claiming.ts';
import type { Section } from '../rulebook.ts';

export const board: Section = {
  id: 'board',
  title: 'The board',
  text: [
    'The game is played on squares and, at the same time, on the crossings of the lines between them: the corners of the squares. Some pieces live on the squares and some on the crossings, and none ever goes from the one to the other.',
    'Columns a to o and rows 1 to 15 count lines and squares in turn. A square has one of the letters b, d, f, h, j, l, n and an even number; a crossing has one of the other letters and an odd number. The corners of the square f6 are e5, e7, g5 and g7.',
    'There are 39 squares. 37 of them are fixed. The other two are movable: they begin on d14 and l2, and there are eight places around the board at which they can be.',
    'A crossing is there while it is a corner of some square. So the outermost crossings come and go with the movable squares.',
  ],
  examples: [
    {
      id: 'start',
      caption:
        'The start. Each side has a king, five officers and three pawns on the squares, and a whole second army in hand, for the crossings. White begins.',
      claims: [
        goals('f2', 'd4'),
        goals('f6', 'f8'),
        ground('d14', 'movable square, controlled by nobody, 0 to 0'),
        ground('l2', 'movable square, controlled by nobody, 0 to 0'),
        ground('n4', 'not there now'),
        ground('f6', ''),
        legal('X@m1'),
        legal('X@e7'),
        illegal('X@o3', 'No square has a corner there now.'),
        illegal('X@f8', 'A chad rook stands on crossings.'),
        illegal('h10-h8', 'White begins.'),
        outcome(null),
      ],
    },
    {
      id: 'squares-and-crossings',
      caption:
        'The rook goes from square to square. The chad rook beside it, at a corner of the same square, goes from crossing to crossing.',
      position: '2k1/5/7/7/2R4/5/1K2 8/8/8/8/3X4/8/8/8 d14,l2 w -',
      picked: 'g7',
      claims: [
        goals('g7', 'a7 c7 e7 i7 k7 m7 o7 g1 g3 g5 g9 g11 g13 g15'),
        goals('f6', 'b6 d6 h6 j6 l6 n6 f2 f4 f8 f10 f12 f14'),
      ],
    },
    {
      id: 'crossings-go-with-the-square',
      caption:
        'One movable square has gone from l2 to n4. The crossing m1 is no more; o3 has come into being.',
      position: '2k1/5/7/7/7/6/1K1 8/8/8/8/8/8/8/8 d14,n4 w X',
      claims: [
        legal('X@o3'),
        illegal('X@m1', 'No square has a corner there now.'),
        ground('n4', 'movable square, controlled by nobody, 0 to 0'),
        ground('l2', 'not there now'),
      ],
    },
  ],
  tasks: [
    {
      id: 'corner-of-a-square',
      prompt: 'Drop a chad rook at a corner of the movable square on l2.',
      position: '1skg/1rnb1/2ppp2/7/2PPP2/1BNR1/GKS1 8/8/8/8/8/8/8/8 d14,l2 w CCIWWXXXXXZZcciwwxxxxxzz',
      goals: [
        {
          kind: 'action',
          pattern: 'X@(k1|k3|m1|m3)',
          otherwise: 'No chad rook of yours stands at a corner of l2. Its corners have the letters k and m.',
        },
      ],
      hint: 'The corners of l2 are one line to the left and right of it and one above and below.',
      solution: ['X@m3'],
    },
  ],
};
