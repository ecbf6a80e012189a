import type * as data from '../../../../rulebook/chess99/board.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const board: SectionProse<typeof data.board> = {
  title: 'The board and the armies',
  text: [
    'The board has nine files, a to i, and nine ranks: 81 squares, with a dark one in every corner. White sits below, at rank 1, and moves first; then the sides take turns, one move each.',
    'You win by capturing the enemy’s king.',
    'On the back rank, from both ends inward, stand rook, knight and bishop. The king is in the middle, on the e‑file, so the two kings face each other. You have the queen at your king’s left hand and a new piece, the paladin, at its right. So White’s queen is on d1 and Black’s on f9, and each queen faces a paladin.',
    'Nine pawns stand in front. All four bishops start on dark squares; a bishop reaches the light ones only by changing places with its king: see Castling.',
  ],
  examples: {
    start: {
      caption: 'The start. The queen on d1 faces the paladin on d9.',
      why: {
        'e2-e5': 'A pawn goes one or two squares, not three.',
        'e8-e7': 'White moves first.',
        'd1-d3': 'A queen does not leap, and its own pawn is in the way.',
      },
    },
    'start-paladin': {
      caption:
        'The paladin can come out at once like a knight, to e3 or g3. It can also change places with its king.',
      why: {
        'f1-h3': 'To go there like a bishop it needs g2 to be empty.',
      },
    },
  },
};
