import type * as data from '../../../../rulebook/chess99/winning.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const winning: SectionProse<typeof data.winning> = {
  title: 'Taking the king',
  text: [
    'The game ends when a king is captured. The side that captures it wins, with two exceptions, which are draws.',
    'First: your own king is attacked after the capture by something that the enemy has left. Look before you take. If the capture would leave your king in check, take with another piece, or wait a move.',
    'Second: you have nothing left but your king. A single other piece, even a pawn, is enough to win. If both exceptions hold, the first is the reason given.',
    'It takes some force to corner a king. Two knights can do it, because they only have to capture the king, not mate it. A lone bishop or knight cannot force the win. Neither can a lone pawn, which can become nothing else: see Promotion.',
  ],
  examples: {
    'win-capture': {
      caption: 'The rook can take the king. With that, White wins.',
    },
    'win-exposed': {
      caption:
        'Both kings are attacked. If the white rook takes the king on e9, the black rook still attacks i2: a draw.',
    },
    'win-uncovering': {
      caption:
        'The rook on e5 shields its king. It can take the king on a5, but that opens the e‑file: a draw.',
    },
    'win-king-takes-king': {
      caption: 'A king can take a king. White also has a pawn, so White wins.',
    },
    'win-pyrrhic': {
      caption:
        'White has only the king left. It can take the other king, but the game is drawn. With one pawn more it would be a win.',
    },
    'win-both-exceptions': {
      caption:
        'The same with the rook on e9. After the capture it attacks the white king, so that is the reason for the draw.',
    },
    'win-two-knights': {
      caption:
        'Two knights at work. Black is not in check but must move, and White covers each of the three squares.',
    },
    'win-costly': {
      caption:
        'In orthodox chess this is mate. Here the king takes the queen; when Black’s king takes it back, Black has only the king left: a draw.',
    },
  },
  tasks: {
    'win-in-one': {
      prompt: 'Take the king, and win.',
      hint: 'Two pieces can take the king. One of them shields its own king.',
      otherwise: [
        'The rook has left the e‑file, and the black rook attacks the white king: only a draw.',
        'The black king is still there, and it is Black’s turn.',
      ],
    },
  },
};
