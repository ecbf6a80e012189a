import type * as data from '../../../../rulebook/tns/king.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const king: SectionProse<typeof data.king> = {
  title: 'The king',
  text: [
    'Check is only a warning. You may leave your king in check, walk it into check, and attack the other king with it.',
    'A king can be captured, and that does not end the game. It goes into the hand of the side that took it, like any other piece, and within three turns it must be dropped again. Until then its side plays on without a king, and nothing can check it.',
    'So a captured king is a duty, with one great chance: you choose where it comes back.',
    'Both kings can be in hand at once.',
  ],
  examples: {
    'into-check': {
      caption: 'The white king can step to d5, though the rook attacks that rank.',
    },
    'left-in-check': {
      caption: 'White’s king has been in check for a whole turn, and White may still do something else.',
    },
    'king-captured': {
      caption: 'The rook has taken the black king. White holds it, and Black plays on with the knight.',
    },
    'king-due': {
      caption:
        'Three turns later the black king is due. White has moved, and must put it back before the turn can end.',
      why: {
        end: 'The king is due.',
      },
    },
    'king-against-king': {
      caption:
        'White’s king has stepped next to Black’s, and each attacks the other. Black is to move and may take.',
    },
    'both-kings-held': {
      caption:
        'White holds Black’s king already, and Black’s rook can take White’s. The game then goes on without kings for a while.',
    },
  },
  tasks: {
    'take-the-king': {
      prompt: 'Take the black king. Never mind what that opens.',
      hint: 'The knight shields your king from the rook, but it does not have to.',
      otherwise: ['The black king is still on the board.'],
    },
  },
};
