import { after, comes, ends, illegal, legal, marked, outcome, unmarked } from '../claiming.ts';
import type { SectionData } from '../data.ts';

const CHECK = '10/6/5k2/6/8/8/b2K4/6/1B6/6/6B2B w g';
const MATE = '10/6/k7/6/8/6B1/8/4B1/2bb4/6/1b2K5 w g';

export const check = {
  id: 'check',
  examples: [
    {
      id: 'check-attacked',
      position: CHECK,
      claims: [
        marked('e5', 'check'),
        after('e5-e6', unmarked('e6', 'check')),
        after('c3-c5', unmarked('e5', 'check')),
        after('g1-g9', unmarked('e5', 'check')),
        legal('j1-i1'),
        after('j1-i1', marked('e5', 'check')),
      ],
    },
    {
      id: 'check-not-without-a-king',
      position: '10/6/8/6/8/8/b2K4/6/1B6/6/6B2B w g',
      claims: [
        unmarked('e5', 'check'),
        illegal('K=c3'),
        after('j1-i1', illegal('b5-e5', 'king to be crowned'), legal('K=b5')),
      ],
    },
  ],
  tasks: [],
} as const satisfies SectionData;

export const changingKing = {
  id: 'changing-king',
  examples: [
    {
      id: 'changing-in-check',
      position: CHECK,
      picked: 'e5',
      claims: [
        legal('K=c3'),
        legal('K=g1'),
        legal('K=j1'),
        legal('e5-e6'),
        comes('K=c3', '10/6/5k2/6/8/8/b2B4/6/1K6/6/6B2B b g'),
        illegal('K=e5'),
      ],
    },
    {
      id: 'changing-not-in-check',
      position: CHECK,
      played: ['e5-e6', 'b5-b7'],
      claims: [unmarked('e6', 'check'), illegal('K=c3'), legal('e6-e5')],
    },
    {
      id: 'changing-mate',
      position: MATE,
      claims: [
        marked('e1', 'check'),
        outcome(null),
        illegal('e1-e2', 'king must change'),
        illegal('e1-b1', 'king must change'),
        illegal('h4-g4', 'king must change'),
        legal('K=h4'),
        legal('K=i6'),
      ],
    },
    {
      id: 'changing-way-out',
      position: '10/6/k6B/6/8/8/8/4B1/2bb4/6/1b2K5 w g',
      picked: 'i9',
      claims: [
        marked('e1', 'check'),
        after('i9-b9', unmarked('e1', 'check')),
        legal('e1-e2'),
        legal('h4-g4'),
        legal('K=h4'),
      ],
    },
    {
      id: 'changing-to-an-attacked-one',
      position: '10/6/5k2/6/8/8/b2K4/6/1B5b/6/6B2B w g',
      claims: [legal('K=c3'), after('K=c3', marked('c3', 'check')), ends('K=c3 i3-c3', null)],
    },
  ],
  tasks: [
    {
      id: 'changing-to-safety',
      position: '10/6/5k2/6/8/8/b2K4/6/1B5b/6/6B2B w g',
      goals: [{ kind: 'action', pattern: 'K=.*' }, { kind: 'safe' }],
      solution: ['K=j1'],
    },
    {
      id: 'changing-is-not-needed',
      position: '10/6/k6B/6/8/8/8/4B1/2bb4/6/1b2K5 w g',
      goals: [{ kind: 'noAction', pattern: 'K=.*' }, { kind: 'noAction', pattern: 'e1.*' }, { kind: 'safe' }],
      solution: ['i9-b9'],
    },
  ],
} as const satisfies SectionData;
