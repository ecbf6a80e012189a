import { after, claimable, ends, illegal, outcome } from '../claiming.ts';
import type { SectionData } from '../data.ts';

export const repetition = {
  id: 'repetition',
  examples: [
    {
      id: 'third-time',
      played: ['c2-b4', 'c8-b6', 'b4-c2', 'b6-c8', 'c2-b4', 'c8-b6', 'b4-c2', 'b6-c8'],
      claims: [
        outcome(null),
        claimable('threefold'),
        after('c2-b4', claimable('threefold')),
        after('c2-d4', claimable('')),
      ],
    },
    {
      id: 'second-time',
      played: ['c2-b4', 'c8-b6', 'b4-c2', 'b6-c8'],
      claims: [claimable('')],
    },
    {
      id: 'fifth-time',
      played: [
        ...['c2-b4', 'c8-b6', 'b4-c2', 'b6-c8', 'c2-b4', 'c8-b6', 'b4-c2', 'b6-c8'],
        ...['c2-b4', 'c8-b6', 'b4-c2', 'b6-c8', 'c2-b4', 'c8-b6', 'b4-c2'],
      ],
      claims: [outcome(null), ends('b6-c8', 'draw fivefold')],
    },
    {
      id: 'hands-tell-apart',
      position: 'k/3/5/7/7/7/5/3/K w n3 m',
      played: ['d1-d2', 'end', 'd9-d8', 'd2-d1', 'end', 'd8-d9'],
      claims: [claimable(''), after('d1-d2', illegal('end'))],
    },
    {
      id: 'last-piece-taken',
      position: '1/3/5/7/3k3/3W3/5/3/K w - m',
      picked: 'd4',
      claims: [ends('d4-d5', 'draw stalemate'), ends('d4-d3', null)],
    },
  ],
  tasks: [
    {
      id: 'draw-at-once',
      position: '1/3/5/7/3n3/3W3/5/3/K w k3 m',
      actions: 2,
      goals: [{ kind: 'outcome', outcome: 'draw stalemate' }],
      solution: ['d4-d5', 'end'],
    },
    {
      id: 'no-draw',
      position: '1/3/5/7/3n3/3W3/5/3/K w k3 m',
      actions: 2,
      goals: [
        { kind: 'action', pattern: 'd4-d5' },
        { kind: 'action', pattern: 'k@.*' },
      ],
      solution: ['d4-d5', 'k@a4'],
    },
  ],
} as const satisfies SectionData;
