import type * as data from '../../../../rulebook/battle-chieftain/fourBoards.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const fourBoards: SectionProse<typeof data.fourBoards> = {
  title: 'The four boards',
  text: [
    'There are three boards apart from the standard one. The rules are the same on all of them. The inventor notes that nobody has tried these three out.',
    'Far walls: the walls change owners. White’s is on rank 10, in front of Black’s army, and Black’s on rank 2. Wherever Black places its king, a white berserker stands right behind it and can take it on the first move. That costs Black a turn and a berserker.',
    'Differing field: on ranks 4 and 8 the gaps are on files d and g instead of e and f. Uneven field: only rank 8 is like that, so the two sides have different ground in front of them.',
  ],
  examples: {
    'boards-standard': {
      caption: 'Standard board: from d5 the whole d‑file is open, except for Black’s wall on d10.',
    },
    'boards-far-walls': {
      caption: 'Far walls: White places its king on rank 10, in front of Black’s army.',
      why: {
        'K@e2': 'On this board the wall on rank 2 is Black’s.',
      },
      ground: {
        e10: 'wall of White',
        e2: 'wall of Black',
      },
    },
    'boards-far-walls-first-move': {
      caption:
        'Black has placed its king on e2, and White’s berserker on e1 can take it. On any other square of the wall it is the same.',
      why: {
        'e1-e2 e11-e10': 'Black must crown a berserker first.',
      },
    },
    'boards-differing-field': {
      caption: 'Differing field: gaps on d4 and d8 shut in the berserker on d5 from both sides.',
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
      prompt: 'Far walls: both kings are on the board. Take Black’s.',
      hint: 'Who stands right behind it?',
      otherwise: ['Black’s king is still on g2.'],
    },
  },
};
