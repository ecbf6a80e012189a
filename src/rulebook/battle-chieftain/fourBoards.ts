import { after, comes, goals, ground, illegal, legal, marked } from '../claiming.ts';
import type { Section } from '../rulebook.ts';

const OPEN = '9b/5k/8/6/8/8/2B5/6/8/K5/10 w g';

export const fourBoards: Section = {
  id: 'boards',
  title: 'The four boards',
  text: [
    'The game can be played on three boards besides the standard one. All rules are the same. The inventor notes that nobody has tried these three out.',
    'Far walls: the walls change owners. White’s is on rank 10, right before Black’s army, and Black’s on rank 2. Wherever Black places its king, a white berserker stands right behind it and can take it on the first move, which costs Black a turn and a berserker.',
    'Differing field: on ranks 4 and 8 the gaps lie on files d and g instead of e and f. Uneven field: they do so on rank 8 alone, and the two sides have different ground before them.',
  ],
  examples: [
    {
      id: 'boards-standard',
      caption: 'Standard board: from d5 the whole d-file is open, but for Black’s wall on d10.',
      variant: 'battle-chieftain',
      position: OPEN,
      picked: 'd5',
      claims: [goals('d5', 'b5 c5 e5 f5 g5 h5 i5 d6 d7 d8 d9 d11 d4 d3 d2 d1')],
    },
    {
      id: 'boards-far-walls',
      caption: 'Far walls: White places its king on rank 10, before Black’s army.',
      variant: 'battle-chieftain-far-walls',
      claims: [
        ground('e10', 'wall of White'),
        ground('e2', 'wall of Black'),
        legal('K@e10'),
        illegal('K@e2', 'On this board rank 2 has the wall of Black.'),
        comes('K@e10', 'bbbbbbbbbb/2K3/8/6/8/8/8/6/8/6/BBBBBBBBBB b p'),
      ],
    },
    {
      id: 'boards-far-walls-first-move',
      caption:
        'Black has placed its king on e2, and White’s berserker takes it from e1. Any other square of the wall ends alike.',
      variant: 'battle-chieftain-far-walls',
      played: ['K@e10', 'K@e2'],
      picked: 'e1',
      claims: [
        marked('e2', 'check'),
        marked('e10', 'check'),
        legal('e1-e2'),
        after(
          'e1-e2',
          legal('K=e11'),
          illegal('e11-e10', 'Black has to crown a berserker first.', 'king to be crowned'),
        ),
      ],
    },
    {
      id: 'boards-differing-field',
      caption: 'Differing field: gaps on d4 and d8 shut the berserker on d5 in from both sides.',
      variant: 'battle-chieftain-differing-field',
      position: OPEN,
      picked: 'd5',
      claims: [goals('d5', 'b5 c5 e5 f5 g5 h5 i5 d6 d7'), ground('d10', 'wall of Black')],
    },
    {
      id: 'boards-uneven-field',
      caption: 'Uneven field: a gap on d8 above, and none on d4 below.',
      variant: 'battle-chieftain-uneven-field',
      position: OPEN,
      picked: 'd5',
      claims: [goals('d5', 'b5 c5 e5 f5 g5 h5 i5 d6 d7 d4 d3 d2 d1')],
    },
  ],
  tasks: [
    {
      id: 'boards-far-walls-task',
      prompt: 'Far walls: the kings have been placed. Take Black’s.',
      variant: 'battle-chieftain-far-walls',
      position: 'bbbbbbbbbb/6/8/6/8/8/8/6/8/6/BBBBBBBBBB w p',
      played: ['K@e10', 'K@g2'],
      goals: [{ kind: 'stands', piece: 'B', site: 'g2', otherwise: 'Black’s king still stands on g2.' }],
      hint: 'Who stands right behind it?',
      solution: ['g1-g2'],
    },
  ],
};
