import { after, comes, goals, ground, illegal, legal } from '../claiming.ts';
import type { SectionData } from '../data.ts';

export const lines = {
  id: 'lines',
  examples: [
    {
      id: 'chad-rook',
      position: '2k1/5/7/7/7/5/1K2 8/8/8/2X1x3/8/8/8/8 d14,l2 w -',
      picked: 'e9',
      claims: [goals('e9', 'a9 c9 e1 e11 e13 e15 e3 e5 e7 g9'), illegal('e9-i9'), illegal('e9-k9')],
    },
    {
      id: 'spider',
      position: '2k1/5/7/7/7/5/1K2 8/8/8/3x4/3Zx3/8/8/8 d14,l2 w -',
      picked: 'g7',
      claims: [goals('g7', 'c5 c9 e3 e11 i3 i11 k5 k9')],
    },
    {
      id: 'wizard',
      position: '2k1/5/7/7/7/5/1K2 8/8/8/3x4/3W4/8/8/8 d14,l2 w -',
      picked: 'g7',
      claims: [goals('g7', 'e5 e7 e9 g5 i5 i7 i9')],
    },
    {
      id: 'immobilizer-moves',
      position: '2k1/5/7/7/7/5/1K2 8/8/3x4/8/3I1X2/8/8/8 d14,l2 w -',
      picked: 'g7',
      claims: [goals('g7', 'a7 c11 c3 c7 e5 e7 e9 g1 g3 g5 g9 i5 i7 i9 k11 k3 m1 m13')],
    },
    {
      id: 'castle-steps-by-turns',
      position: '2k1/5/4p2/7/7/5/1K2 8/8/8/2C5/8/8/8/8 d14,l2 w -',
      picked: 'e9',
      claims: [
        goals('e9', 'c9 e7 e11 g9'),
        comes('e9-g9', '2k1/5/4p2/7/7/5/1K2 8/8/8/3D4/8/8/8/8 d14,l2 b -'),
        after('e9-g9', goals('g9', 'e7 e11 i7 i11'), legal('j10-j8')),
        after('e9-g9 j10-j8 g9-i11', goals('i11', 'g11 i9 i13 k11')),
      ],
    },
    {
      id: 'castle-says-its-step',
      position: '2k1/5/4p2/7/7/5/1K2 8/8/8/8/8/8/8/8 d14,l2 w C',
      claims: [
        comes('C@e9o', '2k1/5/4p2/7/7/5/1K2 8/8/8/2C5/8/8/8/8 d14,l2 b -'),
        comes('C@e9d', '2k1/5/4p2/7/7/5/1K2 8/8/8/2D5/8/8/8/8 d14,l2 b -'),
        after('C@e9o', goals('e9', 'c9 e7 e11 g9')),
        after('C@e9d', goals('e9', 'c7 c11 g7 g11')),
      ],
    },
    {
      id: 'over-a-missing-square',
      position: '2k1/5/7/7/7/5/1K2 8/8/8/8/8/8/8/2D5 d14,l2 w -',
      picked: 'e1',
      claims: [goals('e1', 'c3 g3'), ground('d2')],
    },
  ],
  tasks: [
    {
      id: 'castle-to-the-king',
      position: '2k1/5/7/7/7/5/1K2 8/8/8/8/8/5C2/2D5/8 d14,l2 w -',
      goals: [{ kind: 'action', pattern: 'e3-g1' }],
      solution: ['e3-g1'],
    },
  ],
} as const satisfies SectionData;
