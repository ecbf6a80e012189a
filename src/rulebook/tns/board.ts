import { after, comes, goals, illegal, legal, outcome } from '../claiming.ts';
import type { SectionData } from '../data.ts';

export const board = {
  id: 'board',
  examples: [
    {
      id: 'start',
      picked: 'c2',
      claims: [
        goals('c2', 'b4 d4'),
        goals('e2', 'd4 f4'),
        goals('c3', 'b3 c4'),
        goals('d3', 'c4 e4'),
        goals('d2', ''),
        goals('d1', ''),
        illegal('c8-b6'),
        comes('c2-d4', 'k/nfn/1wfw1/7/7/3N3/1WFW1/1FN/K b - m'),
        after('c2-d4', legal('c8-b6')),
        outcome(null),
      ],
    },
    {
      id: 'narrow-end',
      position: '1/3/5/3k3/7/7/5/3/K w - m',
      picked: 'd1',
      claims: [goals('d1', 'c2 d2 e2'), goals('d6', 'c5 c6 c7 d5 d7 e5 e6 e7')],
    },
  ],
  tasks: [
    {
      id: 'knight-to-d4',
      position: 'k/nfn/1wfw1/7/7/7/1WFW1/NFN/K w - m',
      goals: [{ kind: 'stands', piece: 'N', site: 'd4' }],
      solution: ['c2-d4'],
    },
  ],
} as const satisfies SectionData;
