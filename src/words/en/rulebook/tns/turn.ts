import type * as data from '../../../../rulebook/tns/turn.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const turn: SectionProse<typeof data.turn> = {
  title: 'A turn: a move, then drops',
  text: [
    'Your turn begins with a move of one piece. What it captures goes into your hand, but keeps its colour: captured pieces do not change sides in this game.',
    'After the move you may drop pieces from your hand on empty squares, as many as you like. You choose where; from then on your opponent moves them. Drop them where they harm their own side, or get in somebody’s way.',
    'A drop comes on top of the move, never instead of it: move first, then drop. What you capture in this turn you cannot drop before the next.',
    'When there is nothing left that you could drop, your turn ends by itself. Otherwise you end it.',
  ],
  examples: {
    'move-first': {
      caption:
        'White holds a black knight and has not moved yet. So White cannot drop it, and cannot end the turn.',
      why: {
        'n@c4': 'The move comes first.',
        end: 'Every turn has a move in it.',
      },
    },
    'then-drop': {
      caption:
        'White has moved the king, and may now drop the knight on any empty square, or keep it and end the turn.',
      why: {
        'n@d5': 'Only empty squares: a drop captures nothing.',
        'd4-d5': 'There is one move in a turn.',
      },
    },
    'several-drops': {
      caption:
        'White has moved and holds two pieces. White may drop both in this turn; with the second drop it ends by itself.',
    },
    'just-captured': {
      caption:
        'White has just taken the wazir, and holds a knight from an earlier turn. White may drop the knight now, but the wazir only from the next turn on.',
      why: {
        'w@a4': 'It was captured in this turn.',
      },
    },
    'turn-ends-by-itself': {
      caption:
        'White has taken the wazir and holds nothing else. The turn has ended by itself, and Black is to move.',
      why: {
        end: 'White’s turn is over already.',
      },
    },
  },
};
