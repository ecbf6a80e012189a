import type * as data from '../../../../rulebook/ben39/turn.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const turn: SectionProse<typeof data.turn> = {
  title: 'A turn',
  text: [
    'A turn is one action, and there are six kinds. You may move a piece on the squares, drop a piece from your hand, move a piece on the crossings, teleport with your wizards, rotate with a spider, or move a movable square.',
    'Pick what acts, then what it does: a piece and its goal, a wizard and the piece that it sends, a spider and the direction, a movable square and its new place. The board shows what you can pick next.',
    'You win by capturing the enemy’s king. Check is only a warning; you may ignore it.',
    'Each action is a whole turn, a drop too. While you bring in the second army, the first stands still.',
  ],
  examples: {
    'six-kinds': {
      caption:
        'Here White can do all six: move the rook, drop a chad rook, step with the castle, teleport the rook, turn the pawn with the spider, or move the square on l2.',
      why: {
        'X@a7 f6-f10': 'White’s turn is over.',
      },
    },
  },
  tasks: {
    'rook-to-j10': {
      prompt: 'Bring the rook to j10 in one action.',
      hint: 'A wizard can send it from its upper right to the upper right of the other wizard.',
      otherwise: ['The rook is not on j10. By itself it would need two turns.'],
    },
  },
};
