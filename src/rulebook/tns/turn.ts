import { after, comes, illegal, legal } from '../claiming.ts';
import type { SectionData } from '../data.ts';

export const turn = {
  id: 'turn',
  examples: [
    {
      id: 'move-first',
      position: 'k/3/5/7/3w3/3W3/5/3/K w n2 m',
      claims: [legal('d1-d2'), illegal('n@c4'), illegal('end')],
    },
    {
      id: 'then-drop',
      position: 'k/3/5/7/3w3/3W3/5/3/K w n2 m',
      played: ['d1-d2'],
      claims: [
        legal('n@c5'),
        legal('n@d8'),
        legal('n@d1'),
        illegal('n@d5'),
        illegal('d4-d5'),
        comes('n@c5', 'k/3/5/7/2nw3/3W3/5/1K1/1 b - m'),
        after('n@c5', legal('c5-d7')),
        comes('end', 'k/3/5/7/3w3/3W3/5/1K1/1 b n1 m'),
      ],
    },
    {
      id: 'several-drops',
      position: 'k/3/5/7/3w3/3W3/5/1K1/1 w f2,n3 d',
      claims: [
        comes('f@a5', 'k/3/5/7/f2w3/3W3/5/1K1/1 w n3 d'),
        after('f@a5', legal('end')),
        comes('f@a5 n@a4', 'k/3/5/7/f2w3/n2W3/5/1K1/1 b - m'),
        comes('n@a4 end', 'k/3/5/7/3w3/n2W3/5/1K1/1 b f1 m'),
      ],
    },
    {
      id: 'just-captured',
      position: 'k/3/5/7/3w3/3W3/5/3/K w n2 m',
      played: ['d4-d5'],
      claims: [legal('n@a4'), legal('end'), illegal('w@a4'), comes('n@a4', 'k/3/5/7/3W3/n6/5/3/K b w3 m')],
    },
    {
      id: 'turn-ends-by-itself',
      position: 'k/3/5/7/3w3/3W3/5/3/K w - m',
      played: ['d4-d5'],
      claims: [legal('d9-d8'), illegal('end')],
    },
  ],
  tasks: [],
} as const satisfies SectionData;
