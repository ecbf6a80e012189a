import { after, ends, illegal, legal, outcome } from '../claiming.ts';
import type { SectionData } from '../data.ts';

const OPEN = '1/4/3P1/6/7/1b4/4R/4/1 w';

export const repetition = {
  id: 'repetition',
  examples: [
    {
      id: 'repetition-barred',
      position: OPEN,
      played: ['k3-l4', 'd4-d6', 'l4-k3'],
      picked: 'd6',
      claims: [
        illegal('d6-d4', 'would repeat'),
        legal('d6-a5'),
        legal('d6-g7'),
        after('d6-g7 k3-l4', illegal('g7-e7', 'no such movement')),
      ],
    },
    {
      id: 'repetition-later-position',
      position: OPEN,
      played: ['k3-l4', 'd4-d6', 'l4-j4', 'd6-d4'],
      picked: 'j4',
      claims: [illegal('j4-l4', 'would repeat'), legal('j4-k3')],
    },
    {
      id: 'repetition-side-to-move',
      position: OPEN,
      played: ['k3-l4', 'd4-d6', 'l4-j4', 'd6-d4', 'j4-k3'],
      claims: [outcome(null), after('d4-a5 k3-i3 a5-d4', illegal('i3-k3', 'would repeat'))],
    },
    {
      id: 'repetition-capture',
      position: '1/4/3P1/6/7/1b2p1/4R/4/1 w',
      played: ['k3-l4', 'd4-d6', 'l4-j4', 'd6-d4'],
      picked: 'j4',
      claims: [legal('j4-l4')],
    },
    {
      id: 'repetition-loses',
      position: OPEN,
      played: ['k3-l4', 'd4-g5', 'l4-k3', 'g5-d6', 'k3-l4', 'd6-a5'],
      picked: 'l4',
      claims: [ends('l4-k3', 'w no-moves'), ends('l4-j4', null)],
    },
  ],
  tasks: [
    {
      id: 'repetition-runs-out',
      position: OPEN,
      played: ['k3-l4', 'd4-g5', 'l4-k3', 'g5-d6', 'k3-l4', 'd6-a5'],
      goals: [{ kind: 'won' }],
      solution: ['l4-k3'],
    },
  ],
} as const satisfies SectionData;
