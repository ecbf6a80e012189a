import { after, claimable, comes, ends, outcome } from '../claiming.ts';
import type { SectionData } from '../data.ts';

export const draws = {
  id: 'draws',
  examples: [
    {
      id: 'third-time',
      played: ['j4-l4', 'f12-d12', 'l4-j4', 'd12-f12', 'j4-l4', 'f12-d12', 'l4-j4', 'd12-f12'],
      claims: [outcome(null), claimable('threefold'), after('X@a7', claimable(''))],
    },
    {
      id: 'fifth-time',
      played: [
        ...['j4-l4', 'f12-d12', 'l4-j4', 'd12-f12', 'j4-l4', 'f12-d12', 'l4-j4', 'd12-f12'],
        ...['j4-l4', 'f12-d12', 'l4-j4', 'd12-f12', 'j4-l4', 'f12-d12', 'l4-j4'],
      ],
      claims: [outcome(null), ends('d12-f12', 'draw fivefold')],
    },
    {
      id: 'nothing-to-do',
      position: '2k1/5/1p5/1R5/7/5/1K2 8/8/8/8/8/8/8/8 d14,l2 w -',
      picked: 'd8',
      claims: [ends('d8-d10', 'draw stalemate'), ends('d8-d6', null)],
    },
    {
      id: 'nothing-changes',
      position: '2k1/5/1p2P2/7/1P5/5/1K2 8/8/8/5W2/8/2W5/8/8 d14,l2 w -',
      picked: 'e5',
      claims: [
        comes('e5*d6', '2k1/5/1p2P2/7/1P5/5/1K2 8/8/8/5W2/8/2W5/8/8 d14,l2 b -'),
        comes('k9*j10', '2k1/5/1p2P2/7/1P5/5/1K2 8/8/8/5W2/8/2W5/8/8 d14,l2 b -'),
      ],
    },
    {
      id: 'four-alike',
      position: '2k1/5/4p2/1PP4/1PP4/5/1K2 8/8/8/8/2Z5/8/8/8 d14,l2 w -',
      picked: 'e7',
      claims: [
        comes('e7cw', '2k1/5/4p2/1PP4/1PP4/5/1K2 8/8/8/8/2Z5/8/8/8 d14,l2 b -'),
        comes('e7ccw', '2k1/5/4p2/1PP4/1PP4/5/1K2 8/8/8/8/2Z5/8/8/8 d14,l2 b -'),
      ],
    },
  ],
  tasks: [
    {
      id: 'leave-nothing-to-do',
      position: '3k/5/1p5/3R3/7/5/1K2 8/8/8/8/8/8/8/8 d14,l2 w -',
      goals: [{ kind: 'outcome', outcome: 'draw stalemate' }],
      solution: ['h8-d8'],
    },
  ],
} as const satisfies SectionData;
