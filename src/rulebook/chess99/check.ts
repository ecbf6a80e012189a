import { ends, goals, illegal, legal, marked, outcome, unmarked, after } from '../claiming.ts';
import type { SectionData } from '../data.ts';

export const check = {
  id: 'check',
  examples: [
    {
      id: 'check-left',
      position: '4r3k/9/9/9/9/9/9/P8/4K4 w - 1',
      claims: [
        marked('e1', 'check'),
        legal('a2-a3'),
        legal('e1-e2'),
        ends('a2-a3 e9-e1', 'b king-captured'),
        ends('a2-a3 e9-e8', null),
        after('e1-d1', unmarked('d1', 'check')),
      ],
    },
    {
      id: 'check-kings-touch',
      picked: 'e4',
      position: '9/8p/9/4k4/9/4K4/9/P8/9 w - 1',
      claims: [
        legal('e4-e5'),
        after('e4-e5', marked('e5', 'check'), marked('e6', 'check')),
        ends('e4-e5 e6-e5', 'b king-captured'),
        illegal('e4-e6', 'no such movement'),
      ],
    },
    {
      id: 'check-uncovered',
      picked: 'e3',
      position: '4r3k/9/9/9/9/9/4R4/9/4K4 w - 1',
      claims: [
        unmarked('e1', 'check'),
        legal('e3-a3'),
        after('e3-a3', marked('e1', 'check')),
        ends('e3-a3 e9-e1', 'b king-captured'),
      ],
    },
    {
      id: 'check-no-stalemate',
      picked: 'a9',
      position: 'k8/9/1Q7/9/9/9/9/9/8K b - 1',
      claims: [
        outcome(null),
        unmarked('a9', 'check'),
        goals('a9', 'a8 b8 b9'),
        ends('a9-a8 b7-a8', 'w king-captured'),
        ends('a9-b9 b7-b9', 'w king-captured'),
      ],
    },
  ],
  tasks: [
    {
      id: 'check-without-the-king',
      position: '4r3k/9/9/9/1B7/R8/9/9/4K4 w - 1',
      goals: [{ kind: 'noAction', pattern: 'e1.*' }, { kind: 'safe' }],
      solution: ['a4-e4'],
    },
  ],
} as const satisfies SectionData;
