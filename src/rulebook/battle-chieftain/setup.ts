import { after, bare, comes, goals, ground, illegal, legal, marked, outcome, unmarked } from '../claiming.ts';
import type { SectionData } from '../data.ts';

const START = 'bbbbbbbbbb/6/8/6/8/8/8/6/8/6/BBBBBBBBBB w p';

export const board = {
  id: 'board',
  examples: [
    {
      id: 'start',
      claims: [ground('d2'), ground('i2'), ground('b10'), bare('d1'), bare('e6'), outcome(null)],
    },
    {
      id: 'board-gaps',
      picked: 'e6',
      position: '9b/5k/8/6/8/3B4/8/6/8/K5/10 w g',
      claims: [goals('e6', 'd6 e5 e7 f6 g6')],
    },
  ],
  tasks: [],
} as const satisfies SectionData;

export const placing = {
  id: 'placing',
  examples: [
    {
      id: 'placing-white',
      claims: [
        legal('K@b2'),
        legal('K@d2'),
        legal('K@e2'),
        legal('K@f2'),
        legal('K@g2'),
        legal('K@i2'),
        illegal('K@e3'),
        illegal('K@e10'),
        illegal('e1-e3', 'king to be placed'),
        comes('K@d2', 'bbbbbbbbbb/6/8/6/8/8/8/6/8/1K4/BBBBBBBBBB b p'),
      ],
    },
    {
      id: 'placing-black',
      played: ['K@d2'],
      claims: [
        legal('K@e10'),
        illegal('K@e2'),
        comes('K@e10', 'bbbbbbbbbb/2k3/8/6/8/8/8/6/8/1K4/BBBBBBBBBB w g'),
        after('K@e10', unmarked('e10', 'check')),
        after('K@g10', marked('g10', 'check'), legal('g1-g10')),
      ],
    },
    {
      id: 'placing-same-file',
      played: ['K@e2', 'K@e10'],
      picked: 'e2',
      claims: [marked('e10', 'check'), legal('e2-e10'), illegal('e1-e10', 'blocked')],
    },
  ],
  tasks: [
    {
      id: 'placing-safely',
      position: START,
      played: ['K@d2'],
      goals: [{ kind: 'safe' }],
      solution: ['K@f10'],
    },
  ],
} as const satisfies SectionData;
