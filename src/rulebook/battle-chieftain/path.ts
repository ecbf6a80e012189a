import { after, ends, illegal, legal, marked, outcome } from '../claiming.ts';
import type { PathData } from '../data.ts';

export const path = {
  cards: [
    {
      id: 'turn',
      forBeginners: true,
      position: '10/5k/8/2b3/8/8/2B1B3/6/8/1K4/3b6 w g',
      goals: [{ kind: 'stands', piece: 'B', site: 'd8' }],
      solution: ['d5-d8'],
      claims: [legal('d5-d8')],
    },
    {
      id: 'army',
      position: '10/6/5k2/6/8/8/b2B4/6/8/1K4/10 w g',
      goals: [{ kind: 'won' }],
      solution: ['e5-b5'],
      claims: [ends('e5-b5', 'w army-destroyed')],
    },
    {
      id: 'placing',
      position: 'bbbbbbbbbb/6/8/6/8/8/8/6/8/6/BBBBBBBBBB w p',
      goals: [{ kind: 'action', pattern: 'K@[ef]2' }],
      solution: ['K@e2'],
      claims: [
        after('K@b2 K@f10', marked('b2', 'check')),
        after('K@d2 K@f10', marked('d2', 'check')),
        after('K@g2 K@f10', marked('g2', 'check')),
        after('K@i2 K@f10', marked('i2', 'check')),
        after('K@f2 K@e10', { kind: 'unmarked', site: 'f2', mark: 'check' }),
        after('K@e2 K@f10', { kind: 'unmarked', site: 'e2', mark: 'check' }),
      ],
    },
    {
      id: 'check',
      forBeginners: true,
      position: '10/6/5k2/6/8/8/b2K4/6/1B6/6/6B2B w g',
      goals: [{ kind: 'action', pattern: 'e5-.*' }, { kind: 'safe' }],
      solution: ['e5-e6'],
      claims: [marked('e5', 'check'), legal('j1-i1')],
    },
    {
      id: 'gaps',
      position: '9b/5k/3b4/6/8/8/2BK4/6/8/6/10 w g',
      goals: [{ kind: 'stands', piece: 'K', site: 'e9' }],
      solution: ['e5-e9'],
      claims: [illegal('d5-e5')],
    },
    {
      id: 'change',
      position: '10/6/5k2/6/8/8/b2K4/6/1B5b/6/6B2B w g',
      goals: [{ kind: 'action', pattern: 'K=.*' }, { kind: 'safe' }],
      solution: ['K=j1'],
      claims: [marked('e5', 'check'), legal('K=c3'), legal('K=g1'), after('K=c3', marked('c3', 'check'))],
    },
    {
      id: 'crown',
      position: '10/6/5k2/6/3b4/8/1b1B4/5B/1B6/4B1/10 w g',
      goals: [{ kind: 'safe' }],
      solution: ['K=i4'],
      claims: [outcome(null), illegal('e5-c5', 'king to be crowned'), after('K=e5', marked('e5', 'check'))],
    },
    {
      id: 'last',
      position: '10/6/7b/6/3k4/8/3B4/6/8/1K4/10 w g',
      goals: [{ kind: 'stands', piece: 'B', site: 'e7' }],
      solution: ['e5-e7'],
      claims: [ends('e5-e7', null), ends('e5-e7 K=i9', 'w army-destroyed'), after('e5-e7', illegal('i9-b9'))],
    },
  ],
  last: { claims: [legal('K@e2')] },
} as const satisfies PathData;
