import type * as data from '../../../../rulebook/chess99/draws.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const draws: SectionProse<typeof data.draws> = {
  title: 'Draws',
  text: [
    'While both kings are in check, the player to move may claim a draw. So think twice before you answer a check with a check of your own: your opponent may claim. If you are losing, that may be just what you want, because taking your king while the other one is attacked usually only draws as well.',
    'If you have nothing left but your king, you may claim a draw when it could capture the other king. It makes no difference whether you claim or capture: the capture draws too. Kings that touch attack each other, so the first claim is open then as well.',
    'Nobody has to claim, and the game goes on until somebody does. The page offers the claim when you can make it.',
    'The game is drawn when Black has made move 99 and both kings are still there. If that very move captures a king, the capture counts.',
    'There is no draw by repetition, and none for moves without a capture. The players may agree on a draw, or resign, at any time; agree when neither side has enough left to corner a king. There is no stalemate. If a player ever has no legal move, the game is a draw.',
  ],
  examples: {
    'draw-both-in-check': {
      caption: 'Both kings are in check, and White is to move: White may claim a draw, or play on.',
    },
    'draw-check-for-check': {
      caption:
        'Only White is in check, so there is nothing to claim yet. If White answers with a check, Black may claim.',
    },
    'draw-bare-king': {
      caption: 'White has only the king left, and it could take the other: White may claim both draws.',
    },
    'draw-not-so-bare': {
      caption: 'The same with Black to move. Black also has a rook, so only the first claim is open.',
    },
    'draw-no-repetition': {
      caption: 'This position is on the board for the fifth time, and that means nothing.',
    },
    'draw-99': {
      caption: 'White is to make move 99. Black will answer it, and then the game is drawn.',
    },
    'draw-99-capture': {
      caption: 'Black is to make move 99. Taking the king wins; anything else draws.',
    },
    'draw-nothing-to-do': {
      caption:
        'White’s own army walls in its king. After any move of Black’s king, White has no legal move: a draw.',
    },
  },
  tasks: {
    'draw-counter-check': {
      prompt: 'White is in check. End the check with a move that gives check.',
      hint: 'One move of the rook does both.',
      otherwise: ['Black is not in check.', 'Both kings are in check now, and Black may claim a draw.'],
    },
    'draw-with-a-bare-king': {
      prompt: 'White has only the king left. End the game in a draw, on the board.',
      hint: 'A bare king cannot win, but it can take.',
      otherwise: ['The game goes on, and Black is a rook up.'],
    },
  },
};
