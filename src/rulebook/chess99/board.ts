import { comes, goals, illegal, legal, outcome } from '../claiming.ts';
import type { SectionData } from '../data.ts';

export const board = {
  id: 'board',
  examples: [
    {
      id: 'start',
      claims: [
        legal('e2-e4'),
        legal('b1-c3'),
        illegal('e2-e5', 'no such movement'),
        illegal('e8-e7', 'not your turn'),
        illegal('d1-d3', 'blocked'),
        comes('e2-e4', 'rnbakqbnr/ppppppppp/9/9/9/4P4/9/PPPP1PPPP/RNBQKABNR b e3 1'),
        outcome(null),
      ],
    },
    {
      id: 'start-paladin',
      picked: 'f1',
      claims: [goals('f1', 'e1 e3 g3'), illegal('f1-h3', 'blocked')],
    },
  ],
  tasks: [],
} as const satisfies SectionData;
