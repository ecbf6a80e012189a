import { ends, legal, marked } from '../claiming.ts';
import type { Section } from '../rulebook.ts';

export const winning: Section = {
  id: 'winning',
  title: 'Taking the king',
  text: [
    'The game ends when a king is captured. Whoever captured it wins, with two exceptions, and these are draws.',
    'First: the captor’s own king is then attacked by something that the enemy has left. Look before you take: if the capture would leave your king in check, another way of taking, or waiting a move, may be worth more.',
    'Second: the captor has nothing left but the king. One more piece is enough to win, be it a pawn. If both exceptions hold, the game is drawn for the first reason.',
    'It takes some force to corner a king. Two knights can do it, for nothing needs to be mated; a single bishop or knight cannot, and as pawns become nothing better, one pawn alone does not win either.',
  ],
  examples: [
    {
      id: 'win-capture',
      caption: 'The rook takes the king, and White has won.',
      position: '4k4/9/9/9/9/9/9/9/4R3K w - 1',
      claims: [marked('e9', 'check'), legal('e1-e9'), ends('e1-e9', 'w king-captured')],
    },
    {
      id: 'win-exposed',
      caption:
        'Both kings are attacked. If the white rook takes, the black one is left, and it attacks i2: a draw.',
      position: '4k4/9/9/9/9/9/9/r7K/4R4 w - 1',
      claims: [marked('i2', 'check'), ends('e1-e9', 'draw king-exposed'), ends('i2-i3 e9-d9', null)],
    },
    {
      id: 'win-uncovering',
      caption:
        'The rook on e5 shields its king. It may take the king on a5, but that opens the e-file: a draw.',
      position: '4r4/9/9/9/k3R4/9/9/9/4K4 w - 1',
      claims: [ends('e5-a5', 'draw king-exposed')],
    },
    {
      id: 'win-king-takes-king',
      caption: 'A king may take a king. White has a pawn besides, so it wins.',
      position: '9/9/9/9/9/4k4/4K4/P8/9 w - 1',
      claims: [ends('e3-e4', 'w king-captured')],
    },
    {
      id: 'win-pyrrhic',
      caption:
        'White has the bare king. It may take the other one, and the game is a draw. With one pawn more it would be a win.',
      position: 'r8/9/9/9/9/9/9/3Kk4/9 w - 1',
      claims: [legal('d2-e2'), ends('d2-e2', 'draw pyrrhic')],
    },
    {
      id: 'win-both-exceptions',
      caption:
        'The same with the rook on e9: after the capture it attacks the white king. The first reason counts.',
      position: '4r4/9/9/9/9/9/9/3Kk4/9 w - 1',
      claims: [ends('d2-e2', 'draw king-exposed')],
    },
    {
      id: 'win-two-knights',
      caption:
        'Two knights at work. Black is not in check and must move, and each of the three squares is covered.',
      position: 'k8/2K6/9/1N1N5/9/9/9/9/9 b - 40',
      picked: 'a9',
      claims: [
        ends('a9-a8 b6-a8', 'w king-captured'),
        ends('a9-b8 c8-b8', 'w king-captured'),
        ends('a9-b9 c8-b9', 'w king-captured'),
      ],
    },
    {
      id: 'win-costly',
      caption:
        'Elsewhere White would be mated. Here the king takes the queen, and when Black takes it, Black has the bare king left: a draw.',
      position: '9/9/9/9/9/9/2k6/1q7/K7P w - 1',
      claims: [
        marked('a1', 'check'),
        ends('a1-b2 c3-b2', 'draw pyrrhic'),
        ends('i1-i2 b2-a1', 'b king-captured'),
      ],
    },
  ],
  tasks: [
    {
      id: 'win-in-one',
      prompt: 'Take the king, and win.',
      position: '4r4/9/9/9/k3R4/2N6/9/9/4K4 w - 1',
      goals: [
        {
          kind: 'noAction',
          pattern: 'e5-a5',
          otherwise: 'The rook has left the e-file, and the black rook attacks the white king: only a draw.',
        },
        { kind: 'won', otherwise: 'The black king still stands, and it is Black’s turn.' },
      ],
      hint: 'Two pieces can take the king. One of them shields its own.',
      solution: ['c4-a5'],
    },
  ],
};
