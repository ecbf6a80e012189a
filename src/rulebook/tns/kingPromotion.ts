import { after, comes, ends, illegal, legal, marked, outcome, unmarked } from '../claiming.ts';
import type { SectionData } from '../data.ts';

export const kingPromotion = {
  id: 'king-promotion',
  examples: [
    {
      id: 'king-promotes',
      position: '1/3/5/3K3/7/k6/5/3/1 w - m',
      picked: 'd6',
      claims: [
        comes('d6-c7+', '1/3/1M3/7/7/k6/5/3/1 b - m'),
        ends('d6-c7+', 'w king-promoted'),
        ends('d6-d7+', 'w king-promoted'),
        ends('d6-d7', null),
        illegal('d6-d5+'),
      ],
    },
    {
      id: 'king-promotes-within',
      position: '1/3/5/3K3/7/k6/5/3/1 w - m',
      played: ['d6-c7', 'a4-a5'],
      picked: 'c7',
      claims: [ends('c7-c8+', 'w king-promoted'), illegal('c7-c6+')],
    },
    {
      id: 'king-promotes-capturing',
      position: '1/3/1n3/3K3/7/k6/5/3/1 w f1 m',
      picked: 'd6',
      claims: [comes('d6-c7+', '1/3/1M3/7/7/k6/5/3/1 b f1,n3 m'), ends('d6-c7+', 'w king-promoted')],
    },
    {
      id: 'black-king-promotes',
      position: '1/3/5/3K3/7/3k3/5/3/1 b - m',
      picked: 'd4',
      claims: [ends('d4-e3+', 'b king-promoted'), illegal('d4-d5+')],
    },
    {
      id: 'attacked-on-arrival',
      position: '1/3/5/3K3/7/k3r2/5/3/1 w - m',
      picked: 'd6',
      claims: [
        legal('d6-c7+'),
        legal('d6-d7+'),
        illegal('d6-e7+'),
        ends('d6-e7', null),
        after('d6-e7', marked('e7', 'check')),
      ],
    },
    {
      id: 'drop-comes-too-late',
      position: '1/3/5/3K3/7/k3r2/5/3/1 w f2 m',
      picked: 'd6',
      claims: [illegal('d6-e7+'), ends('d6-e7 f@e6', null), after('d6-e7 f@e6', unmarked('e7', 'check'))],
    },
    {
      id: 'trapped-on-arrival',
      position: '1/2K/5/1n3n1/3r3/k6/5/3/1 w - m',
      picked: 'e8',
      claims: [ends('e8-d9+', 'w king-promoted'), ends('e8-d9 a4-a5', 'b checkmate'), illegal('e8-d8+')],
    },
    {
      id: 'a-helper-forbids-it',
      position: '1/2K/5/1n3n1/3r3/k2W3/5/3/1 w - m',
      picked: 'e8',
      claims: [illegal('e8-d9+'), legal('e8-e7+')],
    },
    {
      id: 'a-drop-forbids-it',
      position: 'f/2K/5/1n3n1/k2r3/W6/5/3/1 w - m',
      picked: 'e8',
      claims: [illegal('e8-d9+'), legal('e8-d9')],
    },
    {
      id: 'from-mate-to-mate',
      position: 'K/3/4r/1n3n1/3r3/k6/5/3/1 w - m',
      picked: 'd9',
      claims: [
        outcome(null),
        marked('d9', 'check'),
        ends('d9-c8+', 'w king-promoted'),
        ends('d9-d8+', 'w king-promoted'),
        illegal('d9-e8+'),
      ],
    },
    {
      id: 'no-way-to-promote',
      position: 'K/3/5/1n3n1/3r3/k6/5/3/1 w - m',
      claims: [outcome('b checkmate')],
    },
  ],
  tasks: [
    {
      id: 'where-to-promote',
      position: '1/3/5/2K4/1n2r2/k5b/4W/3/1 w - m',
      goals: [{ kind: 'won' }],
      solution: ['c6-b7+'],
    },
    {
      id: 'stop-the-king',
      position: '1/w2/5/k2K3/7/1r4W/5/3/1 b - m',
      goals: [{ kind: 'holding' }],
      solution: ['b4-b7'],
    },
    {
      id: 'flee-and-win',
      position: 'K/3/4r/1n3n1/3r3/k6/5/3/1 w - m',
      goals: [{ kind: 'won' }],
      solution: ['d9-c8+'],
    },
  ],
} as const satisfies SectionData;
