import { after, comes, illegal, legal } from '../claiming.ts';
import type { SectionData } from '../data.ts';

export const notation = {
  id: 'notation',
  examples: [
    {
      id: 'notation-black',
      position: 'b9/5k/8/6/8/8/8/5B/8/K5/10 b g',
      picked: 'i10',
      claims: [
        legal('K=a11'),
        legal('i10-i11'),
        illegal('k=a11'),
        comes('K=a11', 'k9/5b/8/6/8/8/8/5B/8/K5/10 w g'),
      ],
    },
    {
      id: 'notation-record',
      played: ['K@e2', 'K@f10', 'd1-d9', 'g11-g3'],
      claims: [after('e2-f2', legal('f10-g10')), illegal('d9-d10', 'wall')],
    },
  ],
  tasks: [],
} as const satisfies SectionData;
