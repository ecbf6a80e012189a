import { after, comes, ends, illegal, legal, marked, outcome, unmarked } from '../claiming.ts';
import type { Section } from '../rulebook.ts';

export const kingPromotion: Section = {
  id: 'king-promotion',
  title: 'Promoting the king',
  text: [
    'A king whose move ends in its zone may promote, and its side wins on the spot. It may do so if nothing attacks it where it arrives, and that is judged as soon as it has moved, with no drop made yet.',
    'A king that arrives in check may not promote: it may go there, but the race goes on. A drop in the same turn comes too late to change that.',
    'There is one exception. A king that arrives where it is trapped may promote after all, and this comes before checkmate: a king that can flee from one mate into another in its zone has won, not lost.',
    'To see whether it is trapped there, imagine that the opponent passes and the king’s side is to move again, with everything but a promotion of the king: if some turn, drops included, would take the king out of attack, it is not trapped and may not promote. What the king has captured on arriving may be dropped in that imagined turn.',
    'With the promotion the game is over. What was due stays in hand.',
  ],
  examples: [
    {
      id: 'king-promotes',
      caption:
        'Nothing attacks the three squares ahead. The king promotes on any of them, and White has won.',
      position: '1/3/5/3K3/7/k6/5/3/1 w - m',
      picked: 'd6',
      claims: [
        comes('d6-c7+', '1/3/1M3/7/7/k6/5/3/1 b - m'),
        ends('d6-c7+', 'w king-promoted'),
        ends('d6-d7+', 'w king-promoted'),
        ends('d6-d7', null),
        illegal('d6-d5+', 'The move does not end in the zone.'),
      ],
    },
    {
      id: 'king-promotes-within',
      caption:
        'A king that has entered without promoting may do it with a later move in the zone, not with one that leaves it.',
      position: '1/3/5/3K3/7/k6/5/3/1 w - m',
      played: ['d6-c7', 'a4-a5'],
      picked: 'c7',
      claims: [ends('c7-c8+', 'w king-promoted'), illegal('c7-c6+', 'The move leaves the zone.')],
    },
    {
      id: 'king-promotes-capturing',
      caption:
        'The king takes a knight and promotes by the same move. What White holds does not matter any more, though the ferz was due.',
      position: '1/3/1n3/3K3/7/k6/5/3/1 w f1 m',
      picked: 'd6',
      claims: [comes('d6-c7+', '1/3/1M3/7/7/k6/5/3/1 b f1,n3 m'), ends('d6-c7+', 'w king-promoted')],
    },
    {
      id: 'black-king-promotes',
      caption: 'Black’s king promotes on ranks 1 to 3.',
      position: '1/3/5/3K3/7/3k3/5/3/1 b - m',
      picked: 'd4',
      claims: [
        ends('d4-e3+', 'b king-promoted'),
        illegal('d4-d5+', 'The move does not end in Black’s zone.'),
      ],
    },
    {
      id: 'attacked-on-arrival',
      caption: 'The rook attacks the e-file. On e7 the king could not promote, on c7 and d7 it could.',
      position: '1/3/5/3K3/7/k3r2/5/3/1 w - m',
      picked: 'd6',
      claims: [
        legal('d6-c7+'),
        legal('d6-d7+'),
        illegal('d6-e7+', 'The rook attacks e7.'),
        ends('d6-e7', null),
        after('d6-e7', marked('e7', 'check')),
      ],
    },
    {
      id: 'drop-comes-too-late',
      caption:
        'White could go to e7 and shut the e-file with the ferz. The king is safe there then, and still has not promoted.',
      position: '1/3/5/3K3/7/k3r2/5/3/1 w f2 m',
      picked: 'd6',
      claims: [
        illegal('d6-e7+', 'Right after the move the rook attacks e7.'),
        ends('d6-e7 f@e6', null),
        after('d6-e7 f@e6', unmarked('e7', 'check')),
      ],
    },
    {
      id: 'trapped-on-arrival',
      caption:
        'On d9 the king would be mated: the rook attacks it, and rook and knights guard all ways out. So it may promote there. On d8 it is attacked but could leave, and so may not.',
      position: '1/2K/5/1n3n1/3r3/k6/5/3/1 w - m',
      picked: 'e8',
      claims: [
        ends('e8-d9+', 'w king-promoted'),
        ends('e8-d9 a4-a5', 'b checkmate'),
        illegal('e8-d8+', 'The rook attacks d8, and the king could leave it again.'),
      ],
    },
    {
      id: 'a-helper-forbids-it',
      caption:
        'The same net, but a white wazir stands on d4 and could take the rook: on d9 the king is in check and not trapped. No promotion.',
      position: '1/2K/5/1n3n1/3r3/k2W3/5/3/1 w - m',
      picked: 'e8',
      claims: [
        illegal('e8-d9+', 'Attacked, and not trapped: the wazir could take the rook.'),
        legal('e8-e7+'),
      ],
    },
    {
      id: 'a-drop-forbids-it',
      caption:
        'The king takes a ferz on d9. With another turn White could drop it in front of the rook, so the king is not trapped and may not promote.',
      position: 'f/2K/5/1n3n1/k2r3/W6/5/3/1 w - m',
      picked: 'e8',
      claims: [illegal('e8-d9+', 'Attacked, and not trapped: the ferz could come between.'), legal('e8-d9')],
    },
    {
      id: 'from-mate-to-mate',
      caption:
        'White’s king is trapped on d9. On c8 and d8 it would be trapped again, so it may promote there: White is not mated but wins.',
      position: 'K/3/4r/1n3n1/3r3/k6/5/3/1 w - m',
      picked: 'd9',
      claims: [
        outcome(null),
        marked('d9', 'check'),
        ends('d9-c8+', 'w king-promoted'),
        ends('d9-d8+', 'w king-promoted'),
        illegal('d9-e8+', 'There it could take the rook on f7, so it would not be trapped.'),
      ],
    },
    {
      id: 'no-way-to-promote',
      caption:
        'Without the second rook every square around d9 is attacked, but none is a mate: White has no promotion, and is checkmated.',
      position: 'K/3/5/1n3n1/3r3/k6/5/3/1 w - m',
      claims: [outcome('b checkmate')],
    },
  ],
  tasks: [
    {
      id: 'where-to-promote',
      prompt: 'Win in one.',
      position: '1/3/5/2K4/1n2r2/k5b/4W/3/1 w - m',
      goals: [
        { kind: 'won', otherwise: 'The king has not promoted. It must arrive where nothing attacks it.' },
      ],
      hint: 'Only the king can win here. Which of b7, c7 and d7 is attacked by nothing?',
      solution: ['c6-b7+'],
    },
    {
      id: 'stop-the-king',
      prompt: 'You are Black. White’s king is about to promote: see to it that it cannot with its next move.',
      position: '1/w2/5/k2K3/7/1r4W/5/3/1 b - m',
      goals: [
        {
          kind: 'holding',
          otherwise: 'White’s king can still promote: one of c7, d7 and e7 is not attacked.',
        },
      ],
      hint: 'One move can guard the whole seventh rank.',
      solution: ['b4-b7'],
    },
    {
      id: 'flee-and-win',
      prompt: 'Every square that your king can reach is attacked. Win nevertheless.',
      position: 'K/3/4r/1n3n1/3r3/k6/5/3/1 w - m',
      goals: [{ kind: 'won', otherwise: 'Black’s net is still there, and your king has not promoted.' }],
      hint: 'Where the king would be mated it may promote.',
      solution: ['d9-c8+'],
    },
  ],
};
