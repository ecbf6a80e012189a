import { comes, goals, illegal, legal, outcome } from '../claiming.ts';
import type { Section } from '../rulebook.ts';

export const board: Section = {
  id: 'board',
  title: 'The board and the armies',
  text: [
    'Nine files, a to i, and nine ranks make 81 squares, with a dark one in every corner. White sits below, at rank 1, and begins; from then on the sides take turns, one move each.',
    'The back rank holds, from both ends inward, rook, knight and bishop. In its middle stands the king, on the e-file, so that the kings look at each other. Every player has the queen at the left hand of the king and a new piece, the paladin, at its right hand. Left and right are the player’s own: White’s queen is on d1, Black’s on f9, and each queen faces a paladin.',
    'Nine pawns fill the rank before. All four bishops begin on dark squares; how one gets to the light ones is told under Castling.',
  ],
  examples: [
    {
      id: 'start',
      caption:
        'The position at the start. Queen and paladin stand crosswise: the queen on d1 faces the paladin on d9.',
      claims: [
        legal('e2-e4'),
        legal('b1-c3'),
        illegal('e2-e5', 'A pawn goes one or two squares, not three.', 'no such movement'),
        illegal('e8-e7', 'White begins.', 'not your turn'),
        illegal('d1-d3', 'A queen does not leap, and its own pawn is in the way.', 'blocked'),
        comes('e2-e4', 'rnbakqbnr/ppppppppp/9/9/9/4P4/9/PPPP1PPPP/RNBQKABNR b e3 1'),
        outcome(null),
      ],
    },
    {
      id: 'start-paladin',
      caption:
        'The paladin can come out at once, as a knight would: to e3 or g3. It can also change places with its king.',
      picked: 'f1',
      claims: [
        goals('f1', 'e1 e3 g3'),
        illegal('f1-h3', 'As a bishop it would need g2 to be empty.', 'blocked'),
      ],
    },
  ],
  tasks: [],
};
