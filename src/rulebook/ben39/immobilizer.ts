import { after, comes, ends, goals, illegal, legal, marked, unmarked } from '../claiming.ts';
import type { SectionData } from '../data.ts';

export const immobilizer = {
  id: 'immobilizer',
  examples: [
    {
      id: 'answer-by-immobilizing',
      position: '5/5/5K1/7/7/1nkN1/GB1 8/8/8/8/8/8/6i1/8 d14,l14 b -',
      picked: 'm3',
      claims: [
        marked('h4', 'check'),
        after('m3-g3', goals('f2', ''), marked('f2', 'frozen'), unmarked('h4', 'check')),
        after('m3-e3', goals('f2', ''), marked('f2', 'frozen'), unmarked('h4', 'check')),
        after('m3-m5', legal('f2-h4'), marked('h4', 'check')),
      ],
    },
    {
      id: 'own-side-is-free',
      position: '5/5/5K1/7/7/1nkN1/GB1 8/8/8/8/8/8/6i1/8 d14,l14 b -',
      played: ['m3-g3'],
      picked: 'f4',
      claims: [
        goals('f4', 'b6 d8 h8 j12 j2 j6 n8'),
        goals('h2', ''),
        marked('h2', 'frozen'),
        unmarked('f4', 'frozen'),
        unmarked('j4', 'frozen'),
      ],
    },
    {
      id: 'released',
      position: '3k/5/7/7/2R4/5/1K2 8/8/8/8/3i4/8/8/8 d14,l2 b -',
      picked: 'f6',
      claims: [goals('f6', ''), after('g7-i9', legal('f6-f12')), after('g7-e7', goals('f6', ''))],
    },
    {
      id: 'no-drop-beside-an-enemy',
      position: '2k1/5/7/3K3/7/1r3/4 8/8/8/8/8/8/8/8 d14,l2 w I',
      claims: [
        illegal('I@e3'),
        illegal('I@g5'),
        legal('I@i5'),
        after('I@i5 f4-f2', legal('i5-e1')),
        after('I@i5 f4-f2 i5-e1', marked('f2', 'frozen'), goals('f2', '')),
      ],
    },
    {
      id: 'moved-by-others',
      position: '3k/5/7/5b1/7/1R3/1K2 8/8/8/5W2/8/2W5/3i4/8 d14,l2 w -',
      picked: 'e5',
      claims: [
        marked('f4', 'frozen'),
        illegal('f4-f8'),
        comes('e5*f4', '3k/5/7/5R1/7/5/1K2 8/8/8/5W2/8/2W5/3i4/8 d14,l2 b B'),
      ],
    },
    {
      id: 'no-help-against-wizards',
      position: '4/5p/7/5k1/7/1R3/1K1 8/8/8/5W2/8/2Wi4/8/8 d14,n12 b -',
      picked: 'g5',
      claims: [marked('f4', 'frozen'), marked('l8', 'check'), ends('n12-n10 e5*f4', 'w king-captured')],
    },
    {
      id: 'rotated-by-others',
      position: '3k/5/7/7/7/nR3/1K2 8/8/8/8/8/3i4/2Z5/8 d14,l2 w -',
      picked: 'e3',
      claims: [
        illegal('f4-d4'),
        comes('e3ccw', '3k/5/7/7/7/R4/1K2 8/8/8/8/8/3i4/2Z5/8 d14,l2 b N'),
        comes('e3cw', '3k/5/7/7/7/n4/RK2 8/8/8/8/8/3i4/2Z5/8 d14,l2 b -'),
      ],
    },
  ],
  tasks: [
    {
      id: 'stop-the-gold',
      position: '5/5/5K1/7/7/1nkN1/GB1 8/8/8/8/8/8/6i1/8 d14,l14 b -',
      goals: [{ kind: 'safe' }],
      solution: ['m3-g3'],
    },
    {
      id: 'hold-two',
      position: '1k2/5/7/3rn2/7/2K2/4 8/8/6I1/8/8/8/8/8 d14,l2 w -',
      goals: [{ kind: 'safe' }],
      solution: ['m11-i7'],
    },
  ],
} as const satisfies SectionData;
