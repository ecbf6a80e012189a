import { after, comes, goals, illegal, legal, marked, unmarked } from '../claiming.ts';
import type { SectionData } from '../data.ts';

export const castlesAndKing = {
  id: 'castles-and-king',
  examples: [
    {
      id: 'king-with-castles',
      position: '2k2/5/7/7/7/5/1K1 8/8/8/8/8/5CW1/3CW3/8 d14,l14 w -',
      picked: 'h2',
      claims: [
        goals('h2', 'f2 f4 h4 j4'),
        illegal('h2-j2'),
        legal('i3*h2'),
        comes('i3*h2', '2k2/5/7/7/7/4K/3 8/8/8/8/8/5CW1/3CW3/8 d14,l14 b -'),
        marked('l4', 'haven'),
        unmarked('j2', 'haven'),
      ],
    },
    {
      id: 'king-without-castle',
      position: '2k2/5/7/7/7/5/1K1 8/8/8/8/8/3C4/4ZC2/8 d14,l14 w -',
      picked: 'h2',
      claims: [goals('h2', ''), illegal('h2-h4'), illegal('h2-j4'), illegal('i3cw'), illegal('i3ccw')],
    },
    {
      id: 'no-castle-at-first',
      position: '2k1/5/5p1/7/7/5/1K2 8/8/8/8/8/8/8/8 d14,l2 w C',
      picked: 'h2',
      claims: [goals('h2', ''), after('C@g1o', goals('h2', 'f2')), after('C@g3o', goals('h2', 'f2 f4 h4'))],
    },
    {
      id: 'enemy-castle',
      position: '2k1/5/7/7/1P5/5/1K2 8/8/8/8/8/8/3c4/8 d14,l2 w -',
      picked: 'h2',
      claims: [goals('h2', '')],
    },
    {
      id: 'castle-walks-away',
      position: '2k1/5/5p1/7/7/5/1K2 8/8/8/8/8/8/3C4/8 d14,l2 w -',
      picked: 'h2',
      claims: [
        goals('h2', 'f2 f4 h4'),
        after('g3-g5', goals('h2', '')),
        after('g3-i3', goals('h2', 'h4 j2 j4')),
      ],
    },
  ],
  tasks: [
    {
      id: 'out-of-danger',
      position: '3k/5/3r3/b6/7/5/1K2 8/8/8/8/8/8/3C4/8 d14,l2 w -',
      goals: [{ kind: 'safe' }],
      solution: ['h2-f2'],
    },
    {
      id: 'free-the-king',
      position: '2k1/5/7/7/7/5/GKS1 8/8/8/8/8/8/8/8 d14,l2 w CX',
      goals: [{ kind: 'action', pattern: 'C@[gi]3[od]' }],
      solution: ['C@g3o'],
    },
  ],
} as const satisfies SectionData;
