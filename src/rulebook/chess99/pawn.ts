import { after, comes, goals, illegal, legal } from '../claiming.ts';
import type { SectionData } from '../data.ts';

export const pawn = {
  id: 'pawn',
  examples: [
    {
      id: 'pawn-two-anywhere',
      picked: 'e5',
      position: 'k8/9/9/9/4P4/9/9/9/8K w - 1',
      claims: [
        goals('e5', 'e6 e7'),
        after('e5-e7 a9-a8', goals('e7', 'e8 e9')),
        illegal('e5-e4', 'no such movement'),
        illegal('e5-f6', 'nothing to capture'),
      ],
    },
    {
      id: 'pawn-first-rank',
      picked: 'c1',
      position: 'k8/9/9/9/9/9/9/9/2P5K w - 1',
      claims: [goals('c1', 'c2 c3')],
    },
    {
      id: 'pawn-blocked',
      picked: 'e3',
      position: 'k8/9/9/9/2p1p4/2P6/4P4/9/8K w - 1',
      claims: [
        goals('c4', ''),
        goals('e3', 'e4'),
        illegal('e3-e5', 'cannot capture'),
        illegal('c4-c6', 'blocked'),
      ],
    },
    {
      id: 'pawn-captures',
      picked: 'e3',
      position: 'k8/9/9/9/9/3ppp3/4P4/9/8K w - 1',
      claims: [goals('e3', 'd4 f4'), legal('e3-d4'), illegal('e3-e4', 'cannot capture')],
    },
    {
      id: 'pawn-to-the-last-rank',
      picked: 'b7',
      position: '8k/9/1P7/9/9/9/9/9/8K w - 1',
      claims: [comes('b7-b9', '1P6k/9/9/9/9/9/9/9/8K b b8 1')],
    },
  ],
  tasks: [
    {
      id: 'pawn-race',
      position: '1r6k/4n4/1P2P2P1/9/9/9/9/9/K8 w - 1',
      goals: [{ kind: 'stands', piece: 'P', site: 'h9' }],
      solution: ['h7-h9'],
    },
  ],
} as const satisfies SectionData;
