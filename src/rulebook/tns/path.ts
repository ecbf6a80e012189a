import { after, comes, ends, illegal, legal, marked, outcome } from '../claiming.ts';
import type { PathData } from '../data.ts';

export const path = {
  cards: [
    {
      id: 'turn',
      forBeginners: true,
      position: '1/3/2k2/7/4w2/4W2/5/3/K w - m',
      goals: [{ kind: 'stands', piece: 'W', site: 'e5' }],
      solution: ['e4-e5'],
      claims: [comes('e4-e5', '1/3/2k2/7/4W2/7/5/3/K b w3 m')],
    },
    {
      id: 'king',
      position: '1/3/5/3K3/7/k3r2/5/3/1 w - m',
      goals: [{ kind: 'won' }],
      solution: ['d6-d7+'],
      claims: [
        ends('d6-c7+', 'w king-promoted'),
        ends('d6-d7+', 'w king-promoted'),
        ends('d6-d7', null),
        illegal('d6-e7+'),
        legal('d6-e7'),
      ],
    },
    {
      id: 'check',
      forBeginners: true,
      position: 'k/3/5/7/r6/7/5/2W/K w - m',
      played: ['d1-c2', 'a5-c5'],
      goals: [{ kind: 'safe' }],
      solution: ['c2-d2'],
      claims: [marked('c2', 'check'), outcome(null), ends('c2-c3 c5-c3', null)],
    },
    {
      id: 'capture',
      position: '1/3/5/k6/3w3/2lW3/5/3/K w - m',
      goals: [{ kind: 'stands', piece: 'W', site: 'c4' }],
      solution: ['d4-c4'],
      claims: [comes('d4-c4', '1/3/5/k6/3w3/2W4/5/3/K b w3 m')],
    },
    {
      id: 'drop',
      position: '1/3/1k3/7/3K3/7/5/1W1/1 w n1 m',
      actions: 2,
      goals: [{ kind: 'safe' }],
      solution: ['d2-d3', 'n@d6'],
      claims: [
        illegal('n@d6'),
        after('d2-d3', illegal('end'), legal('n@d6')),
        after('d2-d3 n@d6', legal('d6-b5')),
      ],
    },
    {
      id: 'promotion',
      position: '1/3/5/2W4/6k/7/5/1K1/1 w - m',
      goals: [{ kind: 'stands', piece: 'R', site: 'c7' }],
      solution: ['c6-c7+'],
      claims: [legal('c6-c7'), after('c6-c7+ g5-g4', legal('c7-c8+'), legal('c7-e7+'))],
    },
    {
      id: 'mate',
      position: 'k/3/5/1N3N1/6R/f6/5/1w1/K w - m',
      goals: [{ kind: 'won' }],
      solution: ['g5-d5'],
      claims: [ends('g5-d5', 'w checkmate')],
    },
    {
      id: 'king-again',
      position: '1/3/5/1N3N1/6R/w6/3W1/K2/1 w k1 m',
      actions: 2,
      goals: [{ kind: 'won' }],
      solution: ['g5-d5', 'k@d9'],
      claims: [outcome(null), ends('g5-d5 k@d9', 'w checkmate'), ends('g5-d5 k@a6', null)],
    },
  ],
  last: { claims: [legal('c3-c4')] },
} as const satisfies PathData;
