import type * as data from '../../../../rulebook/battle-chieftain/fourBoards.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const fourBoards: SectionProse<typeof data.fourBoards> = {
  title: 'The four boards',
  text: [
    'The game can be played on three boards besides the standard one. All rules are the same. The inventor notes that nobody has tried these three out.',
    'Far walls: the walls change owners. White’s is on rank 10, right before Black’s army, and Black’s on rank 2. Wherever Black places its king, a white berserker stands right behind it and can take it on the first move, which costs Black a turn and a berserker.',
    'Differing field: on ranks 4 and 8 the gaps lie on files d and g instead of e and f. Uneven field: they do so on rank 8 alone, and the two sides have different ground before them.',
  ],
  examples: {
    'boards-standard': {
      caption: 'Standard board: from d5 the whole d-file is open, but for Black’s wall on d10.',
    },
    'boards-far-walls': {
      caption: 'Far walls: White places its king on rank 10, before Black’s army.',
      why: {
        'K@e2': 'On this board rank 2 has the wall of Black.',
      },
      ground: {
        e10: 'wall of White',
        e2: 'wall of Black',
      },
    },
    'boards-far-walls-first-move': {
      caption:
        'Black has placed its king on e2, and White’s berserker takes it from e1. Any other square of the wall ends alike.',
      why: {
        'e1-e2 e11-e10': 'Black has to crown a berserker first.',
      },
    },
    'boards-differing-field': {
      caption: 'Differing field: gaps on d4 and d8 shut the berserker on d5 in from both sides.',
      ground: {
        d10: 'wall of Black',
      },
    },
    'boards-uneven-field': {
      caption: 'Uneven field: a gap on d8 above, and none on d4 below.',
    },
  },
  tasks: {
    'boards-far-walls-task': {
      prompt: 'Far walls: the kings have been placed. Take Black’s.',
      hint: 'Who stands right behind it?',
      otherwise: ['Black’s king still stands on g2.'],
    },
  },
};
