import type * as data from '../../../../rulebook/tns/rulings.ts';
import type { RulingsProse } from '../../../../rulebook/prose.ts';

export const rulings: RulingsProse<typeof data.rulings> = {
  'oldest-first': {
    question: 'Which of two held pieces of one kind do you drop?',
    ours: 'The one with fewer turns left.',
    other: 'Whichever you choose.',
  },
  'drops-rescue': {
    question: 'Can a drop save you from checkmate?',
    ours: 'Yes. The turn is a move and drops, so you are checkmated only if no whole turn saves your king. Drops that you must make count too.',
    other: 'No. Only moves count, and a net that no move breaks is mate.',
  },
  'trapped-on-arrival': {
    question: 'When can a king promote where it arrives under attack?',
    ours: 'When its side could not save it even with another turn at once, drops included, promotions of the king left out. Its drops can include what the king has just captured. The page forbids promotion on moving into check, allows it on moving into checkmate, and puts that above checkmate; this is how we tell the two cases apart.',
    other:
      'The opponent’s answer counts: the king can promote only if it would still be mated after every reply. Or drops are left out, and a net that no move breaks is enough.',
  },
  'judged-before-drops': {
    question: 'When do you judge whether the king arrives in check?',
    ours: 'Right after its move, before any drop. The promotion ends the turn, and pieces that are due stay in hand.',
    other:
      'At the end of the turn. A piece dropped in front of the attacker would let the king promote, and pieces that are due would have to be dropped first.',
  },
  repetition: {
    question: 'What if a position keeps coming back?',
    ours: 'At the third time the player to move may claim a draw; at the fifth the game is drawn. Hands and their numbers belong to the position, and it counts before the move and after it. The page does not mention it.',
    other: 'There is no such draw, or only the pieces on the board make the position.',
  },
  'no-move': {
    question: 'What if a side has no move?',
    ours: 'The game is drawn, unless its king is attacked: then it is checkmated.',
    other: 'The side passes until one of its pieces is dropped, or it loses.',
  },
  'no-captures': {
    question: 'Is there a fifty-move rule?',
    ours: 'No.',
    other: 'Yes: as in chess, fifty moves of each side without progress are a draw.',
  },
};
