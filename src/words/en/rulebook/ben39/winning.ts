import type * as data from '../../../../rulebook/ben39/winning.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const winning: SectionProse<typeof data.winning> = {
  title: 'Winning',
  text: [
    'Whoever captures the enemy’s king has won. It may be captured by a move on the squares, by a teleport or by a rotation; the king never goes into a hand.',
    'There is no mate and no check that binds. A king may be left where it can be captured, and a king may go there. The board shows it; the rules do not forbid it.',
    'So count all the ways in which a square can be reached: over the squares, from around the enemy’s wizards, and by a turn of the enemy’s spiders.',
  ],
  examples: {
    'king-captured': {
      caption: 'White’s rook takes the king. The game is over.',
    },
    'check-does-not-bind': {
      caption: 'Black’s king is attacked, and cannot move without a castle. Black may do anything else.',
    },
    'captured-by-teleport': {
      caption:
        'The black king stands to the upper left of one wizard, a pawn to the upper left of the other. That is an attack.',
    },
    'captured-by-rotation': {
      caption: 'Clockwise the bishop comes to the king’s square.',
    },
  },
  tasks: {
    'win-in-one': {
      prompt: 'Win in one.',
      hint: 'The bishop beside the king captures nothing straight ahead. But it can be turned.',
      otherwise: ['The black king is still on the board.'],
    },
    'hold-on': {
      prompt:
        'Black is about to take your king, and it cannot move. See to it that Black cannot take it in the next turn.',
      hint: 'Black’s silver general is to the upper left of one wizard, your king to the upper left of the other.',
      otherwise: ['Black can take your king with the next action. Look at Black’s wizards.'],
    },
  },
};
