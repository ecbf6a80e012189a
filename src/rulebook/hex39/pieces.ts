import { comes, goals, illegal, legal } from '../claiming.ts';
import type { SectionData } from '../data.ts';

export const pawn = {
  id: 'pawn',
  examples: [
    {
      id: 'pawn-steps',
      picked: 'e5',
      position: '1/4/5/6/2P1p2/6/5/4/1 w',
      claims: [
        goals('e5', 'd6 f6'),
        goals('i5', 'h4 j4'),
        illegal('e5-d4', 'no such movement'),
        illegal('e5-g5', 'no such movement'),
        illegal('e5-e7', 'no such movement'),
      ],
    },
    {
      id: 'pawn-captures',
      picked: 'g5',
      position: '1/b3/5/2rP2/3P3/6/5/4/1 w',
      claims: [
        goals('g5', 'f6'),
        comes('g5-f6', '1/b3/5/2PP2/7/6/5/4/1 b'),
        illegal('g5-h6', 'own piece there'),
      ],
    },
    {
      id: 'pawn-corners',
      picked: 'd8',
      position: '1/P2P/2P2/6/7/6/5/p3/1 w',
      claims: [
        goals('d8', 'f8'),
        goals('j8', 'h8'),
        goals('d2', 'f2'),
        goals('g7', 'f8 h8'),
        illegal('d8-g9', 'no such movement'),
      ],
    },
    {
      id: 'pawn-corner-captures',
      picked: 'h8',
      position: '1/PrP1/5/6/7/6/5/p3/1 w',
      claims: [legal('d8-f8'), goals('h8', 'g9'), illegal('h8-f8', 'no such movement')],
    },
  ],
  tasks: [
    {
      id: 'pawn-round-the-corner',
      position: 'r/P3/5/6/2R4/6/5/4/1 w',
      goals: [{ kind: 'stands', piece: 'P', site: 'f8' }],
      solution: ['d8-f8'],
    },
  ],
} as const satisfies SectionData;

export const rook = {
  id: 'rook',
  examples: [
    {
      id: 'rook-goals',
      picked: 'g5',
      position: '1/4/p4/6/3R3/6/5/4/1 w',
      claims: [
        goals('g5', 'a5 c5 e5 i5 k5 m5 f6 e7 d8 h6 i7 j8 f4 e3 d2 h4 i3 j2'),
        illegal('g5-g7', 'no such movement'),
      ],
    },
    {
      id: 'rook-stopped',
      picked: 'g5',
      position: '1/4/5/3P2/2pR3/6/5/4/1 w',
      claims: [
        goals('g5', 'e5 i5 k5 m5 f6 e7 d8 f4 e3 d2 h4 i3 j2'),
        illegal('g5-c5', 'blocked'),
        illegal('g5-i7', 'blocked'),
        illegal('g5-h6', 'own piece there'),
      ],
    },
  ],
  tasks: [
    {
      id: 'rook-captures',
      position: '1/4/1R1b1/3p2/3R3/6/5/4/1 w',
      goals: [{ kind: 'stands', piece: 'R', site: 'i7' }],
      solution: ['e7-i7'],
    },
  ],
} as const satisfies SectionData;

export const bishop = {
  id: 'bishop',
  examples: [
    {
      id: 'bishop-goals',
      picked: 'g5',
      position: '1/4/p4/6/3B3/6/5/4/1 w',
      claims: [
        goals('g5', 'g7 g3 j6 j4 d6 d4'),
        illegal('g5-f6', 'no such movement'),
        illegal('g5-g9', 'no such movement'),
      ],
    },
    {
      id: 'bishop-surrounded',
      picked: 'g5',
      position: '1/4/5/2pp2/2pBp2/2pp2/5/4/1 w',
      claims: [goals('g5', 'g7 g3 j6 j4 d6 d4'), illegal('g5-h6', 'no such movement')],
    },
    {
      id: 'bishop-captures',
      picked: 'b4',
      position: '1/4/5/r5/2P4/B5/5/4/1 w',
      claims: [goals('b4', 'b6 e3'), legal('b4-b6'), illegal('b4-e5', 'own piece there')],
    },
    {
      id: 'bishop-castle',
      picked: 'd8',
      position: 'b/Br1r/2p2/6/7/6/5/4/1 w',
      claims: [goals('d8', 'g9 d6 g7'), legal('d8-g9')],
    },
  ],
  tasks: [
    {
      id: 'bishop-takes-rook',
      position: '1/4/5/2r3/2B1B2/6/P4/3p/1 w',
      goals: [{ kind: 'stands', piece: 'B', site: 'f6' }],
      solution: ['i5-f6'],
    },
  ],
} as const satisfies SectionData;
