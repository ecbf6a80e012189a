import type * as data from '../../../../rulebook/chess99/path.ts';
import type { PathProse } from '../../../../rulebook/prose.ts';

export const path: PathProse<typeof data.path> = {
  cards: {
    turn: {
      title: 'A turn',
      text: 'White and Black move in turns, one piece each. Landing on an enemy captures it. Pick a piece to see its moves.',
      prompt: 'You are White: capture the knight on c6.',
      otherwise: ['The black knight is still there.'],
    },
    king: {
      title: 'Capture the king',
      text: 'You win by capturing the king. There is no checkmate, and check forbids nothing: a king can even move into it.',
      prompt: 'Black has ignored your check. Capture the king!',
      otherwise: ['Black’s king is still on e9.'],
    },
    check: {
      title: 'Check',
      text: 'A king that the enemy could capture next turn is in check. You may ignore it, but you can lose the king, and the game.',
      prompt: 'Move your king out of check.',
      otherwise: ['Black’s rook can still capture your king.'],
    },
    safely: {
      title: 'Capture it safely',
      text: 'The game is only a draw if your own king is attacked after the capture, or if your king is all you have left.',
      prompt: 'Two of your pieces can capture the king. One wins.',
      otherwise: [
        'The rook has left the e‑file: now Black’s rook attacks your king, and the game is a draw.',
        'The king on a5 is not captured.',
      ],
    },
    paladin: {
      title: 'The paladin',
      text: 'A paladin moves like a bishop or a knight. Queen, rook, bishop and knight move as in chess.',
      prompt: 'Capture the rook on d5 with your paladin.',
      otherwise: ['Your paladin is not on d5.'],
    },
    passing: {
      title: 'Caught in passing',
      text: 'A pawn can move two squares forward from anywhere. In the next turn, any piece can capture it as if it had moved one.',
      prompt: 'The pawn went from d7 to d5. Capture it with your knight.',
      otherwise: ['The pawn on d5 is still there.'],
    },
    promotion: {
      title: 'Promotion can wait',
      text: 'On the last rank, a pawn stays a pawn at first. In any later turn it can become a bishop or knight, and move at once.',
      prompt: 'Become a knight and capture the king.',
      otherwise: ['Black’s king is still on f8.'],
    },
    castling: {
      title: 'Change places',
      text: 'On its own first rank, a king can change places with a friend right beside it: any piece, any time, even in check.',
      prompt: 'Castle out of check: pick the king, then the friend.',
      otherwise: ['The king has not changed places.', 'Black still attacks your king.'],
    },
  },
  last: {
    title: 'Play',
    text: 'Two more things: while both kings are in check, the player to move may claim a draw; after 99 moves each, the game is drawn.',
  },
};
