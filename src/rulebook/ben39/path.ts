import { after, comes, ends, goals, illegal, legal, marked } from '../claiming.ts';
import type { PathData } from '../data.ts';

export const path = {
  cards: [
    {
      id: 'turn',
      forBeginners: true,
      position: '2k1/5/5p1/1R1n3/7/5/1K2 8/8/8/8/8/8/8/8 d14,l2 w -',
      goals: [{ kind: 'stands', piece: 'R', site: 'h8' }],
      solution: ['d8-h8'],
      claims: [after('d8-h8 l10-l8', legal('N@d8'))],
    },
    {
      id: 'king',
      position: '2k1/2R2/1p5/7/7/5/1K2 8/8/8/8/8/8/8/8 d14,l2 w -',
      goals: [{ kind: 'won' }],
      solution: ['h12-h14'],
      claims: [marked('h14', 'check'), ends('h12-h14', 'w king-captured')],
    },
    {
      id: 'check',
      forBeginners: true,
      position: '2k1/5/R2r1p1/7/7/5/1K2 8/8/8/8/8/8/8/8 d14,l2 w -',
      goals: [{ kind: 'safe' }],
      solution: ['b10-h10'],
      claims: [marked('h2', 'check'), ends('b10-b8 h10-h2', 'b king-captured')],
    },
    {
      id: 'castle',
      position: '2k1/5/5p1/7/7/5/1K2 8/8/8/8/8/8/8/8 d14,l2 w CX',
      goals: [{ kind: 'action', pattern: 'C@[gi][13][od]' }],
      solution: ['C@g3o'],
      claims: [
        goals('h2', ''),
        illegal('X@h4'),
        after('C@g1o', goals('h2', 'f2')),
        after('C@i1o', goals('h2', 'j2')),
        after('C@g3o', goals('h2', 'f2 f4 h4')),
        after('C@i3o', goals('h2', 'h4 j2 j4')),
        after('C@e3o', goals('h2', '')),
      ],
    },
    {
      id: 'immobilizer',
      position: '3k/5/1p1r3/7/7/5/1K2 8/8/8/8/8/I7/8/8 d14,l2 w -',
      goals: [{ kind: 'safe' }],
      solution: ['a5-g11'],
      claims: [marked('h2', 'check'), after('a5-g11', goals('h10', ''))],
    },
    {
      id: 'wizard',
      position: '2k1/5/1p5/7/1P5/5/1K2 8/4W3/8/8/8/2W5/8/8 d14,l2 w -',
      goals: [{ kind: 'won' }],
      solution: ['e5*d6'],
      claims: [ends('e5*d6', 'w king-captured')],
    },
    {
      id: 'spider',
      position: '1Bk1/5/1p5/7/7/5/1K2 8/3Z4/8/8/8/8/8/8 d14,l2 w -',
      goals: [{ kind: 'won' }],
      solution: ['g13cw'],
      claims: [ends('g13cw', 'w king-captured'), ends('g13ccw', null)],
    },
    {
      id: 'square',
      position: '2k1/5/5p1/7/7/5/1K1R 8/8/8/8/8/8/8/8 d14,l2 w -',
      goals: [{ kind: 'action', pattern: 'l2_n4' }],
      solution: ['l2_n4'],
      claims: [
        comes('l2_n4', '2k1/5/5p1/7/7/5R/1K1 8/8/8/8/8/8/8/8 d14,n4 b -'),
        legal('l2_d2'),
        illegal('d14_b12'),
      ],
    },
  ],
  last: {
    claims: [after('C@g3o C@g13o W@e5 W@e11 W@k5 W@k11 I@g7 I@i9 Z@e3 Z@k13', legal('f6-f8'))],
  },
} as const satisfies PathData;
