import { comes, ends, legal, marked } from '../claiming.ts';
import type { SectionData } from '../data.ts';

export const winning = {
  id: 'winning',
  examples: [
    {
      id: 'king-captured',
      position: '2k1/2R2/1p5/7/7/5/1K2 8/8/8/8/8/8/8/8 d14,l2 w -',
      picked: 'h12',
      claims: [
        ends('h12-h14', 'w king-captured'),
        comes('h12-h14', '2R1/5/1p5/7/7/5/1K2 8/8/8/8/8/8/8/8 d14,l2 b -'),
        ends('h12-h10', null),
      ],
    },
    {
      id: 'check-does-not-bind',
      position: '2k1/2R2/1p5/7/7/5/1K2 8/8/8/8/8/8/8/8 d14,l2 b -',
      picked: 'd10',
      claims: [marked('h14', 'check'), legal('d10-d8'), ends('d10-d8 h12-h14', 'w king-captured')],
    },
    {
      id: 'captured-by-teleport',
      position: '2k1/5/1p5/7/1P5/5/1K2 8/4W3/8/8/8/2W5/8/8 d14,l2 w -',
      picked: 'e5',
      claims: [marked('h14', 'check'), ends('e5*d6', 'w king-captured')],
    },
    {
      id: 'captured-by-rotation',
      position: '1Bk1/5/1p5/7/7/5/1K2 8/3Z4/8/8/8/8/8/8 d14,l2 w -',
      picked: 'g13',
      claims: [marked('h14', 'check'), ends('g13cw', 'w king-captured'), ends('g13ccw', null)],
    },
  ],
  tasks: [
    {
      id: 'win-in-one',
      position: '1skg/p1B2/3p3/R6/7/5/1K2 8/4Z3/8/8/8/8/8/8 d14,l2 w -',
      goals: [{ kind: 'won' }],
      solution: ['i13cw'],
    },
    {
      id: 'hold-on',
      position: '3k/5/s5N/3p3/R6/5/1K2 8/8/8/1w6/8/8/8/4w3 d14,l2 w X',
      goals: [{ kind: 'holding' }],
      solution: ['b6-b10'],
    },
  ],
} as const satisfies SectionData;
