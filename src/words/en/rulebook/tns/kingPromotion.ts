import type * as data from '../../../../rulebook/tns/kingPromotion.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const kingPromotion: SectionProse<typeof data.kingPromotion> = {
  title: 'Promoting the king',
  text: [
    'A king whose move ends in its zone may promote, and its side wins on the spot. It may do so if nothing attacks it where it arrives, and that is judged as soon as it has moved, with no drop made yet.',
    'A king that arrives in check may not promote: it may go there, but the race goes on. A drop in the same turn comes too late to change that.',
    'There is one exception. A king that arrives where it is trapped may promote after all, and this comes before checkmate: a king that can flee from one mate into another in its zone has won, not lost.',
    'To see whether it is trapped there, imagine that the opponent passes and the king’s side is to move again, with everything but a promotion of the king: if some turn, drops included, would take the king out of attack, it is not trapped and may not promote. What the king has captured on arriving may be dropped in that imagined turn.',
    'With the promotion the game is over. What was due stays in hand.',
  ],
  examples: {
    'king-promotes': {
      caption:
        'Nothing attacks the three squares ahead. The king promotes on any of them, and White has won.',
      why: {
        'd6-d5+': 'The move does not end in the zone.',
      },
    },
    'king-promotes-within': {
      caption:
        'A king that has entered without promoting may do it with a later move in the zone, not with one that leaves it.',
      why: {
        'c7-c6+': 'The move leaves the zone.',
      },
    },
    'king-promotes-capturing': {
      caption:
        'The king takes a knight and promotes by the same move. What White holds does not matter any more, though the ferz was due.',
    },
    'black-king-promotes': {
      caption: 'Black’s king promotes on ranks 1 to 3.',
      why: {
        'd4-d5+': 'The move does not end in Black’s zone.',
      },
    },
    'attacked-on-arrival': {
      caption: 'The rook attacks the e-file. On e7 the king could not promote, on c7 and d7 it could.',
      why: {
        'd6-e7+': 'The rook attacks e7.',
      },
    },
    'drop-comes-too-late': {
      caption:
        'White could go to e7 and shut the e-file with the ferz. The king is safe there then, and still has not promoted.',
      why: {
        'd6-e7+': 'Right after the move the rook attacks e7.',
      },
    },
    'trapped-on-arrival': {
      caption:
        'On d9 the king would be mated: the rook attacks it, and rook and knights guard all ways out. So it may promote there. On d8 it is attacked but could leave, and so may not.',
      why: {
        'e8-d8+': 'The rook attacks d8, and the king could leave it again.',
      },
    },
    'a-helper-forbids-it': {
      caption:
        'The same net, but a white wazir stands on d4 and could take the rook: on d9 the king is in check and not trapped. No promotion.',
      why: {
        'e8-d9+': 'Attacked, and not trapped: the wazir could take the rook.',
      },
    },
    'a-drop-forbids-it': {
      caption:
        'The king takes a ferz on d9. With another turn White could drop it in front of the rook, so the king is not trapped and may not promote.',
      why: {
        'e8-d9+': 'Attacked, and not trapped: the ferz could come between.',
      },
    },
    'from-mate-to-mate': {
      caption:
        'White’s king is trapped on d9. On c8 and d8 it would be trapped again, so it may promote there: White is not mated but wins.',
      why: {
        'd9-e8+': 'There it could take the rook on f7, so it would not be trapped.',
      },
    },
    'no-way-to-promote': {
      caption:
        'Without the second rook every square around d9 is attacked, but none is a mate: White has no promotion, and is checkmated.',
    },
  },
  tasks: {
    'where-to-promote': {
      prompt: 'Win in one.',
      hint: 'Only the king can win here. Which of b7, c7 and d7 is attacked by nothing?',
      otherwise: ['The king has not promoted. It must arrive where nothing attacks it.'],
    },
    'stop-the-king': {
      prompt: 'You are Black. White’s king is about to promote: see to it that it cannot with its next move.',
      hint: 'One move can guard the whole seventh rank.',
      otherwise: ['White’s king can still promote: one of c7, d7 and e7 is not attacked.'],
    },
    'flee-and-win': {
      prompt: 'Every square that your king can reach is attacked. Win nevertheless.',
      hint: 'Where the king would be mated it may promote.',
      otherwise: ['Black’s net is still there, and your king has not promoted.'],
    },
  },
};
