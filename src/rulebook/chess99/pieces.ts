import { goals, illegal, legal } from '../claiming.ts';
import type { Section } from '../rulebook.ts';

export const pieces: Section = {
  id: 'pieces',
  title: 'King, queen, rook, bishop, knight',
  text: [
    'These five move as in orthodox chess: the king one square in any direction, the rook along ranks and files, the bishop along diagonals, the queen along all of these, and the knight two squares one way and one across, over whatever stands between.',
    'A piece captures by moving onto an enemy’s square. It never moves onto a piece of its own side, except when a king changes places: see Castling. Nobody may pass; a player must move.',
  ],
  examples: [
    {
      id: 'king',
      caption: 'The king: one square, eight ways.',
      picked: 'e5',
      position: 'k8/9/9/9/4K4/9/9/9/9 w - 1',
      claims: [
        goals('e5', 'd6 e6 f6 d5 f5 d4 e4 f4'),
        illegal('e5-e7', 'A king goes one square.', 'no such movement'),
      ],
    },
    {
      id: 'queen',
      caption: 'The queen goes any distance, straight or slanting.',
      picked: 'd4',
      position: 'k8/9/9/9/9/3Q5/9/9/8K w - 1',
      claims: [
        goals(
          'd4',
          'd1 d2 d3 d5 d6 d7 d8 d9 a4 b4 c4 e4 f4 g4 h4 i4 a1 b2 c3 e5 f6 g7 h8 i9 a7 b6 c5 e3 f2 g1',
        ),
        illegal('d4-e6', 'That would be a knight’s move.', 'no such movement'),
      ],
    },
    {
      id: 'rook',
      caption:
        'The rook stops before its own pawn on e7; it can capture the black pawn on g5, and go no further.',
      picked: 'e5',
      position: 'k8/9/4P4/9/4R1p2/9/9/9/8K w - 1',
      claims: [
        goals('e5', 'e6 e4 e3 e2 e1 d5 c5 b5 a5 f5 g5'),
        legal('e5-g5'),
        illegal('e5-h5', 'The pawn on g5 is in the way.', 'blocked'),
        illegal('e5-e7', 'Its own pawn stands there.', 'own piece there'),
      ],
    },
    {
      id: 'bishop',
      caption: 'The bishop, along its diagonals.',
      picked: 'e5',
      position: '9/k8/9/9/4B4/9/9/9/7K1 w - 1',
      claims: [goals('e5', 'a1 b2 c3 d4 f6 g7 h8 i9 a9 b8 c7 d6 f4 g3 h2 i1')],
    },
    {
      id: 'knight',
      caption: 'The knight leaps over the pawns around it, and captures none of them.',
      picked: 'e5',
      position: 'k8/9/9/3ppp3/3pNp3/3ppp3/9/9/8K w - 1',
      claims: [
        goals('e5', 'd7 f7 c6 g6 c4 g4 d3 f3'),
        illegal('e5-e6', 'A knight does not step.', 'no such movement'),
      ],
    },
  ],
  tasks: [],
};

export const paladin: Section = {
  id: 'paladin',
  title: 'The paladin',
  text: [
    'A paladin moves as a bishop or as a knight, whichever its player wants this time. After the queen it is the strongest piece.',
    'A bishop’s move keeps it on its colour, a knight’s move takes it to the other. So it reaches every square, and a piece that hides from the one half of it may run into the other.',
  ],
  examples: [
    {
      id: 'paladin-goals',
      caption: 'Any distance along the diagonals, and the eight leaps of a knight.',
      picked: 'e5',
      position: '9/k8/9/9/4A4/9/9/9/7K1 w - 1',
      claims: [
        goals('e5', 'a1 b2 c3 d4 f6 g7 h8 i9 a9 b8 c7 d6 f4 g3 h2 i1 d7 f7 c6 g6 c4 g4 d3 f3'),
        illegal('e5-e6', 'It never moves straight, unlike a queen.', 'no such movement'),
      ],
    },
    {
      id: 'paladin-hemmed',
      caption:
        'Pieces stop its slides, not its leaps. Of the four pieces beside it the black one can be captured.',
      picked: 'e5',
      position: '9/k8/9/3P1P3/4A4/3P1p3/9/9/7K1 w - 1',
      claims: [
        goals('e5', 'f4 d7 f7 c6 g6 c4 g4 d3 f3'),
        legal('e5-f4'),
        illegal('e5-g3', 'The black pawn on f4 is in the way.', 'blocked'),
        illegal('e5-g7', 'Its own pawn on f6 is in the way.', 'blocked'),
      ],
    },
  ],
  tasks: [
    {
      id: 'paladin-check',
      prompt: 'Give check with the paladin. There are four ways.',
      position: '9/6k2/9/9/9/9/2A6/9/8K w - 1',
      goals: [
        {
          kind: 'checking',
          otherwise: 'From there the paladin reaches the king on g8 neither by a slide nor by a leap.',
        },
      ],
      hint: 'It can attack from the diagonals of g8, or from a knight’s move away.',
      solution: ['c3-f6'],
    },
  ],
};
