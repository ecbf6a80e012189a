import type * as data from '../../../../rulebook/chess99/castling.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const castling: SectionProse<typeof data.castling> = {
  title: 'Castling: changing places',
  text: [
    'A king on its own first rank can change places with a piece of its own side that stands right beside it on that rank. The king moves one square, as always, and the other piece takes the square that the king left.',
    'Nothing else matters: not which piece it is, not whether either has moved before, not whether the king is in check or steps into check. You may castle anywhere on your first rank, and as often as you like.',
    'If you castle out of a check along a file, the other piece is attacked in the king’s place. A bishop that castles changes its colour. That is the only way to the light squares; without it all four bishops stay on the dark ones.',
  ],
  examples: {
    'castle-start': {
      caption: 'On its very first move the king can change places with the queen or the paladin.',
      why: {
        'e1~c1': 'The bishop is not next to the king.',
        'e1~e2': 'The pawn is not beside the king on its rank.',
      },
    },
    'castle-not': {
      caption:
        'No castling here: the rook on c1 is too far away, the rook on e2 is not on the first rank, and the knight on f1 is Black’s.',
      why: {
        'e1~c1': 'There is a square between them.',
        'e1~e2': 'The rook must be beside the king on the first rank.',
        'e1~f1': 'That knight is an enemy; the king can only capture it.',
      },
    },
    'castle-first-rank-only': {
      caption: 'A king castles only on its first rank.',
      why: {
        'e2~d2': 'The king is not on its first rank.',
      },
    },
    'castle-out-of-check': {
      caption:
        'White is in check from the rook. The king can castle out of it, but then the rook attacks the knight.',
    },
    'castle-into-check': {
      caption: 'You may castle into check too. It is rarely a good idea.',
    },
    'castle-again': {
      caption:
        'The king can castle with the queen now and with the bishop next turn. The bishop then goes from the dark c1 to the light d1.',
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
      otherwise: ['The bishop is still on a dark square.'],
    },
  },
};
