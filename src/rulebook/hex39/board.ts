import { bare, comes, ground, illegal, legal, outcome } from '../claiming.ts';
import type { SectionData } from '../data.ts';

export const board = {
  id: 'board',
  examples: [
    {
      id: 'start',
      claims: [
        ground('g1'),
        ground('g9'),
        bare('g5'),
        legal('e3-d4'),
        legal('e3-f4'),
        illegal('e3-e5', 'no such movement'),
        illegal('e7-f6', 'not your turn'),
        comes('e3-f4', 'b/rbbr/ppppp/6/7/2P3/P1PPP/RBBR/B b'),
        outcome(null),
      ],
    },
    {
      id: 'start-neighbours',
      picked: 'g5',
      position: '1/4/2p2/6/3R3/6/5/4/1 w',
      claims: [
        legal('g5-f6'),
        legal('g5-h6'),
        legal('g5-e5'),
        legal('g5-i5'),
        illegal('g5-g7', 'no such movement'),
      ],
    },
  ],
  tasks: [],
} as const satisfies SectionData;
