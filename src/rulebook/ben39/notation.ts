import { comes, illegal, legal, outcome } from '../claiming.ts';
import type { SectionData } from '../data.ts';

export const notation = {
  id: 'notation',
  examples: [
    {
      id: 'notation-kinds',
      position: '2k1/5/1p5/7/2R1P2/5/1K2 8/8/8/4W3/5Z2/2W5/3C2X1/8 d14,l2 w CP',
      claims: [
        legal('f6-f10'),
        legal('P@d4'),
        illegal('p@d4'),
        legal('C@c3o'),
        legal('C@c3d'),
        illegal('C@c3'),
        legal('e5*f6'),
        legal('k7ccw'),
        legal('l2_n4'),
        legal('l2_n4.m3'),
        comes('C@c3d', '2k1/5/1p5/7/2R1P2/5/1K2 8/8/8/4W3/5Z2/2W5/1D1C2X1/8 d14,l2 b P'),
      ],
    },
    {
      id: 'notation-black',
      position: '2k1/5/1p5/7/7/5/1K2 8/8/8/8/8/8/8/8 d14,l2 b cx',
      claims: [
        comes('X@e7', '2k1/5/1p5/7/7/5/1K2 8/8/8/8/2x5/8/8/8 d14,l2 w c'),
        illegal('x@e7'),
        comes('C@e7d', '2k1/5/1p5/7/7/5/1K2 8/8/8/8/2d5/8/8/8 d14,l2 w x'),
      ],
    },
    {
      id: 'notation-two-ways',
      position: '2k1/5/1p5/7/7/1S3/1K2 8/8/8/8/8/3Z4/8/8 d14,l2 w -',
      picked: 'f4',
      claims: [
        comes('f4-f6', '2k1/5/1p5/7/2S4/5/1K2 8/8/8/8/8/3Z4/8/8 d14,l2 b -'),
        comes('g5cw', '2k1/5/1p5/7/2S4/5/1K2 8/8/8/8/8/3Z4/8/8 d14,l2 b -'),
      ],
    },
    {
      id: 'notation-one-king',
      position: '4/5/1p5/7/7/5/1K2 8/8/8/8/8/8/8/8 d14,l2 w -',
      claims: [outcome('w king-captured')],
    },
  ],
  tasks: [],
} as const satisfies SectionData;
