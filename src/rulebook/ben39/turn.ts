import { after, illegal, legal } from '../claiming.ts';
import type { SectionData } from '../data.ts';

export const turn = {
  id: 'turn',
  examples: [
    {
      id: 'six-kinds',
      position: '2k1/5/1p5/7/2R1P2/5/1K2 8/8/8/4W3/5Z2/2W5/3C2X1/8 d14,l2 w X',
      claims: [
        legal('f6-f10'),
        legal('X@a7'),
        legal('g3-g1'),
        legal('e5*f6'),
        legal('k7cw'),
        legal('l2_n4'),
        after('X@a7', illegal('f6-f10')),
      ],
    },
  ],
  tasks: [
    {
      id: 'rook-to-j10',
      position: '2k1/5/1p5/7/2R1P2/5/1K2 8/8/8/4W3/5Z2/2W5/3C2X1/8 d14,l2 w X',
      goals: [{ kind: 'stands', piece: 'R', site: 'j10' }],
      solution: ['e5*f6'],
    },
  ],
} as const satisfies SectionData;
