import { after, bare, comes, goals, ground, illegal, legal } from '../claiming.ts';
import type { SectionData } from '../data.ts';

export const promotion = {
  id: 'promotion',
  drawing: 'promotions',
  examples: [
    {
      id: 'promote-on-entering',
      position: '1/3/5/2F4/7/7/4k/3/K w - m',
      picked: 'c6',
      claims: [
        goals('c6', 'b5 b7 d5 d7'),
        legal('c6-d7'),
        legal('c6-d7+'),
        illegal('c6-d5+'),
        ground('d7'),
        bare('d6'),
        comes('c6-d7+', '1/3/2B2/7/7/7/4k/3/K b - m'),
        comes('c6-d7', '1/3/2F2/7/7/7/4k/3/K b - m'),
      ],
    },
    {
      id: 'promote-within',
      position: '1/3/2F2/7/7/7/4k/3/K w - m',
      picked: 'd7',
      claims: [
        legal('d7-c8+'),
        legal('d7-c6'),
        illegal('d7-c6+'),
        comes('d7-e8+', '1/2B/5/7/7/7/4k/3/K b - m'),
      ],
    },
    {
      id: 'promote-by-capture',
      position: '1/3/2n2/3W3/7/7/4k/3/K w - m',
      picked: 'd6',
      claims: [comes('d6-d7+', '1/3/2R2/7/7/7/4k/3/K b n3 m')],
    },
    {
      id: 'promote-for-black',
      position: 'k/3/1w3/7/7/2n4/5/3/K b - m',
      picked: 'c4',
      claims: [legal('c4-e3+'), legal('c4-d2+'), illegal('c7-c8+'), illegal('c4-b6+')],
    },
    {
      id: 'step-by-step',
      position: '1/3/5/3W3/7/k6/5/3/K w - m',
      picked: 'd6',
      claims: [
        comes('d6-d7+', '1/3/2R2/7/7/k6/5/3/K b - m'),
        comes('d6-d7+ a4-a5 d7-c7+', '1/3/1D3/7/k6/7/5/3/K b - m'),
        comes('d6-d7+ a4-a5 d7-c7+ a5-a4 c7-d7+', '1/3/2L2/7/7/k6/5/3/K b - m'),
        after('d6-d7+ a4-a5 d7-c7+ a5-a4 c7-d7+ a4-a5', legal('d7-c7'), illegal('d7-c7+')),
      ],
    },
    {
      id: 'top-of-the-ladder',
      position: '1/3/1T1E1/7/7/k6/5/3/K w - m',
      picked: 'c7',
      claims: [legal('c7-d8'), illegal('c7-d8+'), legal('e7-d8'), illegal('e7-d8+')],
    },
    {
      id: 'second-and-third-ladder',
      position: '1/3/1P1B1/7/7/k6/5/3/K w - m',
      picked: 'c7',
      claims: [
        comes('e7-d8+ a4-a5 d8-e7+', '1/3/1P1T1/7/k6/7/5/3/K b - m'),
        comes('c7-d7+ a4-a5 d7-b7+', '1/3/E2B1/7/k6/7/5/3/K b - m'),
      ],
    },
    {
      id: 'drop-without-promotion',
      position: 'k/3/5/7/7/7/5/3/K w n2 m',
      played: ['d1-d2'],
      claims: [
        legal('n@e2'),
        illegal('n@e2+'),
        comes('n@e2', 'k/3/5/7/7/7/5/1Kn/1 b - m'),
        after('n@e2', legal('e2-c3+')),
        comes('n@e2 e2-c3+', 'k/3/5/7/7/7/1p3/1K1/1 w - m'),
      ],
    },
  ],
  tasks: [
    {
      id: 'make-a-rook',
      position: '1/3/3W1/7/7/7/k4/3/K w - m',
      goals: [{ kind: 'action', pattern: 'e7-.*\\+' }],
      solution: ['e7-e8+'],
    },
    {
      id: 'take-and-promote',
      position: '1/3/2w2/F6/1fN4/7/3k1/3/K w - m',
      goals: [{ kind: 'action', pattern: 'c5-d7\\+' }],
      solution: ['c5-d7+'],
    },
  ],
} as const satisfies SectionData;
