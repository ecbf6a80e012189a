import { goals, illegal, legal } from '../claiming.ts';
import type { SectionData } from '../data.ts';

export const promotedPieces = {
  id: 'promoted-pieces',
  examples: [
    {
      id: 'bishop',
      position: '1/3/5/7/3B3/7/5/3/1 w - m',
      picked: 'd5',
      claims: [goals('d5', 'b3 b7 c4 c6 e4 e6 f3 f7')],
    },
    {
      id: 'horse',
      position: '1/3/5/7/3H3/7/5/3/1 w - m',
      picked: 'd5',
      claims: [goals('d5', 'b3 b7 c4 c5 c6 d4 d6 e4 e5 e6 f3 f7')],
    },
    {
      id: 'tiger',
      position: '1/3/5/7/3T3/7/5/3/1 w - m',
      picked: 'd5',
      claims: [goals('d5', 'b3 b4 b6 b7 c3 c4 c5 c6 c7 d4 d6 e3 e4 e5 e6 e7 f3 f4 f6 f7')],
    },
    {
      id: 'rook',
      position: '1/3/5/7/3R3/7/5/3/1 w - m',
      picked: 'd5',
      claims: [goals('d5', 'a5 b5 c5 d1 d2 d3 d4 d6 d7 d8 d9 e5 f5 g5')],
    },
    {
      id: 'dragon',
      position: '1/3/5/7/3D3/7/5/3/1 w - m',
      picked: 'd5',
      claims: [goals('d5', 'a5 b5 c4 c5 c6 d1 d2 d3 d4 d6 d7 d8 d9 e4 e5 e6 f5 g5')],
    },
    {
      id: 'lion',
      position: '1/3/5/7/3L3/7/5/3/1 w - m',
      picked: 'd5',
      claims: [goals('d5', 'a5 b4 b5 b6 c3 c4 c5 c6 c7 d1 d2 d3 d4 d6 d7 d8 d9 e3 e4 e5 e6 e7 f4 f5 f6 g5')],
    },
    {
      id: 'paladin',
      position: '1/3/5/7/3P3/7/5/3/1 w - m',
      picked: 'd5',
      claims: [goals('d5', 'b4 b6 c3 c4 c5 c6 c7 d4 d6 e3 e4 e5 e6 e7 f4 f6')],
    },
    {
      id: 'castle',
      position: '1/3/5/7/3C3/7/5/3/1 w - m',
      picked: 'd5',
      claims: [goals('d5', 'b3 b4 b5 b6 b7 c3 c7 d3 d7 e3 e7 f3 f4 f5 f6 f7'), illegal('d5-d6')],
    },
    {
      id: 'elephant',
      position: '1/3/5/7/3E3/7/5/3/1 w - m',
      picked: 'd5',
      claims: [
        goals(
          'd5',
          'a5 b3 b4 b5 b6 b7 c3 c4 c5 c6 c7 d1 d2 d3 d4 d6 d7 d8 d9 e3 e4 e5 e6 e7 f3 f4 f5 f6 f7 g5',
        ),
      ],
    },
    {
      id: 'blocked-rook',
      position: '1/3/1n2k/7/2R1W2/7/1N3/3/K w - m',
      picked: 'c5',
      claims: [goals('c5', 'a5 b5 c4 c6 c7 d5'), illegal('c5-c8'), illegal('c5-g5')],
    },
    {
      id: 'castle-over-neighbours',
      position: '1/3/2n2/2FWw2/2fCf2/2WFw2/k3n/3/K w - m',
      picked: 'd5',
      claims: [
        goals('d5', 'b3 b4 b5 b6 b7 c3 c7 d3 d7 e3 e7 f3 f4 f5 f6 f7'),
        legal('d5-d7'),
        illegal('d5-e5'),
      ],
    },
  ],
  tasks: [
    {
      id: 'castle-check',
      position: '1/1kw/5/7/7/C6/5/3/K w - m',
      goals: [{ kind: 'checking' }],
      solution: ['a4-c6'],
    },
  ],
} as const satisfies SectionData;
