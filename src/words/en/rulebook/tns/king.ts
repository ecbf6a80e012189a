import type * as data from '../../../../rulebook/tns/king.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const king: SectionProse<typeof data.king> = {
  title: 'The king',
  text: [
    'A check warns; it does not bind. You may leave your king in check, walk it into check and attack the other king with it.',
    'A king can be captured, and that does not end the game. It goes into the captor’s hand like any other piece, and in three turns at most it must be dropped again. Until then its side plays on, and can be neither checked nor mated.',
    'So a captured king is no prize but a duty, with one great chance in it: the captor chooses where it comes back.',
    'Both kings can be in hand at once.',
  ],
  examples: {
    'into-check': {
      caption: 'The white king may step to d5, though the rook attacks that rank.',
    },
    'left-in-check': {
      caption: 'White’s king has been in check for a whole turn, and White may look to other things again.',
    },
    'king-captured': {
      caption: 'The rook has taken the black king. White holds it, and Black goes on with the knight.',
    },
    'king-due': {
      caption:
        'Three turns later the black king is due. White has moved, and has to put it back before the turn can end.',
      why: {
        end: 'The king is due.',
      },
    },
    'king-against-king': {
      caption:
        'White’s king has stepped beside Black’s: each attacks the other. Whoever is to move may take.',
    },
    'both-kings-held': {
      caption:
        'White holds Black’s king already, and Black’s rook takes White’s. The game goes on without kings for a while.',
    },
  },
  tasks: {
    'take-the-king': {
      prompt: 'Take the black king. Never mind what that opens.',
      hint: 'The knight shields your king from the rook, but nothing obliges it to.',
      otherwise: ['The black king is still on the board.'],
    },
  },
};
