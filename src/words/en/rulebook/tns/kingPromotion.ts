import type * as data from '../../../../rulebook/tns/kingPromotion.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const kingPromotion: SectionProse<typeof data.kingPromotion> = {
  title: 'Promoting the king',
  text: [
    'A king whose move ends in its zone can promote, and promoting it wins at once. The king must not be in check where it arrives. That is judged right after its move, before any drop.',
    'If the king arrives in check, the move stands, but it cannot promote, and the game goes on. A drop in the same turn comes too late to change that.',
    'There is one exception: a king that is trapped where it arrives can promote after all. This comes before checkmate. A king that flees from one mate into another in its zone wins.',
    'To see whether it is trapped, imagine that your opponent passes and you move again. If some turn of yours, drops included, takes the king out of check, it is not trapped. In that imagined turn your king cannot promote, but you may drop what it has just captured.',
    'Promoting the king ends the game. A piece that is due stays in hand.',
  ],
  examples: {
    'king-promotes': {
      caption:
        'Nothing attacks the three squares ahead. The king can promote on any of them, and White wins.',
      why: {
        'd6-d5+': 'The move does not end in the zone.',
      },
    },
    'king-promotes-within': {
      caption:
        'The king has entered the zone without promoting. It can promote with a later move in the zone, but not with one that leaves it.',
      why: {
        'c7-c6+': 'The move leaves the zone.',
      },
    },
    'king-promotes-capturing': {
      caption:
        'The king can take a knight and promote in the same move. The ferz in White’s hand is due, but that no longer matters.',
    },
    'black-king-promotes': {
      caption: 'Black’s king promotes on ranks 1 to 3.',
      why: {
        'd4-d5+': 'The move does not end in Black’s zone.',
      },
    },
    'attacked-on-arrival': {
      caption: 'The rook attacks the e‑file. The king can promote on c7 and d7, but not on e7.',
      why: {
        'd6-e7+': 'The rook attacks e7.',
      },
    },
    'drop-comes-too-late': {
      caption:
        'White can go to e7 and then shut the e‑file with the ferz. That makes the king safe, but it does not promote it.',
      why: {
        'd6-e7+': 'Right after the move the rook attacks e7.',
      },
    },
    'trapped-on-arrival': {
      caption:
        'On d9 the king would be mated: the rook attacks it, and the rook and the knights guard every way out. So it can promote there. On d8 it is attacked but has a way out, so it cannot.',
      why: {
        'e8-d8+': 'The rook attacks d8, and the king could leave it again.',
      },
    },
    'a-helper-forbids-it': {
      caption:
        'The same net, but the white wazir on d4 can take the rook. On d9 the king would be in check without being trapped, so it cannot promote.',
      why: {
        'e8-d9+': 'The king would be in check, but not trapped: the wazir can take the rook.',
      },
    },
    'a-drop-forbids-it': {
      caption:
        'The king can take a ferz on d9. In another turn White could drop it in front of the rook, so the king is not trapped and cannot promote.',
      why: {
        'e8-d9+': 'The king would be in check, but not trapped: the ferz can come between.',
      },
    },
    'from-mate-to-mate': {
      caption:
        'White’s king is trapped on d9. On c8 and d8 it would be trapped again, so it can promote there, and White wins.',
      why: {
        'd9-e8+': 'There it could take the rook on f7, so it would not be trapped.',
      },
    },
    'no-way-to-promote': {
      caption:
        'Mate. Without the second rook every square around d9 is attacked, but on none of them is the king trapped: it cannot promote.',
    },
  },
  tasks: {
    'where-to-promote': {
      prompt: 'Win in one.',
      hint: 'Only the king can win here. Which of b7, c7 and d7 is not attacked?',
      otherwise: ['The king has not promoted. It must arrive where nothing attacks it.'],
    },
    'stop-the-king': {
      prompt: 'You are Black. White’s king is about to promote. Stop it.',
      hint: 'One move can guard the whole seventh rank.',
      otherwise: ['White’s king can still promote: one of c7, d7 and e7 is not attacked.'],
    },
    'flee-and-win': {
      prompt: 'Every square that your king can reach is attacked. Win nevertheless.',
      hint: 'Where the king would be mated it can promote.',
      otherwise: ['Your king has not promoted.'],
    },
  },
};
