import type * as data from '../../../../rulebook/chess99/promotion.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const promotion: SectionProse<typeof data.promotion> = {
  title: 'Promotion, one turn later',
  text: [
    'A pawn that reaches the last rank stays a pawn and waits. In any later turn of yours it can become a bishop or a knight, and nothing else.',
    'Promoting on the spot uses your turn; or you promote and move in the same turn, with a capture or without. The pawn can wait as long as you like.',
    'A waiting pawn threatens everything that a bishop or a knight in its place would capture. It attacks a king from the moment it arrives, and it captures en passant by becoming one of the two.',
  ],
  examples: {
    'promotion-arrival': {
      caption: 'The pawn can reach b9 now. There it is still a pawn, and waits while Black moves.',
      why: {
        'b8=N': 'It has not reached the last rank.',
      },
    },
    'promotion-choices': {
      caption:
        'A turn later: it can become a bishop or a knight where it stands, or move as one to any of these squares.',
      why: {
        'b9=B-c7': 'A bishop on b9 does not reach c7.',
        'b9=Q': 'A pawn becomes a bishop or a knight, never a queen.',
        'b9=R': 'A pawn becomes a bishop or a knight, never a rook.',
        'b9=A': 'A pawn becomes a bishop or a knight, never a paladin.',
      },
    },
    'promotion-waiting': {
      caption:
        'White has moved the king instead. The pawn still waits, and you may promote it in any later turn.',
    },
    'promotion-attacks': {
      caption:
        'The pawn has just arrived. As a knight it reaches d8, so Black is in check and loses the king by doing nothing about it.',
    },
    'promotion-en-passant': {
      caption:
        'Black’s pawn has just gone from c8 to c6. The waiting pawn can become a knight and capture it in passing, on c7.',
      why: {
        'b9=B-c7ep': 'A bishop on b9 does not reach c7.',
      },
    },
  },
  tasks: {
    'promotion-wins': {
      prompt: 'Take the king with the pawn that waits on d9.',
      hint: 'It can promote and move in one turn.',
      otherwise: ['The king on f8 is still there. Which piece on d9 reaches it?'],
    },
  },
};
