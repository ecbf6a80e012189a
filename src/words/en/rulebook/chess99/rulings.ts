import type * as data from '../../../../rulebook/chess99/rulings.ts';
import type { RulingsProse } from '../../../../rulebook/prose.ts';

export const rulings: RulingsProse<typeof data.rulings> = {
  'castling-partner': {
    question: 'Which pieces can a king castle with?',
    ours: 'Only one right beside it. The page says that the king moves a single square, that the other piece takes the king’s square, and that a castling bishop changes its colour. Only a neighbour fits all three.',
    other:
      'A piece further away as well, as a later version of the inventor’s own site seems to allow. A bishop could then castle and keep its colour.',
  },
  'promotion-time': {
    question: 'When is a pawn promoted, and to what?',
    ours: 'In a later turn than the one in which it arrives, to a bishop or a knight, and it can move in that same turn. The list of these rules is lost. But the page gives a reason for the delay and says that it can be useful, and the inventor’s notation has a waiting pawn become a knight and move in one turn.',
    other: 'On arrival, as a later version of his site shows.',
  },
  'arrived-pawn': {
    question: 'Does a pawn that has just arrived on the last rank attack a king?',
    ours: 'Yes. In its owner’s next turn it can become a bishop or a knight and capture, and that is what attacking means.',
    other: 'No, not until that next turn has come.',
  },
  'draws-by-themselves': {
    question: 'Must a player claim the two draws after a captured king?',
    ours: 'No, the game declares both. The inventor’s site says so of the attacked king, and we treat the bare king in the same way.',
    other: 'Yes, as the page puts it: without a claim, capturing the king wins.',
  },
  'capture-into-check': {
    question: 'May you claim a draw because capturing the king would put your own king in check?',
    ours: 'There is no such claim, and no need for one: make the capture, and the game is drawn.',
    other: 'Yes. You claim the draw and do not make the capture.',
  },
  'move-limit': {
    question: 'What does the 99-move rule say?',
    ours: 'The game is drawn when Black has made move 99 and both kings are still there. The page names the rule and its purpose, but its text is lost.',
    other: 'The limit could count otherwise, or a player could have to claim the draw.',
  },
  'last-move-capture': {
    question: 'What if move 99 captures a king?',
    ours: 'The capture counts.',
    other: 'The number of moves comes first, and the game is drawn.',
  },
  'no-legal-move': {
    question: 'What if a player has no legal move?',
    ours: 'The game is a draw, for the reason “no legal move”. The page says that players always have a move and that there is no stalemate, but a king walled in by its own pieces has none.',
    other: 'The player passes, or loses.',
  },
};
