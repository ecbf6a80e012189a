import { after, comes, goals, ground, illegal, marked, unmarked } from '../claiming.ts';
import type { SectionData } from '../data.ts';

export const teleport = {
  id: 'teleport',
  examples: [
    {
      id: 'same-place',
      position: '2k1/5/7/3K3/1PB3N/RS2g/4 8/8/8/8/8/2W3W1/8/8 d14,l2 w -',
      picked: 'e5',
      claims: [
        comes('e5*d6', '2k1/5/7/3K3/2B2PN/RS2g/4 8/8/8/8/8/2W3W1/8/8 d14,l2 b -'),
        after('e5*d6', goals('d6', '')),
      ],
    },
    {
      id: 'change-places',
      position: '2k1/5/7/3K3/1PB3N/RS2g/4 8/8/8/8/8/2W3W1/8/8 d14,l2 w -',
      picked: 'm5',
      claims: [
        comes('e5*f6', '2k1/5/7/3K3/1PN3B/RS2g/4 8/8/8/8/8/2W3W1/8/8 d14,l2 b -'),
        comes('m5*n6', '2k1/5/7/3K3/1PN3B/RS2g/4 8/8/8/8/8/2W3W1/8/8 d14,l2 b -'),
      ],
    },
    {
      id: 'teleport-captures',
      position: '2k1/5/7/3K3/1PB3N/RS2g/4 8/8/8/8/8/2W3W1/8/8 d14,l2 w -',
      picked: 'e5',
      claims: [comes('e5*d4', '2k1/5/7/3K3/1PB3N/1S2R/4 8/8/8/8/8/2W3W1/8/8 d14,l2 b G'), illegal('m5*l4')],
    },
    {
      id: 'off-the-board',
      position: '2k1/5/7/3K3/1PB3N/RS2g/4 8/8/8/8/8/2W3W1/8/8 d14,l2 w -',
      picked: 'e5',
      claims: [comes('e5*f4', '2k1/5/7/3K3/1PB3N/R3g/4 8/8/8/8/8/2W3W1/8/8 d14,l2 b S'), ground('n4')],
    },
    {
      id: 'the-square-may-come',
      position: '2k1/5/7/3K3/1PB3N/RS2g1/3 8/8/8/8/8/2W3W1/8/8 d14,n4 w -',
      picked: 'e5',
      claims: [comes('e5*f4', '2k1/5/7/3K3/1PB3N/R3gS/3 8/8/8/8/8/2W3W1/8/8 d14,n4 b -')],
    },
    {
      id: 'one-wizard',
      position: '2k1/5/7/3K3/1P5/5/4 8/8/8/8/8/2W5/8/8 d14,l2 w W',
      picked: 'e5',
      claims: [illegal('e5*d6'), goals('e5', 'c5 c7 e3 e7 g3 g5 g7 c3')],
    },
    {
      id: 'king-out-of-check',
      position: '5/1rr2/6k/7/5p1/5/1K1 8/8/8/8/8/5CW1/3CW3/8 d14,l14 w -',
      picked: 'i3',
      claims: [
        marked('h2', 'check'),
        goals('h2', 'f2 f4 h4 j4'),
        after('h2-f2', marked('f2', 'check')),
        after('h2-f4', marked('f4', 'check')),
        after('h2-h4', marked('h4', 'check')),
        after('h2-j4', marked('j4', 'check')),
        after('i3*h2', unmarked('l4', 'check')),
      ],
    },
    {
      id: 'queen-off-the-board',
      position: '2k1/5/7/3K3/7/1Q3/4 8/8/8/8/8/2W3W1/8/8 d14,l2 w -',
      picked: 'e5',
      claims: [comes('e5*f4', '2k1/5/7/3K3/7/5/4 8/8/8/8/8/2W3W1/8/8 d14,l2 b P')],
    },
    {
      id: 'king-changes-places',
      position: '2k1/5/7/7/1K3R1/5/4 8/8/8/8/1C3C2/2W3W1/8/8 d14,l2 w -',
      picked: 'e5',
      claims: [
        comes('e5*d6', '2k1/5/7/7/1R3K1/5/4 8/8/8/8/1C3C2/2W3W1/8/8 d14,l2 b -'),
        comes('m5*l6', '2k1/5/7/7/1R3K1/5/4 8/8/8/8/1C3C2/2W3W1/8/8 d14,l2 b -'),
      ],
    },
    {
      id: 'king-may-not-change-places',
      position: '2k1/5/7/7/1K3R1/5/4 8/8/8/5C2/1C6/2W3W1/8/8 d14,l2 w -',
      picked: 'e5',
      claims: [illegal('e5*d6'), illegal('m5*l6')],
    },
    {
      id: 'king-not-off-the-board',
      position: '2k1/5/7/7/7/1K3/4 8/8/8/8/8/2W3W1/2C5/8 d14,l2 w -',
      picked: 'e5',
      claims: [illegal('e5*f4')],
    },
  ],
  tasks: [
    {
      id: 'win-by-teleport',
      position: '4/3gk/7/5p1/SP5/R4/1K2 8/8/5W2/8/8/1W6/8/8 d14,l2 w -',
      goals: [{ kind: 'won' }],
      solution: ['c5*d6'],
    },
    {
      id: 'set-the-rook-free',
      position: '3k/5/1s5/5b1/2R4/5/1K2 8/8/8/5W2/2W5/3i4/8/8 d14,l2 w -',
      goals: [{ kind: 'stands', piece: 'R', site: 'l8' }],
      solution: ['e7*f6'],
    },
  ],
} as const satisfies SectionData;
