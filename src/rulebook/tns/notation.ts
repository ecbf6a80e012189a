import { after, comes, ends, illegal, legal } from '../claiming.ts';
import type { SectionData } from '../data.ts';

export const notation = {
  id: 'notation',
  examples: [
    {
      id: 'notation-kinds',
      position: 'k/3/1r3/7/3W3/7/5/3/K w f4,n2 d',
      claims: [
        legal('n@c4'),
        legal('end'),
        illegal('N@c4'),
        comes('n@c4', 'k/3/1r3/7/3W3/2n4/5/3/K b f3 m'),
        comes('end', 'k/3/1r3/7/3W3/7/5/3/K b f3,n1 m'),
      ],
    },
    {
      id: 'notation-promotion',
      position: '1/3/5/3KF2/7/k6/5/3/1 w - m',
      picked: 'e6',
      claims: [
        comes('e6-f7+', '1/3/4B/3K3/7/k6/5/3/1 b - m'),
        comes('e6-f7', '1/3/4F/3K3/7/k6/5/3/1 b - m'),
        comes('d6-d7+', '1/3/2M2/4F2/7/k6/5/3/1 b - m'),
        ends('d6-d7+', 'w king-promoted'),
      ],
    },
    {
      id: 'notation-unlikely',
      position: 'k/3/5/7/3W3/7/5/3/K w f1,n1 d',
      claims: [
        illegal('end'),
        after('f@a5', illegal('end')),
        comes('f@a5 n@a4', 'k/3/5/7/f2W3/n6/5/3/K b - m'),
      ],
    },
  ],
  tasks: [],
} as const satisfies SectionData;
