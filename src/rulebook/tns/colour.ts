import { comes, illegal, legal } from '../claiming.ts';
import type { Section } from '../rulebook.ts';

export const colour: Section = {
  id: 'colour',
  title: 'Ferzes and colours',
  text: [
    'Before you drop a ferz, look where its own side has another ferz or a bishop: all squares of that colour are closed to it. So the diagonal pieces of a side come to stand on both colours, as they did at the start.',
    'Horses and tigers do not count: they can change colour. What stands on the colour for the other side does not count either. And the rule is about ferzes only; everything else is dropped where there is room.',
    'Two ferzes in hand can be dropped in one turn, one on each colour. A ferz that is due can always be dropped, for one colour at most is closed to it.',
  ],
  examples: [
    {
      id: 'colour-taken',
      caption:
        'A black ferz stands on the light square c7. White has moved, and may drop the other black ferz on dark squares only.',
      position: '1/3/1f3/7/7/7/k4/3/K w f2 d',
      claims: [
        legal('f@d9'),
        legal('f@c4'),
        illegal('f@d8', 'd8 is light, as c7 is.'),
        illegal('f@c5', 'c5 is light, as c7 is.'),
      ],
    },
    {
      id: 'captured-horse',
      caption:
        'White has taken a horse. It is dropped as a ferz, and must go to a dark square: Black’s bishop stands on the light square c7.',
      position: 'k/3/1b3/7/3h3/3W3/5/3/K w - m',
      played: ['d4-d5', 'd9-d8', 'd1-d2'],
      claims: [
        legal('f@c4'),
        legal('f@d9'),
        illegal('f@d4', 'd4 is light, as c7 is.'),
        illegal('f@c5', 'c5 is light, as c7 is.'),
      ],
    },
    {
      id: 'horse-does-not-count',
      caption:
        'Here it is a horse on c7, and a white bishop on the dark square e6. Neither closes a colour to the black ferz.',
      position: '1/3/1h3/4B2/7/7/k4/3/K w f2 d',
      claims: [legal('f@d8'), legal('f@d9')],
    },
    {
      id: 'two-ferzes',
      caption:
        'White holds both black ferzes. Once one is dropped on a light square, the other has to go to a dark one, in this turn or later.',
      position: 'k/3/5/7/7/7/5/3/K w f2,f3 d',
      played: ['f@d4'],
      claims: [
        legal('f@d5'),
        illegal('f@e5', 'e5 is light, as d4 is.'),
        comes('f@d5', 'k/3/5/7/3f3/3f3/5/3/K b - m'),
      ],
    },
    {
      id: 'others-go-anywhere',
      caption: 'The rule binds ferzes only. A wazir may be dropped beside the black ferz and on its colour.',
      position: '1/3/1f3/7/7/7/k4/3/K w w2 d',
      claims: [legal('w@d8'), legal('w@d7')],
    },
  ],
  tasks: [
    {
      id: 'ferz-in-the-way',
      prompt: 'You have moved. Drop the ferz so that it ends the check.',
      position: '1/3/5/3r3/1b5/W5k/5/3/K w f2 d',
      goals: [
        {
          kind: 'safe',
          otherwise: 'The rook still attacks your king. The ferz has to stand on the d-file between them.',
        },
      ],
      hint: 'Black’s bishop stands on a dark square. Which squares of the d-file are light?',
      solution: ['f@d4'],
    },
  ],
};
