import type * as data from '../../../../rulebook/tns/turn.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const turn: SectionProse<typeof data.turn> = {
  title: 'A turn: a move, then drops',
  text: [
    'A turn begins with a move of one piece. What it captures goes into your hand, and there it stays your opponent’s piece: captured pieces do not change sides in this game.',
    'After the move you may drop pieces from your hand on empty squares, as many as you like. They are your opponent’s again, and your opponent moves them from then on. You drop them where they do harm to their own side, or where they stand in somebody’s way.',
    'A drop comes on top of the move and never instead of it: move first, then drop. And what you have captured in this very turn you cannot drop in it.',
    'When nothing is left that you could drop, your turn ends by itself. Otherwise you say that it ends.',
  ],
  examples: {
    'move-first': {
      caption:
        'White holds a black knight, and has yet to move. Nothing can be dropped, and the turn cannot be ended.',
      why: {
        'n@c4': 'The move comes first.',
        end: 'A turn has a move in it.',
      },
    },
    'then-drop': {
      caption:
        'White has moved the king, and may now drop the knight on any empty square, or keep it and end the turn.',
      why: {
        'n@d5': 'Only empty squares: a drop captures nothing.',
        'd4-d5': 'There is one move in a turn.',
        'N@c5': 'The knight is Black’s and stays so.',
      },
    },
    'several-drops': {
      caption:
        'White has moved and holds two pieces. Both can be dropped in this one turn, and with the second it ends by itself.',
    },
    'just-captured': {
      caption:
        'White has just taken the wazir. The knight from an earlier turn can be dropped now, the wazir not before the next turn.',
      why: {
        'w@a4': 'It was captured in this turn.',
      },
    },
    'turn-ends-by-itself': {
      caption: 'White takes the wazir and has nothing else in hand: Black is to move at once.',
      why: {
        end: 'White’s turn is over already.',
      },
    },
  },
  tasks: {
    'shut-the-file': {
      prompt: 'Answer the check without moving the king. Move first, then drop.',
      hint: 'The knight that you drop is Black’s, but a rook cannot pass it.',
      otherwise: [
        'The king has moved. Let it stay on d1 this time.',
        'Your king is still attacked. The knight has to come between it and the rook.',
      ],
    },
  },
};
