import type * as data from '../../../../rulebook/tns/rulings.ts';
import type { RulingsProse } from '../../../../rulebook/prose.ts';

export const rulings: RulingsProse<typeof data.rulings> = {
  'trapped-on-arrival': {
    question: 'When may a king that is attacked where it arrives promote?',
    ours: 'When it could not be saved even if it were its own side’s turn again at once, drops included, promotions of the king left out. What it has captured on arriving may help. The inventor bars promotion on moving into check, allows it on moving into checkmate and puts that above checkmate; this is how we make the two cases out.',
    other:
      'The opponent’s answer counts: the king may promote only if it would still be mated after every reply. Or drops are left out, and any net that no move breaks will do.',
  },
  'judged-before-drops': {
    question: 'When is it judged whether the king arrives in check?',
    ours: 'Right after its move, before anything is dropped. The promotion ends the turn, and what is due need not be dropped.',
    other:
      'At the end of the turn: a piece dropped between the attacker and the king would let it promote, and what is due would have to be dropped first.',
  },
  repetition: {
    question: 'What if a position keeps coming back?',
    ours: 'At the third time whoever is to move may claim a draw; the fifth ends the game as one. Hands and their numbers belong to the position, and it counts before the move and after it.',
    other: 'There is no such draw, or the pieces on the board alone make the position.',
  },
  'no-move': {
    question: 'What if a side is to move and has no move?',
    ours: 'The game is drawn, unless its king is attacked: then it is checkmated.',
    other: 'The side passes until something of it is dropped, or it has lost.',
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
