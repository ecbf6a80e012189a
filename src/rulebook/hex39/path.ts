import { after, ends, goals, illegal, legal, outcome } from '../claiming.ts';
import type { PathData } from '../data.ts';

export const path = {
  cards: [
    {
      id: 'turn',
      forBeginners: true,
      position: '1/4/4b/3p2/3R3/1P4/5/4/1 w',
      goals: [{ kind: 'stands', piece: 'R', site: 'h6' }],
      solution: ['g5-h6'],
      claims: [illegal('h6-g5')],
    },
    {
      id: 'castle',
      position: 'b/4/5/4R1/7/6/2p2/4/1 w',
      goals: [{ kind: 'won' }],
      solution: ['j6-g9'],
      claims: [ends('j6-g9', 'w castle-entered')],
    },
    {
      id: 'threat',
      forBeginners: true,
      position: '1/b3/5/6/7/4r1/P4/RR2/1 w',
      goals: [{ kind: 'holding' }],
      solution: ['f2-h2'],
      claims: [
        ends('c3-d4 j4-g1', 'b castle-entered'),
        illegal('f2-j4'),
        after('f2-h2 j4-h2', legal('d2-h2')),
      ],
    },
    {
      id: 'rook',
      position: '1/4/1R1b1/3p2/3R3/6/5/4/1 w',
      goals: [{ kind: 'stands', piece: 'R', site: 'i7' }],
      solution: ['e7-i7'],
      claims: [
        goals('g5', 'a5 c5 e5 i5 k5 m5 f6 h6 f4 e3 d2 h4 i3 j2'),
        illegal('g5-i7', 'blocked'),
        legal('g5-h6'),
      ],
    },
    {
      id: 'bishop',
      position: '1/4/5/2r3/2B1B2/6/P4/3p/1 w',
      goals: [{ kind: 'stands', piece: 'B', site: 'f6' }],
      solution: ['i5-f6'],
      claims: [goals('i5', 'i3 i7 l6 l4 f6 f4'), illegal('e5-f6', 'no such movement')],
    },
    {
      id: 'pawn',
      position: 'r/P3/5/6/2P4/6/5/4/1 w',
      goals: [{ kind: 'stands', piece: 'P', site: 'f8' }],
      solution: ['d8-f8'],
      claims: [
        goals('d8', 'f8'),
        goals('e5', 'd6 f6'),
        after('d8-f8 g9-h8', ends('f8-g9', 'w castle-entered')),
      ],
    },
    {
      id: 'repetition',
      position: '1/4/3P1/6/7/1b4/4R/4/1 w',
      played: ['k3-l4', 'd4-g5', 'l4-k3', 'g5-d6', 'k3-l4', 'd6-a5'],
      goals: [{ kind: 'won' }],
      solution: ['l4-k3'],
      claims: [
        outcome(null),
        goals('a5', 'd4 d6'),
        ends('l4-k3', 'w no-moves'),
        after('l4-j4', legal('a5-d4'), legal('a5-d6')),
      ],
    },
    {
      id: 'last',
      position: '1/1b2/4R/2Rr2/2b4/6/5/4/1 w',
      goals: [{ kind: 'won' }],
      solution: ['f6-h6'],
      claims: [ends('f6-h6', 'w no-castle-piece'), ends('k7-m5', null)],
    },
  ],
  last: { claims: [outcome(null), legal('g3-f4')] },
} as const satisfies PathData;
