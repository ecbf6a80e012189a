import { after, comes, illegal, legal, marked, unmarked } from '../claiming.ts';
import type { Section } from '../rulebook.ts';

const ANYONE = '9/9/7b1/5n3/2ap5/7q1/3kP4/9/8K w - 1';

export const enPassant: Section = {
  id: 'en-passant',
  title: 'En passant, by any piece',
  text: [
    'A pawn that has just gone two squares can be captured as if it had gone only one. Every kind of piece may do this, the king too, and only in the very next turn.',
    'To see who can, think of the pawn as pushed back to the square that it passed over, with nothing on the square where it stopped. Whatever could capture it there may do so: it comes to stand on the square passed over, and the pawn leaves the board. As the square where it stopped counts as empty, a rook, bishop or queen may even come through it.',
    'Nobody has to capture. A piece that can just as well move to the empty square passed over may do only that and let the pawn live; when you move there, you are asked which you mean.',
    'There is no exception. A pawn that has reached the last rank by two squares is captured in the same way.',
  ],
  examples: [
    {
      id: 'ep-through',
      caption:
        'White has played e2-e4. The rook on e9 may take the pawn on e4, or come through e4 and take it on e3.',
      position: 'k3r4/9/9/9/9/9/9/4P4/8K w - 1',
      played: ['e2-e4'],
      picked: 'e9',
      claims: [
        marked('e3', 'passed'),
        legal('e9-e4'),
        legal('e9-e3ep'),
        comes('e9-e3ep', 'k8/9/9/9/9/9/4r4/9/8K w - 2'),
        illegal('e9-e2', 'It may come as far as the square passed over, and no further.', 'blocked'),
        illegal('e9-e3', 'With the pawn left where it is, e4 is not empty.'),
      ],
    },
    {
      id: 'ep-anyone',
      caption:
        'White has played e3-e5. All six black pieces can capture the pawn on e4, the king among them.',
      position: ANYONE,
      played: ['e3-e5'],
      claims: [
        marked('e4', 'passed'),
        legal('d3-e4ep'),
        legal('d5-e4ep'),
        legal('c5-e4ep'),
        legal('f6-e4ep'),
        legal('h7-e4ep'),
        legal('h4-e4ep'),
        illegal('d5-e4', 'A pawn goes slantwise only to capture.'),
        comes('d3-e4ep', '9/9/7b1/5n3/2ap5/4k2q1/9/9/8K w - 2'),
      ],
    },
    {
      id: 'ep-choice',
      caption: 'The knight may go to e3 and let the pawn on e4 stand, or go to e3 and capture it.',
      position: 'k8/9/9/9/5n3/9/9/4P4/8K w - 1',
      played: ['e2-e4'],
      picked: 'f5',
      claims: [
        comes('f5-e3', 'k8/9/9/9/9/4P4/4n4/9/8K w - 2'),
        comes('f5-e3ep', 'k8/9/9/9/9/9/4n4/9/8K w - 2'),
      ],
    },
    {
      id: 'ep-too-late',
      caption: 'A move later the right is gone: the knight can still go to e3, but no longer capture.',
      position: 'k8/9/9/9/5n3/9/9/4P4/8K w - 1',
      played: ['e2-e4', 'a9-a8', 'i1-i2'],
      picked: 'f5',
      claims: [
        unmarked('e3', 'passed'),
        illegal('f5-e3ep', 'That is possible only in the turn right after the pawn’s two squares.'),
        legal('f5-e3'),
      ],
    },
    {
      id: 'ep-one-square',
      caption:
        'A pawn that goes one square passes over nothing. On e4 the queen can take it only where it stands.',
      position: 'k8/9/9/9/7q1/9/4P4/9/8K w - 1',
      played: ['e3-e4'],
      claims: [
        unmarked('e3', 'passed'),
        illegal('h5-e4ep', 'The pawn went one square only.'),
        after('h5-e5 i1-i2', legal('e5-e4')),
      ],
    },
    {
      id: 'ep-last-rank',
      caption: 'The pawn has run from b7 to the last rank. The rook takes it on b8 in passing.',
      position: '8k/6r2/1P7/9/9/9/9/9/8K w - 1',
      played: ['b7-b9'],
      picked: 'g8',
      claims: [marked('b8', 'passed'), legal('g8-b8ep'), comes('g8-b8ep', '8k/1r7/9/9/9/9/9/9/8K w - 2')],
    },
  ],
  tasks: [
    {
      id: 'ep-knight',
      prompt: 'Black’s pawn has just gone from d7 to d5. Capture it with the knight.',
      position: 'k8/9/3p5/9/9/2N6/9/3R5/8K b - 1',
      played: ['d7-d5'],
      goals: [
        { kind: 'action', pattern: 'c4.*', otherwise: 'That was not the knight.' },
        {
          kind: 'stands',
          piece: '.',
          site: 'd5',
          otherwise: 'The pawn is still on d5, and now it is too late to take it in passing.',
        },
      ],
      hint: 'Where would the pawn stand, had it gone only one square?',
      solution: ['c4-d6ep'],
    },
  ],
};
