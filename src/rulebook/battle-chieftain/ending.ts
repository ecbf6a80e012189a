import { after, claimable, comes, ends, illegal, legal, marked, outcome, unmarked } from '../claiming.ts';
import type { SectionData } from '../data.ts';

const KINGLESS = '10/6/5k2/6/3b4/8/1b1B4/5B/1B6/4B1/10 w g';
const TO_AND_FRO = ['b2-b3', 'i10-i9', 'b3-b2', 'i9-i10'];

export const crowning = {
  id: 'crowning',
  examples: [
    {
      id: 'crowning-after-a-capture',
      position: '10/6/5k2/6/8/8/b2K4/6/1B6/6/9B w g',
      played: ['j1-i1', 'b5-e5'],
      claims: [
        outcome(null),
        legal('K=c3'),
        legal('K=i1'),
        illegal('c3-c4', 'king to be crowned'),
        comes('K=i1', '10/6/5k2/6/8/8/3b4/6/1B6/6/8K1 b g'),
      ],
    },
    {
      id: 'crowning-an-attacked-one',
      position: KINGLESS,
      claims: [
        legal('K=c3'),
        legal('K=g2'),
        after('K=e5', marked('e5', 'check')),
        after('K=i4', unmarked('i4', 'check')),
        illegal('e5-c5', 'king to be crowned'),
      ],
    },
  ],
  tasks: [
    {
      id: 'crowning-safely',
      position: KINGLESS,
      goals: [{ kind: 'safe' }],
      solution: ['K=i4'],
    },
  ],
} as const satisfies SectionData;

export const winning = {
  id: 'winning',
  examples: [
    {
      id: 'win-last-berserker',
      position: '10/6/5k2/6/8/8/b2B4/6/8/1K4/10 w g',
      claims: [legal('e5-b5'), ends('e5-b5', 'w army-destroyed'), ends('d2-d3', null)],
    },
    {
      id: 'win-last-one-crowned',
      position: '10/6/5k2/6/8/8/b2B4/6/8/6/10 w g',
      claims: [
        outcome(null),
        illegal('e5-b5', 'king to be crowned'),
        ends('K=e5', 'b army-destroyed'),
        after('K=e5', unmarked('e5', 'check')),
      ],
    },
    {
      id: 'win-by-taking-the-king',
      position: '10/6/8/6/3k4/8/b2B4/6/8/1K4/B9 w g',
      claims: [
        ends('e5-e7', null),
        ends('e5-e7 K=b5', 'w army-destroyed'),
        ends('e5-b5', 'w army-destroyed'),
      ],
    },
    {
      id: 'win-not-by-the-king',
      position: '10/6/8/6/3k4/8/b2B4/6/8/1K4/B8b w g',
      claims: [ends('e5-e7', null), ends('e5-e7 K=b5', null)],
    },
    {
      id: 'draw-threefold',
      position: '9b/5k/8/6/8/8/8/6/8/K5/B9 w g',
      played: [...TO_AND_FRO, ...TO_AND_FRO],
      claims: [
        claimable('threefold'),
        outcome(null),
        after('b2-b4', claimable('')),
        ends([...TO_AND_FRO, ...TO_AND_FRO].join(' '), 'draw fivefold'),
      ],
    },
    {
      id: 'draw-nothing-to-do',
      position: 'bbbbbbbbbb/6/8/6/8/8/8/6/8/BBBBBB/BBBB6 w p',
      claims: [outcome('draw stalemate')],
    },
  ],
  tasks: [
    {
      id: 'win-in-one',
      position: '10/6/6k1/6/8/3B1Kb1/8/6/8/6/10 w g',
      goals: [{ kind: 'won' }],
      solution: ['g6-i6'],
    },
  ],
} as const satisfies SectionData;
