import type * as data from '../../../../rulebook/battle-chieftain/rulings.ts';
import type { RulingsProse } from '../../../../rulebook/prose.ts';

export const rulings: RulingsProse<typeof data.rulings> = {
  'who-begins': {
    question: 'Who begins?',
    ours: 'White places its king first, and moves first. The page does not say who does.',
    other: 'Black begins, or the players draw lots. The board is the same from both sides.',
  },
  'own-wall': {
    question: 'May a move end on your own wall?',
    ours: 'Yes. The page says that moves end on the field, and forbids only the enemy’s wall by name.',
    other:
      'No. Read to the letter, no move may end on either wall, and perhaps not on a back rank that still holds its army.',
  },
  'king-against-king': {
    question: 'Can a king capture the enemy king?',
    ours: 'Yes, and the enemy king can capture it. The page says that kings do not try to kill each other, but forbids nothing.',
    other: 'No, kings leave each other alone.',
  },
  'attack-without-a-king': {
    question: 'Does a side without a king give check?',
    ours: 'No. It must spend its turn on crowning a berserker, so it cannot capture in that turn.',
    other: 'Yes, so the attacked side may change kings.',
  },
  'captured-king': {
    question: 'How many turns does a captured king cost?',
    ours: 'One: the turn of crowning. The page says that a change of kings always takes a turn.',
    other:
      'Two: one turn is lost, and the next one crowns the new king, as “loses a turn, and then promotes” can be read.',
  },
  'last-berserker-crowned': {
    question: 'Does a side that must crown its last berserker lose?',
    ours: 'Yes. It has a king and no army.',
    other: 'No. Its enemy has not captured them all, as the page puts it.',
  },
  repetition: {
    question: 'What if a position keeps coming back?',
    ours: 'At the third time the player to move may claim a draw; at the fifth the game is drawn. There is no fifty-move rule. The page mentions neither.',
    other: 'The players go on until they agree.',
  },
  'nothing-to-do': {
    question: 'What if a side has no legal move?',
    ours: 'The game is a draw. It hardly happens in play, and the page does not mention it.',
    other: 'That side passes, or loses.',
  },
};
