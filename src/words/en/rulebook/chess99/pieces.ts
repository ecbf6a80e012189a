import type * as data from '../../../../rulebook/chess99/pieces.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const pieces: SectionProse<typeof data.pieces> = {
  title: 'King, queen, rook, bishop, knight',
  text: [
    'These five move as in orthodox chess: the king one square in any direction, the rook along ranks and files, the bishop along diagonals, the queen along all of these, and the knight two squares one way and one across, over whatever stands between.',
    'A piece captures by moving onto an enemy’s square. It never moves onto a piece of its own side, except when a king changes places: see Castling. Nobody may pass; a player must move.',
  ],
  examples: {
    king: {
      caption: 'The king: one square, eight ways.',
      why: {
        'e5-e7': 'A king goes one square.',
      },
    },
    queen: {
      caption: 'The queen goes any distance, straight or slanting.',
      why: {
        'd4-e6': 'That would be a knight’s move.',
      },
    },
    rook: {
      caption:
        'The rook stops before its own pawn on e7; it can capture the black pawn on g5, and go no further.',
      why: {
        'e5-h5': 'The pawn on g5 is in the way.',
        'e5-e7': 'Its own pawn stands there.',
      },
    },
    bishop: {
      caption: 'The bishop, along its diagonals.',
    },
    knight: {
      caption: 'The knight leaps over the pawns around it, and captures none of them.',
      why: {
        'e5-e6': 'A knight does not step.',
      },
    },
  },
};

export const paladin: SectionProse<typeof data.paladin> = {
  title: 'The paladin',
  text: [
    'A paladin moves as a bishop or as a knight, whichever its player wants this time. After the queen it is the strongest piece.',
    'A bishop’s move keeps it on its colour, a knight’s move takes it to the other. So it reaches every square, and a piece that hides from the one half of it may run into the other.',
  ],
  examples: {
    'paladin-goals': {
      caption: 'Any distance along the diagonals, and the eight leaps of a knight.',
      why: {
        'e5-e6': 'It never moves straight, unlike a queen.',
      },
    },
    'paladin-hemmed': {
      caption:
        'Pieces stop its slides, not its leaps. Of the four pieces beside it the black one can be captured.',
      why: {
        'e5-g3': 'The black pawn on f4 is in the way.',
        'e5-g7': 'Its own pawn on f6 is in the way.',
      },
    },
  },
  tasks: {
    'paladin-check': {
      prompt: 'Give check with the paladin. There are four ways.',
      hint: 'It can attack from the diagonals of g8, or from a knight’s move away.',
      otherwise: ['From there the paladin reaches the king on g8 neither by a slide nor by a leap.'],
    },
  },
};
