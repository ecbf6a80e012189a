import type * as data from '../../../../rulebook/chess99/pieces.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const pieces: SectionProse<typeof data.pieces> = {
  title: 'King, queen, rook, bishop, knight',
  text: [
    'These five move as in orthodox chess. The king goes one square in any direction, the rook any distance along ranks and files, the bishop along diagonals, and the queen along all of these. The knight leaps two squares one way and one across, over whatever stands between.',
    'A piece captures by moving onto an enemy’s square. It never moves onto a piece of its own side, except when a king changes places: see Castling. You must move when it is your turn.',
  ],
  examples: {
    king: {
      caption: 'The king: one square, eight ways.',
      why: {
        'e5-e7': 'A king goes one square.',
      },
    },
    queen: {
      caption: 'The queen goes any distance, straight or diagonally.',
      why: {
        'd4-e6': 'Only a knight or a paladin moves like that.',
      },
    },
    rook: {
      caption:
        'The rook stops in front of its own pawn on e7. It can capture the black pawn on g5, but go no further.',
      why: {
        'e5-h5': 'The pawn on g5 is in the way.',
        'e5-e7': 'Its own pawn stands there.',
      },
    },
    bishop: {
      caption: 'The bishop: any distance along its diagonals.',
    },
    knight: {
      caption: 'The knight leaps over the pawns around it and captures none of them.',
      why: {
        'e5-e6': 'A knight does not step.',
      },
    },
  },
};

export const paladin: SectionProse<typeof data.paladin> = {
  title: 'The paladin',
  text: [
    'A paladin moves as a bishop or as a knight, whichever you want this time. After the queen it is the strongest piece.',
    'A bishop’s move keeps it on its colour; a knight’s move takes it to the other. So it reaches every square, and a piece safe from its bishop moves can be caught by a knight move.',
  ],
  examples: {
    'paladin-goals': {
      caption: 'The paladin: any distance along the diagonals, and the eight leaps of a knight.',
      why: {
        'e5-e6': 'Unlike a queen, it never moves straight.',
      },
    },
    'paladin-hemmed': {
      caption:
        'Pieces stop its slides, but not its leaps. Of the four pieces around it, it can capture the black one.',
      why: {
        'e5-g3': 'The black pawn on f4 is in the way.',
        'e5-g7': 'Its own pawn on f6 is in the way.',
      },
    },
  },
  tasks: {
    'paladin-check': {
      prompt: 'Give check with the paladin. There are four ways.',
      hint: 'It can attack along the diagonals of g8, or from a knight’s leap away.',
      otherwise: ['The king on g8 is not in check: the paladin reaches it neither by a slide nor by a leap.'],
    },
  },
};
