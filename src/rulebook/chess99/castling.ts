import { after, comes, ends, goals, illegal, legal, marked, unmarked } from '../claiming.ts';
import type { SectionData } from '../data.ts';

export const castling = {
  id: 'castling',
  examples: [
    {
      id: 'castle-start',
      picked: 'e1',
      claims: [
        goals('e1', 'd1 f1'),
        comes('e1~f1', 'rnbakqbnr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RNBQAKBNR b - 1'),
        legal('e1~d1'),
        illegal('e1~c1'),
        illegal('e1~e2'),
      ],
    },
    {
      id: 'castle-not',
      picked: 'e1',
      position: 'k8/9/9/9/9/9/9/4R4/2R1Kn3 w - 1',
      claims: [goals('e1', 'd1 d2 f2 f1'), illegal('e1~c1'), illegal('e1~e2'), illegal('e1~f1')],
    },
    {
      id: 'castle-first-rank-only',
      picked: 'e2',
      position: 'k8/9/9/9/9/9/9/3RK4/9 w - 1',
      claims: [
        illegal('e2~d2'),
        goals('e2', 'd3 e3 f3 f2 d1 e1 f1'),
        after('e2-e1 a9-a8 d2-d1 a8-a9', legal('e1~d1')),
      ],
    },
    {
      id: 'castle-out-of-check',
      picked: 'e1',
      position: 'k3r4/9/9/9/9/9/9/9/3NK4 w - 1',
      claims: [
        marked('e1', 'check'),
        comes('e1~d1', 'k3r4/9/9/9/9/9/9/9/3KN4 b - 1'),
        after('e1~d1', unmarked('d1', 'check'), legal('e9-e1')),
      ],
    },
    {
      id: 'castle-into-check',
      position: 'k2r5/9/9/9/9/9/9/9/3NK4 w - 1',
      claims: [after('e1~d1', marked('d1', 'check')), ends('e1~d1 d9-d1', 'b king-captured')],
    },
    {
      id: 'castle-again',
      position: 'k8/9/9/9/9/9/9/9/2BQK4 w - 1',
      claims: [
        comes('e1~d1 a9-a8 d1~c1', '9/k8/9/9/9/9/9/9/2KBQ4 b - 2'),
        ends('e1~d1 a9-a8 d1~e1 a8-a9 e1~d1', null),
      ],
    },
  ],
  tasks: [
    {
      id: 'castle-to-safety',
      position: 'k3r4/9/9/9/9/2b6/9/9/3NKB3 w - 1',
      goals: [{ kind: 'action', pattern: 'e1~.*' }, { kind: 'safe' }],
      solution: ['e1~d1'],
    },
    {
      id: 'castle-bishop',
      position: '8k/9/9/9/9/9/9/P8/3KB4 w - 1',
      goals: [{ kind: 'stands', piece: 'B', site: 'd1' }],
      solution: ['d1~e1'],
    },
  ],
} as const satisfies SectionData;
