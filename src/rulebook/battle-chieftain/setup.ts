import { after, comes, goals, ground, illegal, legal, marked, outcome, unmarked } from '../claiming.ts';
import type { Section } from '../rulebook.ts';

const START = 'bbbbbbbbbb/6/8/6/8/8/8/6/8/6/BBBBBBBBBB w p';

export const board: Section = {
  id: 'board',
  title: 'The board',
  text: [
    'The board is a box of ten files, a to j, and eleven ranks, from which 26 squares are missing: 84 are left. Where one is missing there is a gap. Nothing can ever stand on a gap, and only kings get across.',
    'Each side has ten berserkers on its back rank, White on rank 1, Black on rank 11. The six squares before them are its wall: b2, d2, e2, f2, g2 and i2 for White, the same files of rank 10 for Black. All the rest is field, and so is the back rank once the berserkers have left it.',
    'The aim is to destroy the enemy’s army, that is, all berserkers. The king is only the one who leads; others can take its place.',
    'This is the standard board. There are three more: see The four boards.',
  ],
  examples: [
    {
      id: 'start',
      caption: 'The position at the start. The kings are not on the board yet.',
      claims: [
        ground('d2', 'wall of White'),
        ground('i2', 'wall of White'),
        ground('b10', 'wall of Black'),
        ground('d1', ''),
        ground('e6', ''),
        outcome(null),
      ],
    },
    {
      id: 'board-gaps',
      caption:
        'In the middle of the board: a gap ends each of the four ways from e6, and the berserker reaches five squares.',
      picked: 'e6',
      position: '9b/5k/8/6/8/3B4/8/6/8/K5/10 w g',
      claims: [goals('e6', 'd6 e5 e7 f6 g6')],
    },
  ],
  tasks: [],
};

export const placing: Section = {
  id: 'placing',
  title: 'Placing the kings',
  text: [
    'The first turn of each side puts its king on the board: White first, then Black, each on an empty square of its own wall. Then White makes the first move.',
    'Black should look twice. White moves next, and a king on the same file as White’s, or one that a white berserker can reach, can be taken at once. On files b, d, g and i nothing lies between the armies; files e and f are closed to berserkers by gaps.',
  ],
  examples: [
    {
      id: 'placing-white',
      caption: 'White may choose any of the six squares of its wall, and can do nothing else.',
      claims: [
        legal('K@b2'),
        legal('K@d2'),
        legal('K@e2'),
        legal('K@f2'),
        legal('K@g2'),
        legal('K@i2'),
        illegal('K@e3', 'A king is placed on its own wall.'),
        illegal('K@e10', 'That is the wall of the other side.'),
        illegal('e1-e3', 'The kings are placed first.', 'king to be placed'),
        comes('K@d2', 'bbbbbbbbbb/6/8/6/8/8/8/6/8/1K4/BBBBBBBBBB b p'),
      ],
    },
    {
      id: 'placing-black',
      caption: 'White’s king stands on d2. Black now places its own, and then White moves.',
      played: ['K@d2'],
      claims: [
        legal('K@e10'),
        illegal('K@e2', 'That is the wall of the other side.'),
        comes('K@e10', 'bbbbbbbbbb/2k3/8/6/8/8/8/6/8/1K4/BBBBBBBBBB w g'),
        after('K@e10', unmarked('e10', 'check')),
        after('K@g10', marked('g10', 'check'), legal('g1-g10')),
      ],
    },
    {
      id: 'placing-same-file',
      caption:
        'Both kings on the e-file, with nothing but gaps and empty squares between: White’s king can fly across and take the other.',
      played: ['K@e2', 'K@e10'],
      picked: 'e2',
      claims: [
        marked('e10', 'check'),
        legal('e2-e10'),
        illegal('e1-e10', 'Its own king is in the way, and gaps would stop it too.', 'gap'),
      ],
    },
  ],
  tasks: [
    {
      id: 'placing-safely',
      prompt: 'White’s king stands on d2. Place Black’s where White cannot take it on the first move.',
      position: START,
      played: ['K@d2'],
      goals: [{ kind: 'safe', otherwise: 'White moves first, and can take the king there at once.' }],
      hint: 'Look down the file from the square: who stands at the other end, and is there a gap between?',
      solution: ['K@f10'],
    },
  ],
};
