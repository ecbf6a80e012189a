import { comes, illegal, legal } from '../claiming.ts';
import type { Section } from '../rulebook.ts';

export const notation: Section = {
  id: 'notation',
  title: 'Moves and positions in writing',
  text: [
    'A move or a capture names two squares: e2-e4. A capture in passing ends in ep, after the square where the captor lands: d4-e3ep. Castling has a wave, the king’s square first: e1~d1. A waiting pawn that becomes a knight is d9=N, and with a move at once d9=N-c7 or d9=N-e7ep; for a bishop write B. The letter is a capital for Black as well.',
    'A position is one line of four fields with a space between: the board from rank 9 down, with letters for pieces (K, Q, R, B, N, P, and A for the paladin; capitals are White) and numbers for empty squares; who is to move, w or b; the square just passed over by a pawn, or a hyphen; and the number of the move.',
    'A line that cannot be is refused, and you are told why: two kings of a side, no king for the side that has just moved, a square passed over that does not fit the pawns, a number beyond the 99 moves. Otherwise put up whatever you like, any number of pieces, and pawns on any rank.',
  ],
  examples: [
    {
      id: 'notation-kinds',
      caption:
        'Black has just played e7-e5. All kinds of moves can be made here: a plain one, castling, in passing, becoming something.',
      position: '3P4k/9/4p4/9/9/9/9/9/3RK4 b - 7',
      played: ['e7-e5'],
      claims: [
        legal('e1-e2'),
        legal('e1~d1'),
        illegal('d1~e1', 'The king’s square comes first.'),
        legal('d9=N'),
        legal('d9=B-h5'),
        illegal('d9=n', 'The letter is a capital.'),
        comes('e1-e2', '3P4k/9/9/9/4p4/9/9/4K4/3R5 b - 8'),
      ],
    },
    {
      id: 'notation-black',
      caption:
        'Black’s pawn waits on d1. In writing it becomes N, though on the board the knight is Black’s.',
      picked: 'd1',
      position: 'k8/9/9/9/9/9/9/9/3p4K b - 1',
      claims: [
        comes('d1=N', 'k8/9/9/9/9/9/9/9/3n4K w - 2'),
        illegal('d1=n', 'The letter is a capital for Black as well.'),
      ],
    },
  ],
  tasks: [],
};
