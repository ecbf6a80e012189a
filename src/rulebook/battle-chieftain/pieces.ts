import { after, goals, illegal, legal, outcome, unmarked } from '../claiming.ts';
import type { SectionData } from '../data.ts';

export const berserker = {
  id: 'berserker',
  examples: [
    {
      id: 'berserker-gaps',
      picked: 'e6',
      position: '9b/5k/8/6/8/3B4/8/6/8/K5/10 w g',
      claims: [
        goals('e6', 'd6 e5 e7 f6 g6'),
        illegal('e6-b6', 'gap'),
        illegal('e6-e9', 'gap'),
        illegal('e6-f5', 'no such movement'),
      ],
    },
    {
      id: 'berserker-captures',
      picked: 'd5',
      position: '9b/5k/8/2b3/8/8/2B1B3/6/8/K5/10 w g',
      claims: [
        goals('d5', 'b5 c5 e5 d6 d7 d8 d4 d3 d2 d1'),
        legal('d5-d8'),
        illegal('d5-d9', 'blocked'),
        illegal('d5-g5', 'blocked'),
      ],
    },
  ],
  tasks: [
    {
      id: 'berserker-finds-a-way',
      position: '10/5k/5b2/6/1B6/8/1b1b4/6/3B1B2/K5/10 w g',
      goals: [{ kind: 'stands', piece: 'B', site: 'g9' }],
      solution: ['g3-g9'],
    },
  ],
} as const satisfies SectionData;

export const king = {
  id: 'king',
  examples: [
    {
      id: 'king-flies',
      picked: 'e5',
      position: '9b/5k/8/6/8/8/3K4/6/8/6/B9 w g',
      claims: [goals('e5', 'e6 e7 e9 e11 e3 e2 e1 d5 c5 b5 f5 g5 h5 i5'), illegal('e5-e10', 'wall')],
    },
    {
      id: 'king-several-gaps',
      picked: 'a1',
      position: '9b/5k/8/6/8/8/8/6/8/6/KB8 w g',
      claims: [goals('a1', 'a6 a11')],
    },
    {
      id: 'king-stopped',
      picked: 'g6',
      position: '9b/5k/8/6/8/2B2Kb1/8/6/8/6/10 w g',
      claims: [
        goals('g6', 'i6 f6 e6 g7 g8 g9 g11 g5 g4 g3 g2 g1'),
        unmarked('g6', 'check'),
        illegal('g6-j6', 'blocked'),
        illegal('g6-b6', 'blocked'),
      ],
    },
    {
      id: 'king-takes-king',
      picked: 'd2',
      position: 'b8b/1k4/8/6/8/8/8/6/8/1K4/B9 w g',
      claims: [legal('d2-d10'), after('d2-d10', outcome(null), legal('K=j11'))],
    },
  ],
  tasks: [
    {
      id: 'king-captures-safely',
      position: '10/5k/b2b4/6/8/8/3K4/6/3b4/6/B9 w g',
      goals: [{ kind: 'action', pattern: 'e5-e[39]' }, { kind: 'safe' }],
      solution: ['e5-e3'],
    },
  ],
} as const satisfies SectionData;

export const walls = {
  id: 'walls',
  examples: [
    {
      id: 'walls-passing',
      picked: 'd7',
      position: '9b/5k/8/6/2B5/8/8/6/8/K5/10 w g',
      claims: [goals('d7', 'd8 d9 d11 d6 d5 d4 d3 d2 d1 b7 c7 e7 f7 g7 h7 i7'), illegal('d7-d10', 'wall')],
    },
    {
      id: 'walls-capturing',
      picked: 'd7',
      position: '9b/1b1b1k/8/6/2B5/8/8/6/8/K5/10 w g',
      claims: [
        legal('d7-d10'),
        illegal('d7-d11', 'blocked'),
        after(
          'd7-d10 j11-h11',
          illegal('d10-e10', 'wall'),
          legal('d10-d9'),
          legal('d10-d11'),
          legal('d10-f10'),
        ),
      ],
    },
    {
      id: 'walls-own',
      picked: 'i10',
      position: '9b/5k/8/6/8/8/8/6/8/K5/B9 b g',
      claims: [goals('i10', 'g10 f10 e10 d10 b10 i11 i9 i8 i7 i6 i5 i4 i3 i1'), illegal('i10-i2', 'wall')],
    },
  ],
  tasks: [
    {
      id: 'walls-over',
      position: '10/3k2/2b5/6/2BB1B2/8/8/6/8/K5/10 w g',
      goals: [{ kind: 'action', pattern: '[deg]7-.11' }],
      solution: ['g7-g11'],
    },
  ],
} as const satisfies SectionData;
