import type * as data from '../../../../rulebook/chess99/rulings.ts';
import type { RulingsProse } from '../../../../rulebook/prose.ts';

export const rulings: RulingsProse<typeof data.rulings> = {
  'two-squares': {
    question: 'From where may a pawn go two squares?',
    ours: 'From anywhere. The list of what the pawn does differently is lost, but the page has pawns come to the last rank by two squares, which a pawn bound to its second rank never could.',
    other: 'Only from its second rank, as in orthodox chess.',
  },
  'castling-partner': {
    question: 'With whom may a king castle?',
    ours: 'With its neighbour. The page has the king go a single square and the other piece take the king’s square, and it says that a castling bishop changes colour: only a neighbour fits all of this.',
    other:
      'With a piece further off too, as a later edition of the inventor’s own site seems to allow. A bishop could then castle and keep its colour.',
  },
  'promotion-time': {
    question: 'When is a pawn promoted, and to what?',
    ours: 'In a later turn than the one in which it arrives, to a bishop or a knight, with a move at once if wanted. The list is lost as well; the page gives a reason for the delay, names it useful at times, and the inventor’s notation has a waiting pawn become a knight and move in one turn.',
    other: 'On arrival, as a later edition of his site shows.',
  },
  'arrived-pawn': {
    question: 'Does a pawn that has just arrived attack a king?',
    ours: 'Yes. In its owner’s next turn it could become a bishop or a knight and capture, and no more is meant by attacking.',
    other: 'Not before that next turn has come.',
  },
  'draws-by-themselves': {
    question: 'Do the draws after a captured king come by themselves?',
    ours: 'Yes, both. The inventor’s site has it so for the exposed king, and we treat the bare king alike.',
    other: 'The captor wins unless a player claims the draw, as the page words it.',
  },
  'last-move-capture': {
    question: 'What if the king is captured in the 99th move?',
    ours: 'The capture decides.',
    other: 'The number of moves comes first, and the game is drawn.',
  },
  'capture-into-check': {
    question: 'May one claim a draw because one’s king would come into check by capturing?',
    ours: 'There is no claim for it, and no need: make the capture, and the game is drawn.',
    other: 'The draw may be claimed without making the capture.',
  },
  'nothing-to-do': {
    question: 'What if a player has nothing at all to do?',
    ours: 'The game is a draw. The page says that it never comes to this; a king walled in by its own pieces shows that it can.',
    other: 'The player passes, or loses.',
  },
};
