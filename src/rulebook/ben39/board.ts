import { bare, goals, ground, illegal, legal, outcome } from '../claiming.ts';
import type { SectionData } from '../data.ts';

export const board = {
  id: 'board',
  examples: [
    {
      id: 'start',
      claims: [
        goals('f2', 'd4'),
        goals('f6', 'f8'),
        ground('d14'),
        ground('l2'),
        ground('n4'),
        bare('f6'),
        legal('X@m1'),
        legal('X@e7'),
        illegal('X@o3'),
        illegal('X@f8'),
        illegal('h10-h8'),
        outcome(null),
      ],
    },
    {
      id: 'squares-and-crossings',
      position: '2k1/5/7/7/2R4/5/1K2 8/8/8/8/3X4/8/8/8 d14,l2 w -',
      picked: 'g7',
      claims: [
        goals('g7', 'a7 c7 e7 i7 k7 m7 o7 g1 g3 g5 g9 g11 g13 g15'),
        goals('f6', 'b6 d6 h6 j6 l6 n6 f2 f4 f8 f10 f12 f14'),
      ],
    },
    {
      id: 'crossings-go-with-the-square',
      position: '2k1/5/7/7/7/6/1K1 8/8/8/8/8/8/8/8 d14,n4 w X',
      claims: [legal('X@o3'), illegal('X@m1'), ground('n4'), ground('l2')],
    },
  ],
  tasks: [
    {
      id: 'corner-of-a-square',
      position: '2k1/5/7/7/7/5/1K2 8/8/8/8/8/8/8/8 d14,l2 w CCIWWXXXXXZZcciwwxxxxxzz',
      goals: [{ kind: 'action', pattern: 'X@(k1|k3|m1|m3)' }],
      solution: ['X@m3'],
    },
  ],
} as const satisfies SectionData;
