import type * as data from '../../../../rulebook/tns/colour.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const colour: SectionProse<typeof data.colour> = {
  title: 'Ferzes and colours',
  text: [
    'Before you drop a ferz, look where its own side has another ferz or a bishop: all squares of that colour are closed to it. So the diagonal pieces of a side come to stand on both colours, as they did at the start.',
    'Horses and tigers do not count: they can change colour. What stands on the colour for the other side does not count either. And the rule is about ferzes only; everything else is dropped where there is room.',
    'Two ferzes in hand can be dropped in one turn, one on each colour. A ferz that is due can always be dropped, for one colour at most is closed to it.',
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
        'Here it is a horse on c7, and a white bishop on the dark square e6. Neither closes a colour to the black ferz.',
    },
    'two-ferzes': {
      caption:
        'White holds both black ferzes. Once one is dropped on a light square, the other has to go to a dark one, in this turn or later.',
      why: {
        'f@e5': 'e5 is light, as d4 is.',
      },
    },
    'others-go-anywhere': {
      caption: 'The rule binds ferzes only. A wazir may be dropped beside the black ferz and on its colour.',
    },
  },
  tasks: {
    'ferz-in-the-way': {
      prompt: 'You have moved. Drop the ferz so that it ends the check.',
      hint: 'Black’s bishop stands on a dark square. Which squares of the d-file are light?',
      otherwise: ['The rook still attacks your king. The ferz has to stand on the d-file between them.'],
    },
  },
};
