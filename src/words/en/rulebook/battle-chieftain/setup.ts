import type * as data from '../../../../rulebook/battle-chieftain/setup.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const board: SectionProse<typeof data.board> = {
  title: 'The board',
  text: [
    'The board is a box of ten files, a to j, and eleven ranks, from which 26 squares are missing: 84 are left. Where one is missing there is a gap. Nothing can ever stand on a gap, and only kings get across.',
    'Each side has ten berserkers on its back rank, White on rank 1, Black on rank 11. The six squares before them are its wall: b2, d2, e2, f2, g2 and i2 for White, the same files of rank 10 for Black. All the rest is field, and so is the back rank once the berserkers have left it.',
    'The aim is to destroy the enemy’s army, that is, all berserkers. The king is only the one who leads; others can take its place.',
    'This is the standard board. There are three more: see The four boards.',
  ],
  examples: {
    start: {
      caption: 'The position at the start. The kings are not on the board yet.',
      ground: {
        d2: 'wall of White',
        i2: 'wall of White',
        b10: 'wall of Black',
      },
    },
    'board-gaps': {
      caption:
        'In the middle of the board: a gap ends each of the four ways from e6, and the berserker reaches five squares.',
    },
  },
};

export const placing: SectionProse<typeof data.placing> = {
  title: 'Placing the kings',
  text: [
    'The first turn of each side puts its king on the board: White first, then Black, each on an empty square of its own wall. Then White makes the first move.',
    'Black should look twice. White moves next, and a king on the same file as White’s, or one that a white berserker can reach, can be taken at once. On files b, d, g and i nothing lies between the armies; files e and f are closed to berserkers by gaps.',
  ],
  examples: {
    'placing-white': {
      caption: 'White may choose any of the six squares of its wall, and can do nothing else.',
      why: {
        'K@e3': 'A king is placed on its own wall.',
        'K@e10': 'That is the wall of the other side.',
        'e1-e3': 'The kings are placed first.',
      },
    },
    'placing-black': {
      caption: 'White’s king stands on d2. Black now places its own, and then White moves.',
      why: {
        'K@e2': 'That is the wall of the other side.',
      },
    },
    'placing-same-file': {
      caption:
        'Both kings on the e-file, with nothing but gaps and empty squares between: White’s king can fly across and take the other.',
      why: {
        'e1-e10': 'Its own king is in the way, and gaps would stop it too.',
      },
    },
  },
  tasks: {
    'placing-safely': {
      prompt: 'White’s king stands on d2. Place Black’s where White cannot take it on the first move.',
      hint: 'Look down the file from the square: who stands at the other end, and is there a gap between?',
      otherwise: ['White moves first, and can take the king there at once.'],
    },
  },
};
