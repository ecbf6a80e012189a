import { comes, illegal, legal } from '../claiming.ts';
import type { SectionData } from '../data.ts';

export const colour = {
  id: 'colour',
  examples: [
    {
      id: 'colour-taken',
      position: '1/3/1f3/7/7/7/k4/3/K w f2 d',
      claims: [legal('f@d9'), legal('f@c4'), illegal('f@d8'), illegal('f@c5')],
    },
    {
      id: 'captured-horse',
      position: 'k/3/1b3/7/3h3/3W3/5/3/K w - m',
      played: ['d4-d5', 'd9-d8', 'd1-d2'],
      claims: [legal('f@c4'), legal('f@d9'), illegal('f@d4'), illegal('f@c5')],
    },
    {
      id: 'horse-does-not-count',
      position: '1/3/1h3/4B2/7/7/k4/3/K w f2 d',
      claims: [legal('f@d8'), legal('f@d9')],
    },
    {
      id: 'two-ferzes',
      position: 'k/3/5/7/7/7/5/3/K w f2,f3 d',
      played: ['f@d4'],
      claims: [legal('f@d5'), illegal('f@e5'), comes('f@d5', 'k/3/5/7/3f3/3f3/5/3/K b - m')],
    },
    {
      id: 'others-go-anywhere',
      position: '1/3/1f3/7/7/7/k4/3/K w w2 d',
      claims: [legal('w@d8'), legal('w@d7')],
    },
  ],
  tasks: [
    {
      id: 'ferz-in-the-way',
      position: '1/3/5/3r3/1b5/W5k/5/3/K w f2 d',
      goals: [{ kind: 'safe' }],
      solution: ['f@d4'],
    },
  ],
} as const satisfies SectionData;
