import { goals, illegal, legal } from '../claiming.ts';
import type { Section } from '../rulebook.ts';

export const promotedPieces: Section = {
  id: 'promoted-pieces',
  title: 'The promoted pieces',
  text: [
    'Bishop and rook slide as in chess: any distance along diagonals, or along ranks and files, up to the first piece in the way, which they may take if it is an enemy.',
    'Each further step of a ladder adds something. The horse moves as a bishop or a wazir, and the tiger as a knight too. The dragon moves as a rook or a ferz, and the lion as a knight too. The paladin moves as a knight or a king.',
    'The castle is another matter. It leaps to the sixteen squares around its neighbours, two squares away along a line, along a diagonal or as a knight, and it can no longer step to a square beside it. The elephant moves as a castle, a rook or a bishop.',
    'Only sliding can be blocked; leaps cannot. The board must be there, too: nothing slides across the outline.',
  ],
  examples: [
    {
      id: 'bishop',
      caption: 'The bishop: any distance diagonally.',
      position: '1/3/5/7/3B3/7/5/3/1 w - m',
      picked: 'd5',
      claims: [goals('d5', 'b3 b7 c4 c6 e4 e6 f3 f7')],
    },
    {
      id: 'horse',
      caption: 'The horse: a bishop or a wazir.',
      position: '1/3/5/7/3H3/7/5/3/1 w - m',
      picked: 'd5',
      claims: [goals('d5', 'b3 b7 c4 c5 c6 d4 d6 e4 e5 e6 f3 f7')],
    },
    {
      id: 'tiger',
      caption: 'The tiger: a horse or a knight.',
      position: '1/3/5/7/3T3/7/5/3/1 w - m',
      picked: 'd5',
      claims: [goals('d5', 'b3 b4 b6 b7 c3 c4 c5 c6 c7 d4 d6 e3 e4 e5 e6 e7 f3 f4 f6 f7')],
    },
    {
      id: 'rook',
      caption: 'The rook: any distance along rank and file.',
      position: '1/3/5/7/3R3/7/5/3/1 w - m',
      picked: 'd5',
      claims: [goals('d5', 'a5 b5 c5 d1 d2 d3 d4 d6 d7 d8 d9 e5 f5 g5')],
    },
    {
      id: 'dragon',
      caption: 'The dragon: a rook or a ferz.',
      position: '1/3/5/7/3D3/7/5/3/1 w - m',
      picked: 'd5',
      claims: [goals('d5', 'a5 b5 c4 c5 c6 d1 d2 d3 d4 d6 d7 d8 d9 e4 e5 e6 f5 g5')],
    },
    {
      id: 'lion',
      caption: 'The lion: a dragon or a knight.',
      position: '1/3/5/7/3L3/7/5/3/1 w - m',
      picked: 'd5',
      claims: [goals('d5', 'a5 b4 b5 b6 c3 c4 c5 c6 c7 d1 d2 d3 d4 d6 d7 d8 d9 e3 e4 e5 e6 e7 f4 f5 f6 g5')],
    },
    {
      id: 'paladin',
      caption: 'The paladin: a knight or a king.',
      position: '1/3/5/7/3P3/7/5/3/1 w - m',
      picked: 'd5',
      claims: [goals('d5', 'b4 b6 c3 c4 c5 c6 c7 d4 d6 e3 e4 e5 e6 e7 f4 f6')],
    },
    {
      id: 'castle',
      caption: 'The castle: any of the sixteen squares of the ring at distance two.',
      position: '1/3/5/7/3C3/7/5/3/1 w - m',
      picked: 'd5',
      claims: [
        goals('d5', 'b3 b4 b5 b6 b7 c3 c7 d3 d7 e3 e7 f3 f4 f5 f6 f7'),
        illegal('d5-d6', 'A castle leaps past its neighbours.'),
      ],
    },
    {
      id: 'elephant',
      caption: 'The elephant: a castle, a rook or a bishop. Thirty squares lie open to it here.',
      position: '1/3/5/7/3E3/7/5/3/1 w - m',
      picked: 'd5',
      claims: [
        goals(
          'd5',
          'a5 b3 b4 b5 b6 b7 c3 c4 c5 c6 c7 d1 d2 d3 d4 d6 d7 d8 d9 e3 e4 e5 e6 e7 f3 f4 f5 f6 f7 g5',
        ),
      ],
    },
    {
      id: 'blocked-rook',
      caption:
        'The rook stops before the wazir and the knight of its own side, and on the black knight, which it may take.',
      position: '1/3/1n2k/7/2R1W2/7/1N3/3/K w - m',
      picked: 'c5',
      claims: [
        goals('c5', 'a5 b5 c4 c6 c7 d5'),
        illegal('c5-c8', 'The knight on c7 is in the way.'),
        illegal('c5-g5', 'The wazir on e5 is in the way.'),
      ],
    },
    {
      id: 'castle-over-neighbours',
      caption:
        'The castle leaps over all its neighbours and takes none of them; the knights at distance two it may take.',
      position: '1/3/2n2/2FWw2/2fCf2/2WFw2/k3n/3/K w - m',
      picked: 'd5',
      claims: [
        goals('d5', 'b3 b4 b5 b6 b7 c3 c7 d3 d7 e3 e7 f3 f4 f5 f6 f7'),
        legal('d5-d7'),
        illegal('d5-e5', 'A castle leaps past its neighbours.'),
      ],
    },
  ],
  tasks: [
    {
      id: 'castle-check',
      prompt: 'Give check with the castle.',
      position: '1/1kw/5/7/7/C6/5/3/K w - m',
      goals: [
        {
          kind: 'checking',
          otherwise:
            'The black king is not attacked. A castle attacks the ring two squares away from it, and nothing nearer or farther.',
        },
      ],
      hint: 'Look for a square that lies two files or two ranks away from the king.',
      solution: ['a4-c6'],
    },
  ],
};
