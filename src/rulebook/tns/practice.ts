import { outcome } from '../claiming.ts';
import type { SectionData } from '../data.ts';

/** Positions to play on from, each with an aim. */
export const practice = {
  id: 'practice',
  examples: [
    {
      id: 'practice-king-run',
      position: '1/1k1/5/2w1n2/7/2W1N2/5/1K1/1 w - m',
      claims: [outcome(null)],
    },
    {
      id: 'practice-king-in-hand',
      position: '1/3/n4/4w2/3K3/1N3N1/5/3/1 w k3 m',
      claims: [outcome(null)],
    },
    {
      id: 'practice-small-armies',
      position: 'k/1f1/1w1w1/7/7/7/1W1W1/1F1/K w - m',
      claims: [outcome(null)],
    },
  ],
  tasks: [],
} as const satisfies SectionData;
