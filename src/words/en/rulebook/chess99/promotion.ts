import type * as data from '../../../../rulebook/chess99/promotion.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const promotion: SectionProse<typeof data.promotion> = {
  title: 'Promotion, one turn later',
  text: [
    'A pawn that reaches the last rank stays a pawn and waits. In a later turn of its owner, the next one at the earliest, it may become a bishop or a knight. There is nothing else to become.',
    'To become one and stay there is a turn. But it may also become one and move as such at once, in the same turn, with a capture or without. It may wait as long as its owner likes.',
    'A waiting pawn threatens everything that the bishop or the knight would capture. It attacks a king from the moment it arrives, and it captures en passant by becoming the one or the other.',
  ],
  examples: {
    'promotion-arrival': {
      caption: 'The pawn arrives on b9 and is a pawn still. It is Black’s turn now, and the pawn waits.',
      why: {
        'b8=N': 'It has not reached the last rank.',
      },
    },
    'promotion-choices': {
      caption:
        'A turn later: it may become a bishop or a knight, on the spot or in moving to any of these squares.',
      why: {
        'b9=B-c7': 'A bishop on b9 does not reach c7.',
        'b9=Q': 'A pawn becomes a bishop or a knight, never a queen.',
        'b9=R': 'A pawn becomes a bishop or a knight, never a rook.',
        'b9=A': 'A pawn becomes a bishop or a knight, never a paladin.',
      },
    },
    'promotion-waiting': {
      caption:
        'White has moved the king instead. The pawn goes on waiting, and may be promoted in any later turn.',
    },
    'promotion-attacks': {
      caption:
        'The pawn has just arrived. As a knight it would reach d8, so the king is in check, and is lost if Black does nothing about it.',
    },
    'promotion-en-passant': {
      caption:
        'Black’s pawn has just gone from c8 to c6. The waiting pawn becomes a knight and captures it on c7 in passing.',
      why: {
        'b9=B-c7ep': 'A bishop on b9 does not reach c7.',
      },
    },
  },
  tasks: {
    'promotion-wins': {
      prompt: 'Take the king with the pawn that waits on d9.',
      hint: 'It may become a piece and move with it in one turn.',
      otherwise: ['The king on f8 still stands. What would have reached it from d9?'],
    },
  },
};
