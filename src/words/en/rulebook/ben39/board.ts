import type * as data from '../../../../rulebook/ben39/board.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const board: SectionProse<typeof data.board> = {
  title: 'The board',
  text: [
    'You win by capturing the enemy’s king.',
    'The game is played on squares and, at the same time, on the crossings of the lines between them: the corners of the squares. Some pieces live on the squares and some on the crossings, and none ever goes from one to the other. Those of the crossings start in hand, and you drop them one by one.',
    'Columns a to o and rows 1 to 15 count lines and squares in turn. A square has one of the letters b, d, f, h, j, l, n and an even number; a crossing has one of the other letters and an odd number. The corners of the square f6 are e5, e7, g5 and g7.',
    'There are 39 squares. 37 of them are fixed. The other two are movable: they start on d14 and l2, and there are eight places around the board where they can be.',
    'A crossing is there while it is a corner of some square. So the outermost crossings come and go with the movable squares.',
  ],
  examples: {
    start: {
      caption:
        'The start. Each side has a king, five officers and three pawns on the squares, and a whole second army in hand, for the crossings. White moves first.',
      why: {
        'X@o3': 'No square has a corner there now.',
        'X@f8': 'A chad rook stands on crossings.',
        'h10-h8': 'White moves first.',
      },
      ground: {
        d14: 'movable square, controlled by nobody, 0\u00a0to\u00a00',
        l2: 'movable square, controlled by nobody, 0\u00a0to\u00a00',
        n4: 'not there now',
      },
    },
    'squares-and-crossings': {
      caption:
        'The rook goes from square to square. The chad rook beside it, at a corner of the same square, goes from crossing to crossing.',
    },
    'crossings-go-with-the-square': {
      caption:
        'One movable square is on n4 here, not on l2. So the crossing m1 is gone, and o3 is there instead.',
      why: {
        'X@m1': 'No square has a corner there now.',
      },
      ground: {
        n4: 'movable square, controlled by nobody, 0\u00a0to\u00a00',
        l2: 'not there now',
      },
    },
  },
  tasks: {
    'corner-of-a-square': {
      prompt: 'Drop a chad rook at a corner of the movable square on l2.',
      hint: 'The corners of l2 are one line to the left and right of it and one above and below.',
      otherwise: ['No chad rook of yours is at a corner of l2. Its corners have the letters k and m.'],
    },
  },
};
