import type * as data from '../../../../rulebook/ben39/turn.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const turn: SectionProse<typeof data.turn> = {
  title: 'A turn',
  text: [
    'A turn is one action, and there are six kinds of it: move a piece on the squares; drop a piece from the hand; move a piece on the crossings; teleport with the wizards; rotate with a spider; or move a movable square.',
    'You win by capturing the enemy’s king. There is no check that you would have to obey.',
    'A drop is a whole turn, and so is each of the others. Whoever spends turns on bringing in the second army does not move the first.',
  ],
  examples: {
    'six-kinds': {
      caption:
        'White may do one of six things here: the rook moves, a chad rook is dropped, the castle steps, a wizard teleports the rook, the spider turns the pawn, or the square on l2 goes to another place.',
      why: {
        'X@a7 f6-f10': 'White’s turn is over.',
      },
    },
  },
  tasks: {
    'rook-to-j10': {
      prompt: 'Bring the rook to j10 in one action.',
      hint: 'From the upper right of one wizard it may go to the upper right of the other.',
      otherwise: ['The rook is not on j10. By itself it would need two turns.'],
    },
  },
};
