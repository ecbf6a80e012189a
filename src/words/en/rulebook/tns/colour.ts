import type * as data from '../../../../rulebook/tns/colour.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const colour: SectionProse<typeof data.colour> = {
  title: 'Ferzes and colours',
  text: [
    'You may not drop a ferz on a square of the same colour as a ferz or a bishop of its own side. So the diagonal pieces of each side stay on both colours, as they were at the start.',
    'Horses and tigers do not count, because they can change colour. The other side’s pieces do not count either. And the rule is about ferzes only: you may drop anything else wherever there is room.',
    'If you hold two ferzes, you can drop both in one turn, one on each colour. A ferz that is due can always be dropped, because at most one colour is closed to it.',
  ],
  examples: {
    'colour-taken': {
      caption:
        'A black ferz stands on the light square c7. White has moved, and may drop the other black ferz on dark squares only.',
      why: {
        'f@d8': 'd8 is light, as c7 is.',
        'f@c5': 'c5 is light, as c7 is.',
      },
    },
    'captured-horse': {
      caption:
        'White has taken a horse. It is dropped as a ferz, and must go to a dark square: Black’s bishop stands on the light square c7.',
      why: {
        'f@d4': 'd4 is light, as c7 is.',
        'f@c5': 'c5 is light, as c7 is.',
      },
    },
    'horse-does-not-count': {
      caption:
        'Here a horse stands on c7, and a white bishop on the dark square e6. Neither closes a colour to the black ferz.',
    },
    'two-ferzes': {
      caption:
        'White holds both black ferzes, and has dropped one on a light square. The other must go to a dark square, in this turn or later.',
      why: {
        'f@e5': 'e5 is light, as d4 is.',
      },
    },
    'others-go-anywhere': {
      caption:
        'The rule is about ferzes only. White may drop the wazir next to the black ferz, or on its colour.',
    },
  },
  tasks: {
    'ferz-in-the-way': {
      prompt: 'You have moved. Drop the ferz so that it ends the check.',
      hint: 'Black’s bishop stands on a dark square. Which squares of the d‑file are light?',
      otherwise: ['Your king is still in check. The ferz must stand on the d‑file, in front of the rook.'],
    },
  },
};
