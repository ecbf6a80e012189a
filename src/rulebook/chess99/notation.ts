import { comes, illegal, legal } from '../claiming.ts';
import type { SectionData } from '../data.ts';

export const notation = {
  id: 'notation',
  examples: [
    {
      id: 'notation-kinds',
      position: '3P4k/9/4p4/9/9/9/9/9/3RK4 b - 7',
      played: ['e7-e5'],
      claims: [
        legal('e1-e2'),
        legal('e1~d1'),
        illegal('d1~e1'),
        legal('d9=N'),
        legal('d9=B-h5'),
        illegal('d9=n'),
        comes('e1-e2', '3P4k/9/9/9/4p4/9/9/4K4/3R5 b - 8'),
      ],
    },
    {
      id: 'notation-black',
      picked: 'd1',
      position: 'k8/9/9/9/9/9/9/9/3p4K b - 1',
      claims: [comes('d1=N', 'k8/9/9/9/9/9/9/9/3n4K w - 2'), illegal('d1=n')],
    },
  ],
  tasks: [],
} as const satisfies SectionData;
