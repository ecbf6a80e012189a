import type * as data from '../../../../rulebook/ben39/rulings.ts';
import type { RulingsProse } from '../../../../rulebook/prose.ts';

export const rulings: RulingsProse<typeof data.rulings> = {
  'chad-rooks': {
    question: 'Do chad rooks block pieces on the squares?',
    ours: 'No. They block the other pieces on the crossings, and nothing on a crossing blocks the squares.',
    other:
      'Yes. The page says that they block each other and other pieces, which could mean that rooks, bishops and queens on the squares cannot pass between them.',
  },
  'short-files': {
    question: 'Does a pawn become a queen at the end of a short file?',
    ours: 'No, only on row 14 for White and row 2 for Black. Below a missing square a pawn is stuck.',
    other: 'Yes, on the last square of its own file.',
  },
  check: {
    question: 'Must you answer a check?',
    ours: 'No. You win by capturing the king, and you may leave or put your king where it can be captured.',
    other:
      'Yes. The page once speaks of removing check, so the game could be as in chess: no move may leave your own king attacked, and mate ends the game.',
  },
  'diagonal-steps': {
    question: 'Can a piece on the crossings step diagonally across a missing square?',
    ours: 'Yes. It needs only the crossing where it ends.',
    other: 'No. The square between must be there too.',
  },
  immobilized: {
    question: 'What can an immobilized piece still do?',
    ours: 'By itself nothing, so it cannot capture either. But wizards, spiders and movable squares can move it, and if they move it onto an enemy, it captures.',
    other:
      'Nothing at all, not even with the help of others. Or it cannot move, but still attacks the squares around it.',
  },
  'pawn-drops': {
    question: 'Where can a pawn be dropped?',
    ours: 'Where a square lies before it, straight or diagonally, and never on its last rank.',
    other: 'Only where a square lies straight before it, because a pawn moves diagonally only to capture.',
  },
  'king-rotated-off': {
    question: 'Can a spider rotate a king off the board?',
    ours: 'No, that rotation is not allowed. The page says so of teleporting.',
    other: 'Yes. The king would go into its owner’s hand, like any other piece.',
  },
  'square-control': {
    question: 'Who may move a movable square, and how far?',
    ours: 'The side with more pieces on it and at its corners, immobilized ones not counted. It moves to the next place of the ring, forward or back, unless the other square is there. The inventor’s list of these rules is lost, so we follow his example: White controls l2 by three to two, corners shared with other squares included, and could go on to n4, or back to d2 if nothing were in the way.',
    other: 'The example fits other rules too, such as one that lets a square go several places at once.',
  },
  travellers: {
    question: 'Who travels with a movable square?',
    ours: 'The piece on it, and every piece on a corner that vanishes, of either side. On a corner that remains, your own pieces go along or stay, each as you like, and the enemy’s stay. It is so in the inventor’s example: Black’s castle must go from m1 to o3, Black’s chad rook stays on k1, and White’s chad rook goes along or stays.',
    other:
      'In the example only White’s own king stands on the square. An enemy piece on it could keep the square from moving.',
  },
  'travel-barred': {
    question: 'What if a traveller’s place is taken, or a king would travel without a castle?',
    ours: 'Then the square cannot move in that way. In the inventor’s example White’s castle must come along for the king’s sake, and cannot go to c3 because a spider stands there. We apply this to either side’s king.',
    other: 'Only the mover’s own king needs its castle; the example has no other.',
  },
  repetition: {
    question: 'What if a position keeps coming back?',
    ours: 'At the third time the player to move may claim a draw; at the fifth the game is drawn.',
    other: 'There is no such draw: the page does not mention one.',
  },
  'nothing-to-do': {
    question: 'What if a side has no legal action?',
    ours: 'The game is drawn.',
    other: 'The side passes, or loses.',
  },
  'no-captures': {
    question: 'Is there a fifty-move rule?',
    ours: 'No.',
    other: 'Yes: as in chess, fifty moves of each side without progress are a draw.',
  },
};
