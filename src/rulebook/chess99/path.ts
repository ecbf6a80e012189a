import { after, ends, goals, illegal, legal, marked } from '../claiming.ts';
import type { PathData } from '../data.ts';

export const path = {
  cards: [
    {
      id: 'turn',
      forBeginners: true,
      position: '6k2/9/9/2n4p1/9/9/2R6/7P1/6K2 w - 1',
      goals: [{ kind: 'stands', piece: 'R', site: 'c6' }],
      solution: ['c3-c6'],
      claims: [illegal('c6-c3')],
    },
    {
      id: 'king',
      position: '4k4/p2p5/9/9/9/9/9/5P3/4R3K w - 1',
      goals: [{ kind: 'won' }],
      solution: ['e1-e9'],
      claims: [marked('e9', 'check'), ends('e1-e9', 'w king-captured'), ends('e1-e8', null)],
    },
    {
      id: 'check',
      forBeginners: true,
      position: '4r3k/9/9/9/9/9/9/P8/4K4 w - 1',
      goals: [{ kind: 'safe' }],
      solution: ['e1-d1'],
      claims: [marked('e1', 'check'), ends('a2-a3 e9-e1', 'b king-captured')],
    },
    {
      id: 'safely',
      position: '4r4/9/9/9/k3R4/2N6/9/9/4K4 w - 1',
      goals: [{ kind: 'noAction', pattern: 'e5-a5' }, { kind: 'won' }],
      solution: ['c4-a5'],
      claims: [ends('c4-a5', 'w king-captured'), ends('e5-a5', 'draw king-exposed')],
    },
    {
      id: 'paladin',
      position: '6k2/9/9/6p2/3r5/9/2A6/9/7K1 w - 1',
      goals: [{ kind: 'stands', piece: 'A', site: 'd5' }],
      solution: ['c3-d5'],
      claims: [goals('c3', 'a1 b2 d4 e5 f6 g7 h8 i9 a5 b4 d2 e1 a2 a4 b1 b5 d1 d5 e2 e4')],
    },
    {
      id: 'passing',
      position: 'k8/9/3p5/9/9/2N6/9/9/8K b - 1',
      played: ['d7-d5'],
      goals: [{ kind: 'stands', piece: '.', site: 'd5' }],
      solution: ['c4-d6ep'],
      claims: [
        legal('c4-d6'),
        after('c4-e3 a9-a8', illegal('e3-d5ep')),
        after('c4-d6', legal('d5-d4'), legal('d5-d3')),
      ],
    },
    {
      id: 'promotion',
      position: '3P5/5k3/9/9/8r/9/9/9/K8 w - 1',
      goals: [{ kind: 'won' }],
      solution: ['d9=N-f8'],
      claims: [legal('d9=B'), legal('d9=N'), legal('d9=B-e8'), illegal('d9=Q')],
    },
    {
      id: 'castling',
      position: 'k3r4/9/9/9/9/2b6/9/9/3NKB3 w - 1',
      goals: [{ kind: 'action', pattern: 'e1~.*' }, { kind: 'safe' }],
      solution: ['e1~d1'],
      claims: [marked('e1', 'check'), legal('e1~f1'), after('e1~d1 a9-a8', legal('d1~e1'))],
    },
  ],
  last: { claims: [legal('e2-e4'), legal('e1~f1')] },
} as const satisfies PathData;
