import type * as data from '../../../../rulebook/battle-chieftain/rulings.ts';
import type { RulingsProse } from '../../../../rulebook/prose.ts';

export const rulings: RulingsProse<typeof data.rulings> = {
  'who-begins': {
    question: 'Who begins?',
    ours: 'White: it places its king first, and it moves first. The page names nobody.',
    other: 'Black begins, or the players draw lots; the board is the same from both sides.',
  },
  'own-wall': {
    question: 'May a move end on one’s own wall?',
    ours: 'Yes. The page lets moves end on the field, and names only the enemy’s wall as barred.',
    other:
      'Read to the letter, no move may end on either wall, nor perhaps on a back rank that still holds its army.',
  },
  'king-against-king': {
    question: 'May a king capture the enemy king?',
    ours: 'Yes, and be captured by it. The page says that kings do not try to kill each other, and forbids nothing.',
    other: 'Kings leave each other alone.',
  },
  'captured-king': {
    question: 'How many turns does a captured king cost?',
    ours: 'One: crowning is that turn. The page says that a change of kings always takes a turn.',
    other:
      'Two: one is lost, and with the next the new king is crowned, as “loses a turn, and then promotes” could be read.',
  },
  'last-berserker-crowned': {
    question: 'Has a side lost that had to crown its last berserker?',
    ours: 'Yes. It has a king and no army.',
    other: 'No, for its enemy has not captured them all, as the page words it.',
  },
  repetition: {
    question: 'What if a position keeps coming back?',
    ours: 'At the third time a draw may be claimed, at the fifth it is one. There is no rule about moves without a capture. The page says nothing of either.',
    other: 'The players may go on until they agree.',
  },
  'nothing-to-do': {
    question: 'What if a side has nothing to do?',
    ours: 'The game is a draw. It can hardly happen in play; the page is silent.',
    other: 'That side passes, or loses.',
  },
};
