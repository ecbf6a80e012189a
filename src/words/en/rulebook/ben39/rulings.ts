import type * as data from '../../../../rulebook/ben39/rulings.ts';
import type { RulingsProse } from '../../../../rulebook/prose.ts';

export const rulings: RulingsProse<typeof data.rulings> = {
  'chad-rooks': {
    question: 'Do chad rooks stand in the way of pieces on the squares?',
    ours: 'No. They block the other pieces on the lines, and what stands on crossings is in nobody’s way on the squares.',
    other:
      'The page has them block each other and further pieces, which could mean that rooks, bishops and queens on the squares cannot pass between them.',
  },
  check: {
    question: 'Must a check be answered?',
    ours: 'No. One wins by capturing the king, and a king may be left or put where it can be captured.',
    other:
      'The page once speaks of removing a check, so one could play as in chess: no move may leave one’s own king attacked, and mate ends the game.',
  },
  immobilized: {
    question: 'What can an immobilized piece still do?',
    ours: 'By itself nothing, capturing included. But wizards, spiders and movable squares may move it, and when they move it onto an enemy, it captures.',
    other:
      'It could be held against those as well, or it could be kept from moving but still attack the squares around it.',
  },
  'pawn-drops': {
    question: 'Where can a pawn be dropped?',
    ours: 'Where a square lies before it, straight or diagonally, and never on its last rank.',
    other: 'Only where it has a square straight before it, since a pawn moves diagonally only to capture.',
  },
  'square-control': {
    question: 'Who may move a movable square, and how far?',
    ours: 'The player who has more pieces on it and its corners, immobilized ones not counted; by one place of the ring, onward or back, and not to where the other square is. The inventor’s list of rules is lost; this comes from the one worked example that is left.',
    other:
      'The square could be allowed to go farther, or one way only, or the count could leave out the pieces at the corners of two squares.',
  },
  travellers: {
    question: 'Who travels with a movable square?',
    ours: 'What is on it, and what stands on corners that vanish, whoever owns it. On corners that remain the mover’s own pieces go along or stay, each as the mover likes, and the opponent’s stay.',
    other:
      'All of the mover’s pieces could have to make the same choice, or pieces on vanishing corners could go back into the hand.',
  },
  'travel-barred': {
    question: 'What if a traveller’s place is taken, or a king would travel without a castle?',
    ours: 'Then the square cannot be moved like that. The rule for the king holds for either side’s king.',
    other: 'The piece in the way could be pushed along, or the rule could bind the mover’s own king alone.',
  },
  repetition: {
    question: 'What if a position keeps coming back?',
    ours: 'At the third time whoever is to move may claim a draw; the fifth ends the game as one.',
    other: 'The page is silent: there could be no such draw.',
  },
  'nothing-to-do': {
    question: 'What if a side can do nothing at all?',
    ours: 'The game is drawn.',
    other: 'The side could have to pass, or could have lost.',
  },
  'no-captures': {
    question: 'Does a long game without captures end in a draw?',
    ours: 'No. Only repetition and agreement end it so.',
    other: 'As in chess, fifty moves of each side without progress could be a draw.',
  },
  agreement: {
    question: 'May players resign or agree on a draw?',
    ours: 'Yes, at any time.',
    other: 'The page names no such end: one could hold that every game is played out.',
  },
};
