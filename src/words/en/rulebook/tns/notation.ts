import type * as data from '../../../../rulebook/tns/notation.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const notation: SectionProse<typeof data.notation> = {
  title: 'Moves and positions in writing',
  text: [
    'A move or a capture names two squares: c2-d4. A plus after it means promotion, not check: c6-d7+. A drop is the piece’s letter, in the piece’s colour, and the square: f@c4 for a black ferz, N@d5 for a white knight. The word end closes a turn in which something could still be dropped. The record beside the board writes a promotion with what the piece becomes, Wxd7=R, and an M for a king.',
    'The letters are K, F, W, N for king, ferz, wazir and knight; B, H, T for bishop, horse and tiger; R, D, L for rook, dragon and lion; P, C, E for paladin, castle and elephant; and M for a king that has been promoted. Capitals are White’s pieces, small letters Black’s.',
    'A position is one line of four fields with a space between them. First comes the board from rank 9 down, only the squares that exist, with numbers for empty squares. Then w or b for the side to move. Then what is held, each piece in its own colour with its number, or a hyphen for nothing: small letters first, and in either colour kings, ferzes, wazirs, knights, those with fewer turns first. A 4 marks a piece captured in a turn that is not over yet. Last comes m if the side to move has not moved yet, or d if it has moved and may drop.',
    'If a line is refused, you see why. A side can have one king and two pieces of each ladder, including those in the enemy’s hand. A 4 needs a turn that still goes on, and there can be only one. Two promoted kings are refused, and so is a d when nothing can be dropped. Unlikely lines are fine, such as two ferzes of one side on the same colour, or several pieces due at once.',
  ],
  examples: {
    'notation-kinds': {
      caption:
        'White holds a black knight and a black ferz. The ferz was captured in this turn, so it is written with a 4. White may drop the knight, or end the turn.',
      why: {
        'N@c4': 'The letter is in the colour of the piece.',
      },
    },
    'notation-promotion': {
      caption: 'A plus means promotion, for the king too.',
    },
    'notation-unlikely': {
      caption:
        'In a position that you set up, several pieces can be due at once. It does not happen in play. All of them must be dropped.',
      why: {
        end: 'Two pieces are due.',
        'f@a5 end': 'The knight is due too.',
      },
    },
  },
};
