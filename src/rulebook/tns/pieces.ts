import { comes, goals, illegal } from '../claiming.ts';
import type { SectionData } from '../data.ts';

export const pieces = {
  id: 'pieces',
  examples: [
    {
      id: 'king',
      position: '1/3/5/7/3K3/7/5/3/1 w - m',
      picked: 'd5',
      claims: [goals('d5', 'c4 c5 c6 d4 d6 e4 e5 e6')],
    },
    {
      id: 'ferz',
      position: '1/3/5/7/3F3/7/5/3/1 w - m',
      picked: 'd5',
      claims: [goals('d5', 'c4 c6 e4 e6'), illegal('d5-d6')],
    },
    {
      id: 'wazir',
      position: '1/3/5/7/3W3/7/5/3/1 w - m',
      picked: 'd5',
      claims: [goals('d5', 'c5 d4 d6 e5'), illegal('d5-e6')],
    },
    {
      id: 'knight',
      position: '1/3/5/7/3N3/7/5/3/1 w - m',
      picked: 'd5',
      claims: [goals('d5', 'b4 b6 c3 c7 e3 e7 f4 f6')],
    },
    {
      id: 'leap',
      position: '1/3/1n3/2FWw2/2FNf2/2KWw2/1n3/3/1 w - m',
      picked: 'd5',
      claims: [goals('d5', 'b4 b6 c3 c7 e3 e7 f4 f6'), illegal('d5-e5'), goals('d6', 'd7 e6')],
    },
    {
      id: 'captures',
      position: 'k/3/5/7/3nf2/2WK3/1F3/3/1 w - m',
      picked: 'd4',
      claims: [
        goals('d4', 'c5 d3 d5 e3 e4 e5'),
        illegal('d4-c4'),
        comes('d4-e5', 'k/3/5/7/3nK2/2W4/1F3/3/1 b f3 m'),
        comes('d4-d5', 'k/3/5/7/3Kf2/2W4/1F3/3/1 b n3 m'),
      ],
    },
  ],
  tasks: [
    {
      id: 'take-the-knight',
      position: '1/3/5/3nF2/1NW4/6k/5/3/K w - m',
      goals: [{ kind: 'stands', piece: 'N', site: 'd6' }],
      solution: ['b5-d6'],
    },
  ],
} as const satisfies SectionData;
