import type * as data from '../../../../rulebook/chess99/castling.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const castling: SectionProse<typeof data.castling> = {
  title: 'Castling: changing places',
  text: [
    'A king on its own first rank may change places with a piece of its own side that stands right beside it on that rank. The king goes one square, as ever, and the other piece takes the square that it left.',
    'Nothing else matters: which piece it is, whether either has moved before, whether the king is in check, or comes into check. It may be done anywhere on the first rank and as often as you like.',
    'Castling out of a check along a file puts the other piece under attack in the king’s place. And a bishop that castles comes to the other colour, which is the only way there: without it all four bishops would stay on the dark squares.',
  ],
  examples: {
    'castle-start': {
      caption: 'On the first move already the king may change places with the queen or the paladin.',
      why: {
        'e1~c1': 'The bishop is not next to the king.',
        'e1~e2': 'The pawn is not beside the king on its rank.',
      },
    },
    'castle-not': {
      caption:
        'No castling here: the rook on c1 is too far, the one on e2 is not on the rank, and the knight on f1 is Black’s.',
      why: {
        'e1~c1': 'There is a square between them.',
        'e1~e2': 'The rook must be beside the king on the first rank.',
        'e1~f1': 'That knight is an enemy; it can only be captured.',
      },
    },
    'castle-first-rank-only': {
      caption: 'Off its first rank a king does not castle.',
      why: {
        'e2~d2': 'The king is not on its first rank.',
      },
    },
    'castle-out-of-check': {
      caption: 'The rook gives check. The king castles out of it, and leaves the knight in the line of fire.',
    },
    'castle-into-check': {
      caption: 'Castling into check is allowed too, and rarely a good idea.',
    },
    'castle-again': {
      caption:
        'The king castles with the queen and then with the bishop. The bishop comes from the dark c1 to the light d1.',
    },
  },
  tasks: {
    'castle-to-safety': {
      prompt: 'White is in check. Get out of it by castling.',
      hint: 'Two pieces stand beside the king. Look at the square of each before you go there.',
      otherwise: ['That was not castling.', 'On f1 the king is in check from the bishop on c4.'],
    },
    'castle-bishop': {
      prompt: 'Bring the bishop to a light square.',
      hint: 'No move of its own takes it there.',
      otherwise: ['The bishop still stands on a dark square.'],
    },
  },
};
