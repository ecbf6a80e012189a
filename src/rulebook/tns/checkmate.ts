import { after, comes, ends, legal, marked, outcome, unmarked } from '../claiming.ts';
import type { SectionData } from '../data.ts';

export const checkmate = {
  id: 'checkmate',
  examples: [
    {
      id: 'mate',
      position: 'k/3/5/1N3N1/2R4/6w/5/3/K w - m',
      picked: 'c5',
      claims: [ends('c5-d5', 'w checkmate'), after('c5-d5', marked('d9', 'check')), ends('c5-c6', null)],
    },
    {
      id: 'mate-at-the-end-of-the-turn',
      position: 'k/3/5/1N3N1/2R4/6w/5/3/K w n2 m',
      played: ['c5-d5'],
      claims: [outcome(null), ends('end', 'w checkmate'), ends('n@a4', 'w checkmate'), ends('n@d7', null)],
    },
    {
      id: 'flee',
      position: 'k/3/5/1N5/3R3/7/5/3/K b - m',
      picked: 'd9',
      claims: [
        outcome(null),
        marked('d9', 'check'),
        after('d9-e8', unmarked('e8', 'check')),
        ends('d9-c8', null),
        after('d9-c8', marked('c8', 'check')),
      ],
    },
    {
      id: 'take-the-attacker',
      position: 'k/3/5/1N3N1/3Rw2/7/5/3/K b - m',
      picked: 'e5',
      claims: [outcome(null), after('e5-d5', unmarked('d9', 'check'))],
    },
    {
      id: 'step-between',
      position: 'k/3/r4/1N3N1/3R3/7/5/3/K b - m',
      picked: 'b7',
      claims: [outcome(null), after('b7-d7', unmarked('d9', 'check'))],
    },
    {
      id: 'no-drop-no-hope',
      position: 'k/3/4F/1N5/3R3/6w/5/3/K b - m',
      claims: [outcome('w checkmate')],
    },
    {
      id: 'saved-by-a-drop',
      position: 'k/3/4F/1N5/3R3/6w/5/3/K b F2 m',
      claims: [outcome(null), ends('g4-g5 F@d6', null), after('g4-g5 F@d6', unmarked('d9', 'check'))],
    },
    {
      id: 'colour-forbids-the-drop',
      position: 'k/3/2R2/1N3N1/7/1F4w/5/3/K b F2 m',
      claims: [outcome('w checkmate'), marked('d9', 'check')],
    },
    {
      id: 'colour-allows-the-drop',
      position: 'k/3/2R2/1N3N1/7/6w/F4/3/K b F2 m',
      claims: [outcome(null), after('g4-g5 F@d8', unmarked('d9', 'check'))],
    },
    {
      id: 'king-into-the-net',
      position: '1/3/5/1N3N1/3R3/6w/5/1K1/1 w k2 d',
      claims: [ends('k@d9', 'w checkmate'), ends('k@b7', null)],
    },
    {
      id: 'drop-closes-the-net',
      position: 'k/3/1N3/7/3R3/6w/5/1K1/1 w f2 d',
      claims: [ends('end', null), ends('f@c8', 'w checkmate')],
    },
    {
      id: 'king-gives-mate',
      position: '1/3/5/6w/7/k1K3R/5/3/1 w - m',
      picked: 'c4',
      claims: [ends('c4-b4', 'w checkmate')],
    },
    {
      id: 'into-mate',
      position: '1/3/5/k5W/3r3/1n3n1/5/K2/1 w - m',
      played: ['c2-d1'],
      claims: [
        outcome(null),
        marked('d1', 'check'),
        ends('a6-a5', 'b checkmate'),
        ends('f4-e6', null),
        after('f4-e6', legal('d1-e2')),
        comes('d5-d1', '1/3/5/k5W/7/1n3n1/5/3/r w K3 m'),
        ends('d5-d1', null),
      ],
    },
    {
      id: 'check-ignored-into-mate',
      position: '1/3/5/6k/2Nr3/1n3n1/5/3/K w - m',
      claims: [
        ends('c5-d3', null),
        after('c5-d3', unmarked('d1', 'check')),
        ends('c5-a6', null),
        ends('c5-a6 g6-g5', 'b checkmate'),
      ],
    },
    {
      id: 'both-in-mate',
      position: 'k/3/2R2/1N3N1/2FW3/1n3n1/2r2/K2/1 w - m',
      claims: [ends('c2-d1', 'w checkmate')],
    },
  ],
  tasks: [
    {
      id: 'mate-in-one',
      position: 'k/3/5/1N3N1/6R/f6/5/1w1/K w - m',
      goals: [{ kind: 'won' }],
      solution: ['g5-d5'],
    },
    {
      id: 'mate-by-dropping-the-king',
      position: '1/3/5/1N3N1/6R/w6/3W1/K2/1 w k1 m',
      actions: 2,
      goals: [{ kind: 'won' }],
      solution: ['g5-d5', 'k@d9'],
    },
    {
      id: 'mate-with-a-drop',
      position: 'k/3/1N3/7/6R/K6/4w/3/1 w f2 m',
      actions: 2,
      goals: [{ kind: 'won' }],
      solution: ['g5-d5', 'f@c8'],
    },
    {
      id: 'two-drops',
      position: 'k/3/2R2/B2N3/7/6w/5/3/K b F2,N2 m',
      actions: 3,
      goals: [{ kind: 'safe' }],
      solution: ['g4-g5', 'F@d8', 'N@c8'],
    },
  ],
} as const satisfies SectionData;
