import type * as data from '../../../../rulebook/chess99/board.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const board: SectionProse<typeof data.board> = {
  title: 'The board and the armies',
  text: [
    'Nine files, a to i, and nine ranks make 81 squares, with a dark one in every corner. White sits below, at rank 1, and begins; from then on the sides take turns, one move each.',
    'The back rank holds, from both ends inward, rook, knight and bishop. In its middle stands the king, on the e-file, so that the kings look at each other. Every player has the queen at the left hand of the king and a new piece, the paladin, at its right hand. Left and right are the player’s own: White’s queen is on d1, Black’s on f9, and each queen faces a paladin.',
    'Nine pawns fill the rank before. All four bishops begin on dark squares; how one gets to the light ones is told under Castling.',
  ],
  examples: {
    start: {
      caption:
        'The position at the start. Queen and paladin stand crosswise: the queen on d1 faces the paladin on d9.',
      why: {
        'e2-e5': 'A pawn goes one or two squares, not three.',
        'e8-e7': 'White begins.',
        'd1-d3': 'A queen does not leap, and its own pawn is in the way.',
      },
    },
    'start-paladin': {
      caption:
        'The paladin can come out at once, as a knight would: to e3 or g3. It can also change places with its king.',
      why: {
        'f1-h3': 'As a bishop it would need g2 to be empty.',
      },
    },
  },
};
