import type * as data from '../../../../rulebook/ben39/board.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const board: SectionProse<typeof data.board> = {
  title: 'The board',
  text: [
    'The game is played on squares and, at the same time, on the crossings of the lines between them: the corners of the squares. Some pieces live on the squares and some on the crossings, and none ever goes from the one to the other.',
    'Columns a to o and rows 1 to 15 count lines and squares in turn. A square has one of the letters b, d, f, h, j, l, n and an even number; a crossing has one of the other letters and an odd number. The corners of the square f6 are e5, e7, g5 and g7.',
    'There are 39 squares. 37 of them are fixed. The other two are movable: they begin on d14 and l2, and there are eight places around the board at which they can be.',
    'A crossing is there while it is a corner of some square. So the outermost crossings come and go with the movable squares.',
  ],
  examples: {
    start: {
      caption:
        'The start. Each side has a king, five officers and three pawns on the squares, and a whole second army in hand, for the crossings. White begins.',
      why: {
        'X@o3': 'No square has a corner there now.',
        'X@f8': 'A chad rook stands on crossings.',
        'h10-h8': 'White begins.',
      },
      ground: {
        d14: 'movable square, controlled by nobody, 0 to 0',
        l2: 'movable square, controlled by nobody, 0 to 0',
        n4: 'not there now',
      },
    },
    'squares-and-crossings': {
      caption:
        'The rook goes from square to square. The chad rook beside it, at a corner of the same square, goes from crossing to crossing.',
    },
    'crossings-go-with-the-square': {
      caption:
        'One movable square has gone from l2 to n4. The crossing m1 is no more; o3 has come into being.',
      why: {
        'X@m1': 'No square has a corner there now.',
      },
      ground: {
        n4: 'movable square, controlled by nobody, 0 to 0',
        l2: 'not there now',
      },
    },
  },
  tasks: {
    'corner-of-a-square': {
      prompt: 'Drop a chad rook at a corner of the movable square on l2.',
      hint: 'The corners of l2 are one line to the left and right of it and one above and below.',
      otherwise: ['No chad rook of yours stands at a corner of l2. Its corners have the letters k and m.'],
    },
  },
};
