import { outcome } from '../claiming.ts';
import type { SectionData } from '../data.ts';

/** Positions to play on from, each with an aim. */
export const practice = {
  id: 'practice',
  examples: [
    {
      id: 'practice-two-knights',
      position: '4k4/9/9/9/9/9/9/9/2N1K1N2 w - 1',
      claims: [outcome(null)],
    },
    {
      id: 'practice-pawns',
      position: '4k4/ppp3ppp/9/9/9/9/9/PPP3PPP/4K4 w - 1',
      claims: [outcome(null)],
    },
    {
      id: 'practice-paladins',
      position: '3qk4/9/9/9/9/9/9/9/3AKA3 w - 1',
      claims: [outcome(null)],
    },
  ],
  tasks: [],
} as const satisfies SectionData;
