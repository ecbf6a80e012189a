import type * as data from '../../../../rulebook/ben39/winning.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const winning: SectionProse<typeof data.winning> = {
  title: 'Winning',
  text: [
    'You win by capturing the enemy’s king: by a move on the squares, by a teleport or by a rotation. A king never goes into a hand.',
    'There is no mate, and you may ignore a check. You may leave or move your king where it can be captured. The board shows the danger, but the rules do not forbid it.',
    'So count every way in which a square can be reached: over the squares, from around the enemy’s wizards, and by a turn of the enemy’s spiders.',
  ],
  examples: {
    'king-captured': {
      caption: 'White’s rook can take the king. With that, White wins.',
    },
    'check-does-not-bind': {
      caption: 'Black is in check, and the king is stuck without a castle. Black may do anything else.',
    },
    'captured-by-teleport': {
      caption:
        'The black king stands to the upper left of one wizard, a pawn to the upper left of the other. So the pawn attacks the king.',
    },
    'captured-by-rotation': {
      caption: 'The spider can turn the bishop clockwise onto the king’s square. With that, White wins.',
    },
  },
  tasks: {
    'win-in-one': {
      prompt: 'Win in one.',
      hint: 'The bishop captures nothing straight ahead. But a spider can turn it.',
      otherwise: ['The black king is still on the board.'],
    },
    'hold-on': {
      prompt:
        'Black is about to take your king, and it cannot move. Make sure that Black cannot take it next turn.',
      hint: 'Black’s silver general is to the upper left of one wizard, your king to the upper left of the other.',
      otherwise: ['Black can take your king with the next action. Look at Black’s wizards.'],
    },
  },
};
