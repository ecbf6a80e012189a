import { after, comes, ends, goals, illegal, legal, marked, outcome, unmarked } from '../claiming.ts';
import type { SectionData } from '../data.ts';

export const king = {
  id: 'king',
  examples: [
    {
      id: 'into-check',
      position: 'k/3/5/7/6r/3K3/3W1/3/1 w - m',
      picked: 'd4',
      claims: [
        unmarked('d4', 'check'),
        goals('d4', 'c3 c4 c5 d3 d5 e4 e5'),
        ends('d4-d5', null),
        after('d4-d5', marked('d5', 'check')),
      ],
    },
    {
      id: 'left-in-check',
      position: 'k/3/5/7/6r/3K3/3W1/3/1 w - m',
      played: ['d4-d5', 'd9-d8', 'e3-e4', 'd8-d9'],
      claims: [marked('d5', 'check'), legal('e4-f4'), legal('d5-d6'), outcome(null)],
    },
    {
      id: 'king-captured',
      position: '1/3/5/k3n2/7/R6/5/3/K w - m',
      played: ['a4-a6'],
      claims: [
        outcome(null),
        goals('e6', 'c5 c7 d4 d8 f4 g5'),
        comes('e6-d4', '1/3/5/R6/7/3n3/5/3/K w k3 m'),
        ends('e6-d4', null),
      ],
    },
    {
      id: 'king-due',
      position: '1/3/5/k3n2/7/R6/5/3/K w - m',
      played: ['a4-a6', 'e6-d4', 'a6-a5', 'end', 'd4-e6', 'a5-a6', 'end', 'e6-d4', 'd1-e2'],
      claims: [
        illegal('end'),
        legal('k@a5'),
        comes('k@c6', '1/3/5/R1k4/7/3n3/5/2K/1 b - m'),
        ends('k@c6', null),
        after('k@c6', marked('c6', 'check'), legal('c6-b5')),
      ],
    },
    {
      id: 'king-against-king',
      position: '1/3/5/6w/7/k1K4/5/2W/1 w - m',
      played: ['c4-b4'],
      claims: [
        marked('a4', 'check'),
        marked('b4', 'check'),
        comes('a4-b4', '1/3/5/6w/7/1k5/5/2W/1 w K3 m'),
        ends('a4-b4', null),
        comes('g6-g5 b4-a4', '1/3/5/7/6w/K6/5/2W/1 b k3 m'),
        ends('g6-g5 b4-a4', null),
      ],
    },
    {
      id: 'both-kings-held',
      position: '1/3/5/7/3r3/3K3/3N1/3/1 b k2 m',
      claims: [comes('d5-d4', '1/3/5/7/7/3r3/3N1/3/1 w k2,K3 m'), ends('d5-d4', null)],
    },
  ],
  tasks: [
    {
      id: 'take-the-king',
      position: '1/1r1/5/w6/1k5/3NB2/W4/3/K w - m',
      goals: [{ kind: 'stands', piece: 'N', site: 'b5' }],
      solution: ['d4-b5'],
    },
  ],
} as const satisfies SectionData;
