import { outcome } from '../claiming.ts';
import type { SectionData } from '../data.ts';

/** Positions to play on from, each with an aim. */
export const practice = {
  id: 'practice',
  examples: [
    {
      id: 'practice-one-home',
      position: '1/2r1/1p1p1/6/7/6/P1P1P/1R2/1 w',
      claims: [outcome(null)],
    },
    {
      id: 'practice-last-piece',
      position: 'b/1b2/p3p/6/7/6/P3P/2B1/B w',
      claims: [outcome(null)],
    },
    {
      id: 'practice-rooks',
      position: '1/r2r/5/6/7/6/5/R2R/1 w',
      claims: [outcome(null)],
    },
  ],
  tasks: [],
} as const satisfies SectionData;
