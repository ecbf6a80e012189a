import { after, claimable, ends, legal, marked, outcome } from '../claiming.ts';
import type { SectionData } from '../data.ts';

const TO_AND_FRO = ['b1-c3', 'b9-c7', 'c3-b1', 'c7-b9'];

export const draws = {
  id: 'draws',
  examples: [
    {
      id: 'draw-both-in-check',
      position: '4k4/9/9/9/9/9/9/r7K/4R4 w - 1',
      claims: [
        marked('e9', 'check'),
        marked('i2', 'check'),
        claimable('both-in-check'),
        outcome(null),
        ends('i2-i3', null),
      ],
    },
    {
      id: 'draw-check-for-check',
      position: '4k4/9/9/9/9/9/9/r7K/3R5 w - 1',
      claims: [claimable(''), after('d1-e1', claimable('both-in-check')), after('i2-i3', claimable(''))],
    },
    {
      id: 'draw-bare-king',
      position: 'r8/9/9/9/9/9/9/3Kk4/9 w - 1',
      claims: [claimable('both-in-check bare-king-capture')],
    },
    {
      id: 'draw-not-so-bare',
      position: 'r8/9/9/9/9/9/9/3Kk4/9 b - 1',
      claims: [claimable('both-in-check'), ends('e2-d2', 'b king-captured')],
    },
    {
      id: 'draw-no-repetition',
      played: [...TO_AND_FRO, ...TO_AND_FRO, ...TO_AND_FRO, ...TO_AND_FRO],
      claims: [claimable(''), outcome(null), legal('b1-c3')],
    },
    {
      id: 'draw-99',
      position: 'r3k4/9/9/9/9/9/9/9/R3K4 w - 99',
      claims: [
        ends('a1-b1', null),
        ends('a1-b1 a9-b9', 'draw move-limit'),
        ends('a1-b1 e9-e8', 'draw move-limit'),
      ],
    },
    {
      id: 'draw-99-capture',
      position: '9/9/9/9/9/8p/9/4k4/4K4 b - 99',
      claims: [ends('e2-e1', 'b king-captured'), ends('i4-i3', 'draw move-limit')],
    },
    {
      id: 'draw-nothing-to-do',
      position: 'KBBBBBBBB/PPPPPPPPP/9/9/9/9/9/9/4k4 b - 1',
      claims: [outcome(null), ends('e1-e2', 'draw stalemate')],
    },
  ],
  tasks: [
    {
      id: 'draw-counter-check',
      position: '4k4/9/9/9/9/R3q4/9/9/7K1 w - 1',
      goals: [{ kind: 'checking' }, { kind: 'safe' }],
      solution: ['a4-e4'],
    },
    {
      id: 'draw-with-a-bare-king',
      position: 'r8/9/9/9/9/9/9/3Kk4/9 w - 1',
      goals: [{ kind: 'outcome', outcome: 'draw pyrrhic' }],
      solution: ['d2-e2'],
    },
  ],
} as const satisfies SectionData;
