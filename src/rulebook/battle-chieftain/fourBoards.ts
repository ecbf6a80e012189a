import { after, comes, goals, ground, illegal, legal, marked } from '../claiming.ts';
import type { SectionData } from '../data.ts';

const OPEN = '9b/5k/8/6/8/8/2B5/6/8/K5/10 w g';

export const fourBoards = {
  id: 'boards',
  examples: [
    {
      id: 'boards-standard',
      variant: 'battle-chieftain',
      position: OPEN,
      picked: 'd5',
      claims: [goals('d5', 'b5 c5 e5 f5 g5 h5 i5 d6 d7 d8 d9 d11 d4 d3 d2 d1')],
    },
    {
      id: 'boards-far-walls',
      variant: 'battle-chieftain-far-walls',
      claims: [
        ground('e10'),
        ground('e2'),
        legal('K@e10'),
        illegal('K@e2'),
        comes('K@e10', 'bbbbbbbbbb/2K3/8/6/8/8/8/6/8/6/BBBBBBBBBB b p'),
      ],
    },
    {
      id: 'boards-far-walls-first-move',
      variant: 'battle-chieftain-far-walls',
      played: ['K@e10', 'K@e2'],
      picked: 'e1',
      claims: [
        marked('e2', 'check'),
        marked('e10', 'check'),
        legal('e1-e2'),
        after('e1-e2', legal('K=e11'), illegal('e11-e10', 'king to be crowned')),
      ],
    },
    {
      id: 'boards-differing-field',
      variant: 'battle-chieftain-differing-field',
      position: OPEN,
      picked: 'd5',
      claims: [goals('d5', 'b5 c5 e5 f5 g5 h5 i5 d6 d7'), ground('d10')],
    },
    {
      id: 'boards-uneven-field',
      variant: 'battle-chieftain-uneven-field',
      position: OPEN,
      picked: 'd5',
      claims: [goals('d5', 'b5 c5 e5 f5 g5 h5 i5 d6 d7 d4 d3 d2 d1')],
    },
  ],
  tasks: [
    {
      id: 'boards-far-walls-task',
      variant: 'battle-chieftain-far-walls',
      position: 'bbbbbbbbbb/6/8/6/8/8/8/6/8/6/BBBBBBBBBB w p',
      played: ['K@e10', 'K@g2'],
      goals: [{ kind: 'stands', piece: 'B', site: 'g2' }],
      solution: ['g1-g2'],
    },
  ],
} as const satisfies SectionData;
