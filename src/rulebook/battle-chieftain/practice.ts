import { outcome } from '../claiming.ts';
import type { SectionData } from '../data.ts';

/** Positions to play on from, each with an aim. */
export const practice = {
  id: 'practice',
  examples: [
    {
      id: 'practice-two-each',
      position: '3bb5/2k3/8/6/8/8/8/6/8/3K2/4BB4 w g',
      claims: [outcome(null)],
    },
    {
      id: 'practice-four-against-two',
      position: '3b1b4/1k4/8/6/8/8/8/6/8/1K4/3BBBB3 w g',
      claims: [outcome(null)],
    },
    {
      id: 'practice-placing',
      position: 'b3b3b1/6/8/6/8/8/8/6/8/6/1B3B3B w p',
      claims: [outcome(null)],
    },
  ],
  tasks: [],
} as const satisfies SectionData;
