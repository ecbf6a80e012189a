import type * as data from '../../../../rulebook/chess99/notation.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const notation: SectionProse<typeof data.notation> = {
  title: 'Moves and positions in writing',
  text: [
    'A move or a capture names two squares: e2-e4. A capture in passing ends in ep, after the square where the capturing piece lands: d4-e3ep. Castling is written with a tilde, the king’s square first: e1~d1. A waiting pawn that becomes a knight and stays is d9=N; one that also moves is d9=N-c7 or d9=N-e7ep. For a bishop, write B. The letter is a capital for Black as well.',
    'A position is one line of four fields with a space between them: the board from rank 9 down, with letters for pieces (K, Q, R, B, N, P, and A for the paladin; capitals are White) and numbers for empty squares; who is to move, w or b; the square just passed over by a pawn, or a hyphen; and the number of the move.',
    'A line that cannot be a position is refused, and you see why: two kings of a side, no king for the side that has just moved, a square passed over that does not fit the pawns, a number beyond move 99. Otherwise you may set up whatever you like: any number of pieces, and pawns on any rank.',
  ],
  examples: {
    'notation-kinds': {
      caption:
        'Black has just played e7-e5. White can make every kind of move here: move, castle, capture in passing, and promote.',
      why: {
        'd1~e1': 'The king’s square comes first.',
        'd9=n': 'The letter is a capital.',
      },
    },
    'notation-black': {
      caption: 'Black’s pawn waits on d1. You write N for the knight, though on the board it is Black’s.',
      why: {
        'd1=n': 'The letter is a capital for Black as well.',
      },
    },
  },
};
