import { after, comes, illegal, legal, marked, unmarked } from '../claiming.ts';
import type { SectionData } from '../data.ts';

const ANYONE = '9/9/7b1/5n3/2ap5/7q1/3kP4/9/8K w - 1';

export const enPassant = {
  id: 'en-passant',
  examples: [
    {
      id: 'ep-through',
      position: 'k3r4/9/9/9/9/9/9/4P4/8K w - 1',
      played: ['e2-e4'],
      picked: 'e9',
      claims: [
        marked('e3', 'passed'),
        legal('e9-e4'),
        legal('e9-e3ep'),
        comes('e9-e3ep', 'k8/9/9/9/9/9/4r4/9/8K w - 2'),
        illegal('e9-e2', 'blocked'),
        illegal('e9-e3'),
      ],
    },
    {
      id: 'ep-anyone',
      position: ANYONE,
      played: ['e3-e5'],
      claims: [
        marked('e4', 'passed'),
        legal('d3-e4ep'),
        legal('d5-e4ep'),
        legal('c5-e4ep'),
        legal('f6-e4ep'),
        legal('h7-e4ep'),
        legal('h4-e4ep'),
        illegal('d5-e4'),
        comes('d3-e4ep', '9/9/7b1/5n3/2ap5/4k2q1/9/9/8K w - 2'),
      ],
    },
    {
      id: 'ep-choice',
      position: 'k8/9/9/9/5n3/9/9/4P4/8K w - 1',
      played: ['e2-e4'],
      picked: 'f5',
      claims: [
        comes('f5-e3', 'k8/9/9/9/9/4P4/4n4/9/8K w - 2'),
        comes('f5-e3ep', 'k8/9/9/9/9/9/4n4/9/8K w - 2'),
      ],
    },
    {
      id: 'ep-too-late',
      position: 'k8/9/9/9/5n3/9/9/4P4/8K w - 1',
      played: ['e2-e4', 'a9-a8', 'i1-i2'],
      picked: 'f5',
      claims: [unmarked('e3', 'passed'), illegal('f5-e3ep'), legal('f5-e3')],
    },
    {
      id: 'ep-one-square',
      position: 'k8/9/9/9/7q1/9/4P4/9/8K w - 1',
      played: ['e3-e4'],
      claims: [unmarked('e3', 'passed'), illegal('h5-e4ep'), after('h5-e5 i1-i2', legal('e5-e4'))],
    },
    {
      id: 'ep-last-rank',
      position: '8k/6r2/1P7/9/9/9/9/9/8K w - 1',
      played: ['b7-b9'],
      picked: 'g8',
      claims: [marked('b8', 'passed'), legal('g8-b8ep'), comes('g8-b8ep', '8k/1r7/9/9/9/9/9/9/8K w - 2')],
    },
  ],
  tasks: [
    {
      id: 'ep-knight',
      position: 'k8/9/3p5/9/9/2N6/9/3R5/8K b - 1',
      played: ['d7-d5'],
      goals: [
        { kind: 'action', pattern: 'c4.*' },
        { kind: 'stands', piece: '.', site: 'd5' },
      ],
      solution: ['c4-d6ep'],
    },
  ],
} as const satisfies SectionData;
