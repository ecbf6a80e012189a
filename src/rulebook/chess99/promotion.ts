import { after, comes, ends, goals, illegal, legal, marked, unmarked } from '../claiming.ts';
import type { SectionData } from '../data.ts';

const ARRIVED = '9/1P1k5/9/9/8p/9/9/9/8K w - 1';

export const promotion = {
  id: 'promotion',
  drawing: 'promotions',
  examples: [
    {
      id: 'promotion-arrival',
      picked: 'b8',
      position: '8k/1P7/9/9/9/9/9/9/8K w - 1',
      claims: [
        comes('b8-b9', '1P6k/9/9/9/9/9/9/9/8K b - 1'),
        after('b8-b9', marked('b9', 'ready')),
        illegal('b8=N'),
      ],
    },
    {
      id: 'promotion-choices',
      picked: 'b9',
      position: '1P7/9/2p6/9/9/9/9/9/k7K w - 1',
      claims: [
        goals('b9', 'a8 c8 d7 e6 f5 g4 h3 i2 a7 c7 d8'),
        comes('b9=B', '1B7/9/2p6/9/9/9/9/9/k7K b - 1'),
        comes('b9=N', '1N7/9/2p6/9/9/9/9/9/k7K b - 1'),
        comes('b9=N-c7', '9/9/2N6/9/9/9/9/9/k7K b - 1'),
        legal('b9=B-i2'),
        illegal('b9=B-c7'),
        illegal('b9=Q'),
        illegal('b9=R'),
        illegal('b9=A'),
      ],
    },
    {
      id: 'promotion-waiting',
      picked: 'b9',
      position: '1P7/9/2p6/9/9/9/9/9/k7K w - 1',
      played: ['i1-h1', 'a1-a2', 'h1-g1', 'a2-a1'],
      claims: [marked('b9', 'ready'), legal('b9=N-c7'), legal('b9=B')],
    },
    {
      id: 'promotion-attacks',
      position: ARRIVED,
      played: ['b8-b9'],
      claims: [
        marked('d8', 'check'),
        ends('i5-i4 b9=N-d8', 'w king-captured'),
        after('d8-e8', unmarked('e8', 'check')),
        after('d8-d7', marked('d7', 'check')),
      ],
    },
    {
      id: 'promotion-en-passant',
      picked: 'b9',
      position: '1P7/2p6/9/9/9/9/9/9/k7K b - 1',
      played: ['c8-c6'],
      claims: [
        comes('b9=N-c7ep', '9/9/2N6/9/9/9/9/9/k7K b - 2'),
        comes('b9=N-c7', '9/9/2N6/2p6/9/9/9/9/k7K b - 2'),
        illegal('b9=B-c7ep'),
      ],
    },
  ],
  tasks: [
    {
      id: 'promotion-wins',
      position: '3P5/5k3/9/9/8r/9/9/9/K8 w - 1',
      goals: [{ kind: 'won' }],
      solution: ['d9=N-f8'],
    },
  ],
} as const satisfies SectionData;
