import { comes, goals, ground, illegal } from '../claiming.ts';
import type { SectionData } from '../data.ts';

export const rotation = {
  id: 'rotation',
  examples: [
    {
      id: 'both-ways',
      position: '2k2/5/7/7/7/1B1Rg/1KS 8/8/8/8/8/8/3ZCZ2/3C4 d14,l14 w -',
      picked: 'g3',
      claims: [
        comes('g3cw', '2k2/5/7/7/7/2BRg/K1S 8/8/8/8/8/8/3ZCZ2/3C4 d14,l14 b -'),
        comes('g3ccw', '2k2/5/7/7/7/2KRg/B1S 8/8/8/8/8/8/3ZCZ2/3C4 d14,l14 b -'),
      ],
    },
    {
      id: 'capture-by-rotation',
      position: '2k2/5/7/7/7/1B1Rg/1KS 8/8/8/8/8/8/3ZCZ2/3C4 d14,l14 w -',
      picked: 'k3',
      claims: [comes('k3cw', '2k2/5/7/7/7/1B1SR/1K1 8/8/8/8/8/8/3ZCZ2/3C4 d14,l14 b G')],
    },
    {
      id: 'into-the-hand',
      position: '2k2/5/7/7/7/1B1Rg/1KS 8/8/8/8/8/8/3ZCZ2/3C4 d14,l14 w -',
      picked: 'k3',
      claims: [comes('k3ccw', '2k2/5/7/7/7/1B2g/1KR 8/8/8/8/8/8/3ZCZ2/3C4 d14,l14 b S'), ground('l2')],
    },
    {
      id: 'the-king-forbids-it',
      position: '2k2/5/7/7/7/1B3/1K1 8/8/8/8/8/8/3Z4/4C3 d14,l14 w -',
      picked: 'g3',
      claims: [illegal('g3cw'), illegal('g3ccw')],
    },
    {
      id: 'two-at-once',
      position: '2k1/5/7/2Br3/2nS3/5/1K2 8/8/8/8/3Z4/8/8/8 d14,l2 w -',
      picked: 'g7',
      claims: [
        comes('g7cw', '2k1/5/7/3B3/2S4/5/1K2 8/8/8/8/3Z4/8/8/8 d14,l2 b NR'),
        comes('g7ccw', '2k1/5/7/3S3/2B4/5/1K2 8/8/8/8/3Z4/8/8/8 d14,l2 b NR'),
      ],
    },
    {
      id: 'enemies-stay',
      position: '2k1/5/7/3K3/7/1Br2/s3 8/8/8/8/8/8/3Z4/8 d14,l2 w -',
      picked: 'g3',
      claims: [
        comes('g3ccw', '2k1/5/7/3K3/7/2r2/B3 8/8/8/8/8/8/3Z4/8 d14,l2 b S'),
        comes('g3cw', '2k1/5/7/3K3/7/2B2/s3 8/8/8/8/8/8/3Z4/8 d14,l2 b R'),
      ],
    },
    {
      id: 'nothing-to-turn',
      position: '2k1/5/7/4K2/7/2r2/4 8/8/8/8/8/8/3Z4/8 d14,l2 w -',
      picked: 'g3',
      claims: [illegal('g3cw'), goals('g3', 'c5 e7 i7 k1 k5')],
    },
    {
      id: 'rotated-to-the-last-rank',
      position: '4/1P3/5k1/7/7/5/1K2 8/3Z4/8/8/8/8/8/8 d14,l2 w -',
      picked: 'g13',
      claims: [
        comes('g13cw', '1Q2/5/5k1/7/7/5/1K2 8/3Z4/8/8/8/8/8/8 d14,l2 b -'),
        comes('g13ccw', '4/2P2/5k1/7/7/5/1K2 8/3Z4/8/8/8/8/8/8 d14,l2 b -'),
      ],
    },
  ],
  tasks: [
    {
      id: 'rotate-for-two',
      position: '1k2/5/7/1p1Rr2/3nG2/5/1K2 8/8/8/1Z6/4Z3/8/8/8 d14,l2 w -',
      goals: [{ kind: 'action', pattern: 'i7c?cw' }],
      solution: ['i7cw'],
    },
    {
      id: 'turn-the-king-away',
      position: '5/k1r2/7/2p4/7/1B3/1K1 8/8/8/8/8/8/3ZC3/3C4 d14,l14 w -',
      goals: [{ kind: 'action', pattern: 'g3c?cw' }, { kind: 'safe' }],
      solution: ['g3cw'],
    },
  ],
} as const satisfies SectionData;
