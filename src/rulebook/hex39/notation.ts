import { comes, goals, illegal, legal } from '../claiming.ts';
import type { SectionData } from '../data.ts';

export const notation = {
  id: 'notation',
  examples: [
    {
      id: 'notation-move',
      picked: 'c3',
      claims: [
        goals('c3', 'b4 d4'),
        comes('c3-d4', 'b/rbbr/ppppp/6/7/1P4/1PPPP/RBBR/B b'),
        illegal('c3-c5', 'no such movement'),
      ],
    },
    {
      id: 'notation-pawn-behind',
      picked: 'd2',
      position: '1/r3/5/6/7/6/5/P3/1 w',
      claims: [goals('d2', 'c3 e3'), illegal('d2-f2', 'no such movement')],
    },
    {
      id: 'notation-no-past',
      picked: 'd6',
      position: '1/4/5/1b4/7/6/4R/4/1 b',
      claims: [legal('d6-d4')],
    },
  ],
  tasks: [],
} as const satisfies SectionData;
