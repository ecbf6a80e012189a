import { outcome } from '../claiming.ts';
import type { SectionData } from '../data.ts';

/** Positions to play on from, each with an aim. */
export const practice = {
  id: 'practice',
  examples: [
    {
      id: 'practice-squares',
      position: '1skg/1rnb1/2ppp2/7/2PPP2/1BNR1/GKS1 8/8/8/8/8/8/8/8 d14,l2 w -',
      claims: [outcome(null)],
    },
    {
      id: 'practice-castles',
      position: '2k1/1rn2/7/7/7/2NR1/1K2 8/3c4/8/8/8/8/3C4/8 d14,l2 w -',
      claims: [outcome(null)],
    },
    {
      id: 'practice-wizards',
      position: '2k1/1rb2/2p4/7/4P2/2BR1/1K2 8/3c4/1w4w1/8/8/1W4W1/3C4/8 d14,l2 w -',
      claims: [outcome(null)],
    },
  ],
  tasks: [],
} as const satisfies SectionData;
