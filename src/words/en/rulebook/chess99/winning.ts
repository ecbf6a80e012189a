import type * as data from '../../../../rulebook/chess99/winning.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const winning: SectionProse<typeof data.winning> = {
  title: 'Taking the king',
  text: [
    'The game ends when a king is captured. Whoever captured it wins, with two exceptions, and these are draws.',
    'First: the captor’s own king is then attacked by something that the enemy has left. Look before you take: if the capture would leave your king in check, another way of taking, or waiting a move, may be worth more.',
    'Second: the captor has nothing left but the king. One more piece is enough to win, be it a pawn. If both exceptions hold, the game is drawn for the first reason.',
    'It takes some force to corner a king. Two knights can do it, for nothing needs to be mated; a single bishop or knight cannot, and as pawns become nothing better, one pawn alone does not win either.',
  ],
  examples: {
    'win-capture': {
      caption: 'The rook takes the king, and White has won.',
    },
    'win-exposed': {
      caption:
        'Both kings are attacked. If the white rook takes, the black one is left, and it attacks i2: a draw.',
    },
    'win-uncovering': {
      caption:
        'The rook on e5 shields its king. It may take the king on a5, but that opens the e-file: a draw.',
    },
    'win-king-takes-king': {
      caption: 'A king may take a king. White has a pawn besides, so it wins.',
    },
    'win-pyrrhic': {
      caption:
        'White has the bare king. It may take the other one, and the game is a draw. With one pawn more it would be a win.',
    },
    'win-both-exceptions': {
      caption:
        'The same with the rook on e9: after the capture it attacks the white king. The first reason counts.',
    },
    'win-two-knights': {
      caption:
        'Two knights at work. Black is not in check and must move, and each of the three squares is covered.',
    },
    'win-costly': {
      caption:
        'Elsewhere White would be mated. Here the king takes the queen, and when Black takes it, Black has the bare king left: a draw.',
    },
  },
  tasks: {
    'win-in-one': {
      prompt: 'Take the king, and win.',
      hint: 'Two pieces can take the king. One of them shields its own.',
      otherwise: [
        'The rook has left the e-file, and the black rook attacks the white king: only a draw.',
        'The black king still stands, and it is Black’s turn.',
      ],
    },
  },
};
