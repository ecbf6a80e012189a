import { ends, legal, marked } from '../claiming.ts';
import type { SectionData } from '../data.ts';

export const winning = {
  id: 'winning',
  examples: [
    {
      id: 'win-capture',
      position: '4k4/9/9/9/9/9/9/9/4R3K w - 1',
      claims: [marked('e9', 'check'), legal('e1-e9'), ends('e1-e9', 'w king-captured')],
    },
    {
      id: 'win-exposed',
      position: '4k4/9/9/9/9/9/9/r7K/4R4 w - 1',
      claims: [marked('i2', 'check'), ends('e1-e9', 'draw king-exposed'), ends('i2-i3 e9-d9', null)],
    },
    {
      id: 'win-uncovering',
      position: '4r4/9/9/9/k3R4/9/9/9/4K4 w - 1',
      claims: [ends('e5-a5', 'draw king-exposed')],
    },
    {
      id: 'win-king-takes-king',
      position: '9/9/9/9/9/4k4/4K4/P8/9 w - 1',
      claims: [ends('e3-e4', 'w king-captured')],
    },
    {
      id: 'win-pyrrhic',
      position: 'r8/9/9/9/9/9/9/3Kk4/9 w - 1',
      claims: [legal('d2-e2'), ends('d2-e2', 'draw pyrrhic')],
    },
    {
      id: 'win-both-exceptions',
      position: '4r4/9/9/9/9/9/9/3Kk4/9 w - 1',
      claims: [ends('d2-e2', 'draw king-exposed')],
    },
    {
      id: 'win-two-knights',
      position: 'k8/2K6/9/1N1N5/9/9/9/9/9 b - 40',
      picked: 'a9',
      claims: [
        ends('a9-a8 b6-a8', 'w king-captured'),
        ends('a9-b8 c8-b8', 'w king-captured'),
        ends('a9-b9 c8-b9', 'w king-captured'),
      ],
    },
    {
      id: 'win-costly',
      position: '9/9/9/9/9/9/2k6/1q7/K7P w - 1',
      claims: [
        marked('a1', 'check'),
        ends('a1-b2 c3-b2', 'draw pyrrhic'),
        ends('i1-i2 b2-a1', 'b king-captured'),
      ],
    },
  ],
  tasks: [
    {
      id: 'win-in-one',
      position: '4r4/9/9/9/k3R4/2N6/9/9/4K4 w - 1',
      goals: [{ kind: 'noAction', pattern: 'e5-a5' }, { kind: 'won' }],
      solution: ['c4-a5'],
    },
  ],
} as const satisfies SectionData;
