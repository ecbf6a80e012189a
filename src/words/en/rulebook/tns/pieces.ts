import type * as data from '../../../../rulebook/tns/pieces.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const pieces: SectionProse<typeof data.pieces> = {
  title: 'The pieces at the start',
  text: [
    'Every piece captures as it moves: where it can go, it can take an enemy. No piece moves onto a piece of its own side. A king that an enemy could take is in check.',
    'The king goes one square in any direction. The ferz goes one square diagonally, so it never leaves its colour. The wazir goes one square along rank or file, and changes colour with every step. The knight leaps two squares one way and one across, as in chess.',
    'Nothing can block any of the four. A knight leaps over what stands between, and the others move only to the next square.',
  ],
  examples: {
    king: {
      caption: 'The king: one square in any direction.',
    },
    ferz: {
      caption: 'The ferz: one square diagonally, always on its own colour.',
      why: {
        'd5-d6': 'A ferz does not go straight.',
      },
    },
    wazir: {
      caption: 'The wazir: one square along rank or file.',
      why: {
        'd5-e6': 'A wazir does not go diagonally.',
      },
    },
    knight: {
      caption: 'The knight: two squares one way and one across.',
    },
    leap: {
      caption: 'The knight can leap out over the pieces around it, and take either black knight.',
      why: {
        'd5-e5': 'A knight leaps; it takes nothing next to it.',
      },
    },
    captures: {
      caption: 'The king can take the ferz or the knight. Its own wazir and ferz are in its way.',
      why: {
        'd4-c4': 'A piece of its own side stands there.',
      },
    },
  },
  tasks: {
    'take-the-knight': {
      prompt: 'Take the black knight. Only one of your pieces can.',
      hint: 'Neither the ferz next to it nor the wazir at its corner reaches it.',
      otherwise: ['The black knight is still on d6. A ferz takes diagonally, a wazir along rank or file.'],
    },
  },
};
