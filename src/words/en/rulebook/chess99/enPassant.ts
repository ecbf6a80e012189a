import type * as data from '../../../../rulebook/chess99/enPassant.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const enPassant: SectionProse<typeof data.enPassant> = {
  title: 'En passant, by any piece',
  text: [
    'A pawn that has just gone two squares can be captured as if it had gone only one. Every kind of piece can do this, even the king, but only in the very next turn.',
    'To see which pieces can, imagine the pawn pushed back to the square that it passed over, and the square where it stopped empty. Whatever could capture it there may do so. The capturing piece lands on the square passed over, and the pawn leaves the board. Because the square where the pawn stopped counts as empty, a rook, bishop or queen can even come through it.',
    'Nobody has to capture. If your piece can also simply move to the square passed over and let the pawn live, you are asked which you mean.',
    'There is no exception. A pawn that reached the last rank by two squares can be captured in the same way.',
  ],
  examples: {
    'ep-through': {
      caption:
        'White has played e2-e4. The rook on e9 can take the pawn on e4, or come through e4 and take it on e3.',
      why: {
        'e9-e2': 'It can come as far as the square passed over, and no further.',
        'e9-e3': 'Unless it captures the pawn in passing, the pawn on e4 is in the way.',
      },
    },
    'ep-anyone': {
      caption:
        'White has played e3-e5. All six black pieces can capture the pawn on e4, the king among them.',
      why: {
        'd5-e4': 'A pawn goes diagonally only to capture.',
      },
    },
    'ep-choice': {
      caption: 'The knight can go to e3 and leave the pawn on e4 alone, or go to e3 and capture it.',
    },
    'ep-too-late': {
      caption: 'One turn later it is too late: the knight can still go to e3, but no longer capture.',
      why: {
        'f5-e3ep': 'That is possible only in the turn right after the pawn’s two squares.',
      },
    },
    'ep-one-square': {
      caption:
        'A pawn that goes one square passes over nothing. The queen can take it only where it stands, on e4.',
      why: {
        'h5-e4ep': 'The pawn went one square only.',
      },
    },
    'ep-last-rank': {
      caption: 'White’s pawn has run from b7 to b9, the last rank. The rook can take it in passing, on b8.',
    },
  },
  tasks: {
    'ep-knight': {
      prompt: 'Black’s pawn has just gone from d7 to d5. Capture it with the knight.',
      hint: 'Where would the pawn be if it had gone only one square?',
      otherwise: [
        'That was not the knight.',
        'The pawn is still on d5, and now it is too late to take it in passing.',
      ],
    },
  },
};
