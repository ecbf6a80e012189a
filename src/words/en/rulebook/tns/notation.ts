import type * as data from '../../../../rulebook/tns/notation.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const notation: SectionProse<typeof data.notation> = {
  title: 'Moves and positions in writing',
  text: [
    'A move or a capture names two squares, c2-d4, and a promotion adds a plus: c6-d7+. A drop is the letter of the piece, in the colour of the piece, and the square: f@c4 for a black ferz, N@d5 for a white knight. The word end closes a turn in which something could still be dropped. The record beside the board writes a promotion with what the piece becomes, Wxd7=R, and an M for a king.',
    'The letters are K, F, W, N for king, ferz, wazir and knight; B, H, T for bishop, horse and tiger; R, D, L for rook, dragon and lion; P, C, E for paladin, castle and elephant; and M for a king that has been promoted. Capitals are White’s pieces, small letters Black’s.',
    'A position is one line of four fields with a space between. First the board from rank 9 down, nothing for what is not there, and numbers for empty squares. Then w or b for the side to move. Then what is held, each piece in its own colour with its number, small letters first, and in either colour kings, ferzes, wazirs, knights, those with fewer turns first; or a hyphen. A 4 marks what was captured in a turn that is not over yet. Last m if the side to move has yet to move, or d if it has moved and may drop.',
    'If a line is refused, you are told why: too many pieces of a side, for one king and two of each ladder are the most, those in the enemy’s hand counted; a 4 where no turn is going on, or a second 4; two promoted kings; or a d though nothing could be dropped. Unlikely lines are welcome, such as two ferzes of one side on the same colour, or several pieces due at once.',
  ],
  examples: {
    'notation-kinds': {
      caption:
        'White holds a black knight and a black ferz, the ferz captured just now and so written with a 4. The knight may be dropped, or the turn ended.',
      why: {
        'N@c4': 'The letter is in the colour of the piece.',
      },
    },
    'notation-promotion': {
      caption: 'A plus promotes, a piece as well as the king.',
    },
    'notation-unlikely': {
      caption:
        'A line may have several pieces due at once, though it does not happen in play. Then all of them have to be dropped.',
      why: {
        end: 'Two pieces are due.',
        'f@a5 end': 'The knight is due, too.',
      },
    },
  },
};
