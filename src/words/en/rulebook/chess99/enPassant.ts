import type * as data from '../../../../rulebook/chess99/enPassant.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const enPassant: SectionProse<typeof data.enPassant> = {
  title: 'En passant, by any piece',
  text: [
    'A pawn that has just gone two squares can be captured as if it had gone only one. Every kind of piece may do this, the king too, and only in the very next turn.',
    'To see who can, think of the pawn as pushed back to the square that it passed over, with nothing on the square where it stopped. Whatever could capture it there may do so: it comes to stand on the square passed over, and the pawn leaves the board. As the square where it stopped counts as empty, a rook, bishop or queen may even come through it.',
    'Nobody has to capture. A piece that can just as well move to the empty square passed over may do only that and let the pawn live; when you move there, you are asked which you mean.',
    'There is no exception. A pawn that has reached the last rank by two squares is captured in the same way.',
  ],
  examples: {
    'ep-through': {
      caption:
        'White has played e2-e4. The rook on e9 may take the pawn on e4, or come through e4 and take it on e3.',
      why: {
        'e9-e2': 'It may come as far as the square passed over, and no further.',
        'e9-e3': 'With the pawn left where it is, e4 is not empty.',
      },
    },
    'ep-anyone': {
      caption:
        'White has played e3-e5. All six black pieces can capture the pawn on e4, the king among them.',
      why: {
        'd5-e4': 'A pawn goes slantwise only to capture.',
      },
    },
    'ep-choice': {
      caption: 'The knight may go to e3 and let the pawn on e4 stand, or go to e3 and capture it.',
    },
    'ep-too-late': {
      caption: 'A move later the right is gone: the knight can still go to e3, but no longer capture.',
      why: {
        'f5-e3ep': 'That is possible only in the turn right after the pawn’s two squares.',
      },
    },
    'ep-one-square': {
      caption:
        'A pawn that goes one square passes over nothing. On e4 the queen can take it only where it stands.',
      why: {
        'h5-e4ep': 'The pawn went one square only.',
      },
    },
    'ep-last-rank': {
      caption: 'The pawn has run from b7 to the last rank. The rook takes it on b8 in passing.',
    },
  },
  tasks: {
    'ep-knight': {
      prompt: 'Black’s pawn has just gone from d7 to d5. Capture it with the knight.',
      hint: 'Where would the pawn stand, had it gone only one square?',
      otherwise: [
        'That was not the knight.',
        'The pawn is still on d5, and now it is too late to take it in passing.',
      ],
    },
  },
};
