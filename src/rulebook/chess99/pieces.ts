import { goals, illegal, legal } from '../claiming.ts';
import type { SectionData } from '../data.ts';

export const pieces = {
  id: 'pieces',
  examples: [
    {
      id: 'king',
      picked: 'e5',
      position: 'k8/9/9/9/4K4/9/9/9/9 w - 1',
      claims: [goals('e5', 'd6 e6 f6 d5 f5 d4 e4 f4'), illegal('e5-e7', 'no such movement')],
    },
    {
      id: 'queen',
      picked: 'd4',
      position: 'k8/9/9/9/9/3Q5/9/9/8K w - 1',
      claims: [
        goals(
          'd4',
          'd1 d2 d3 d5 d6 d7 d8 d9 a4 b4 c4 e4 f4 g4 h4 i4 a1 b2 c3 e5 f6 g7 h8 i9 a7 b6 c5 e3 f2 g1',
        ),
        illegal('d4-e6', 'no such movement'),
      ],
    },
    {
      id: 'rook',
      picked: 'e5',
      position: 'k8/9/4P4/9/4R1p2/9/9/9/8K w - 1',
      claims: [
        goals('e5', 'e6 e4 e3 e2 e1 d5 c5 b5 a5 f5 g5'),
        legal('e5-g5'),
        illegal('e5-h5', 'blocked'),
        illegal('e5-e7', 'own piece there'),
      ],
    },
    {
      id: 'bishop',
      picked: 'e5',
      position: '9/k8/9/9/4B4/9/9/9/7K1 w - 1',
      claims: [goals('e5', 'a1 b2 c3 d4 f6 g7 h8 i9 a9 b8 c7 d6 f4 g3 h2 i1')],
    },
    {
      id: 'knight',
      picked: 'e5',
      position: 'k8/9/9/3ppp3/3pNp3/3ppp3/9/9/8K w - 1',
      claims: [goals('e5', 'd7 f7 c6 g6 c4 g4 d3 f3'), illegal('e5-e6', 'no such movement')],
    },
  ],
  tasks: [],
} as const satisfies SectionData;

export const paladin = {
  id: 'paladin',
  examples: [
    {
      id: 'paladin-goals',
      picked: 'e5',
      position: '9/k8/9/9/4A4/9/9/9/7K1 w - 1',
      claims: [
        goals('e5', 'a1 b2 c3 d4 f6 g7 h8 i9 a9 b8 c7 d6 f4 g3 h2 i1 d7 f7 c6 g6 c4 g4 d3 f3'),
        illegal('e5-e6', 'no such movement'),
      ],
    },
    {
      id: 'paladin-hemmed',
      picked: 'e5',
      position: '9/k8/9/3P1P3/4A4/3P1p3/9/9/7K1 w - 1',
      claims: [
        goals('e5', 'f4 d7 f7 c6 g6 c4 g4 d3 f3'),
        legal('e5-f4'),
        illegal('e5-g3', 'blocked'),
        illegal('e5-g7', 'blocked'),
      ],
    },
  ],
  tasks: [
    {
      id: 'paladin-check',
      position: '9/6k2/9/9/9/9/2A6/9/8K w - 1',
      goals: [{ kind: 'checking' }],
      solution: ['c3-f6'],
    },
  ],
} as const satisfies SectionData;
