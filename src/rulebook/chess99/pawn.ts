import { after, comes, goals, illegal, legal } from '../claiming.ts';
import type { Section } from '../rulebook.ts';

export const pawn: Section = {
  id: 'pawn',
  title: 'The pawn',
  text: [
    'A pawn moves one or two squares straight forward. It has this choice all its life, from whatever rank it stands on, not just on its first move. Every square that it crosses or enters must be empty.',
    'It captures one square diagonally forward, and in no other way. It never goes back or sideways.',
    'Two squares at once have a price: see En passant. And a pawn that comes to the last rank is not promoted there and then: see Promotion.',
  ],
  examples: [
    {
      id: 'pawn-two-anywhere',
      caption: 'The pawn on e5 may still go two squares, to e7, and from there two more, to e9.',
      picked: 'e5',
      position: 'k8/9/9/9/4P4/9/9/9/8K w - 1',
      claims: [
        goals('e5', 'e6 e7'),
        after('e5-e7 a9-a8', goals('e7', 'e8 e9')),
        illegal('e5-e4', 'A pawn never goes back.', 'no such movement'),
        illegal('e5-f6', 'It moves slantwise only to capture.', 'nothing to capture'),
      ],
    },
    {
      id: 'pawn-first-rank',
      caption:
        'No rank is excepted: should a pawn stand on its own first rank, it may go two squares as well.',
      picked: 'c1',
      position: 'k8/9/9/9/9/9/9/9/2P5K w - 1',
      claims: [goals('c1', 'c2 c3')],
    },
    {
      id: 'pawn-blocked',
      caption: 'The pawn on c4 cannot move. The one on e3 can go to e4; e5 is taken.',
      picked: 'e3',
      position: 'k8/9/9/9/2p1p4/2P6/4P4/9/8K w - 1',
      claims: [
        goals('c4', ''),
        goals('e3', 'e4'),
        illegal(
          'e3-e5',
          'Both squares must be empty, and a pawn does not capture straight ahead.',
          'cannot capture',
        ),
        illegal('c4-c6', 'It cannot pass over the pawn on c5.', 'blocked'),
      ],
    },
    {
      id: 'pawn-captures',
      caption:
        'Of the three black pawns the one straight ahead blocks the way, and the other two can be captured.',
      picked: 'e3',
      position: 'k8/9/9/9/9/3ppp3/4P4/9/8K w - 1',
      claims: [
        goals('e3', 'd4 f4'),
        legal('e3-d4'),
        illegal('e3-e4', 'A pawn does not capture straight ahead.', 'cannot capture'),
      ],
    },
    {
      id: 'pawn-to-the-last-rank',
      caption:
        'A pawn on the last rank but two can reach the last one in a single move. It is still a pawn there.',
      picked: 'b7',
      position: '8k/9/1P7/9/9/9/9/9/8K w - 1',
      claims: [comes('b7-b9', '1P6k/9/9/9/9/9/9/9/8K b b8 1')],
    },
  ],
  tasks: [
    {
      id: 'pawn-race',
      prompt: 'Bring one of the three pawns to the last rank in this move.',
      position: '1r6k/4n4/1P2P2P1/9/9/9/9/9/K8 w - 1',
      goals: [
        { kind: 'stands', piece: 'P', site: 'h9', otherwise: 'No pawn of White stands on rank 9 yet.' },
      ],
      hint: 'Both squares ahead of the pawn must be empty.',
      solution: ['h7-h9'],
    },
  ],
};
