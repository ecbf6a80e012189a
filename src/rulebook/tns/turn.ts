import { after, comes, illegal, legal } from '../claiming.ts';
import type { Section } from '../rulebook.ts';

export const turn: Section = {
  id: 'turn',
  title: 'A turn: a move, then drops',
  text: [
    'A turn begins with a move of one piece. What it captures goes into your hand, and there it stays your opponent’s piece: captured pieces do not change sides in this game.',
    'After the move you may drop pieces from your hand on empty squares, as many as you like. They are your opponent’s again, and your opponent moves them from then on. You drop them where they do harm to their own side, or where they stand in somebody’s way.',
    'A drop comes on top of the move and never instead of it: move first, then drop. And what you have captured in this very turn you cannot drop in it.',
    'When nothing is left that you could drop, your turn ends by itself. Otherwise you say that it ends.',
  ],
  examples: [
    {
      id: 'move-first',
      caption:
        'White holds a black knight, and has yet to move. Nothing can be dropped, and the turn cannot be ended.',
      position: 'k/3/5/7/3w3/3W3/5/3/K w n2 m',
      claims: [
        legal('d1-d2'),
        illegal('n@c4', 'The move comes first.'),
        illegal('end', 'A turn has a move in it.'),
      ],
    },
    {
      id: 'then-drop',
      caption:
        'White has moved the king, and may now drop the knight on any empty square, or keep it and end the turn.',
      position: 'k/3/5/7/3w3/3W3/5/3/K w n2 m',
      played: ['d1-d2'],
      claims: [
        legal('n@c5'),
        legal('n@d8'),
        legal('n@d1'),
        illegal('n@d5', 'Only empty squares: a drop captures nothing.'),
        illegal('d4-d5', 'There is one move in a turn.'),
        illegal('N@c5', 'The knight is Black’s and stays so.'),
        comes('n@c5', 'k/3/5/7/2nw3/3W3/5/1K1/1 b - m'),
        after('n@c5', legal('c5-d7')),
        comes('end', 'k/3/5/7/3w3/3W3/5/1K1/1 b n1 m'),
      ],
    },
    {
      id: 'several-drops',
      caption:
        'White has moved and holds two pieces. Both can be dropped in this one turn, and with the second it ends by itself.',
      position: 'k/3/5/7/3w3/3W3/5/1K1/1 w f2,n3 d',
      claims: [
        comes('f@a5', 'k/3/5/7/f2w3/3W3/5/1K1/1 w n3 d'),
        after('f@a5', legal('end')),
        comes('f@a5 n@a4', 'k/3/5/7/f2w3/n2W3/5/1K1/1 b - m'),
        comes('n@a4 end', 'k/3/5/7/3w3/n2W3/5/1K1/1 b f1 m'),
      ],
    },
    {
      id: 'just-captured',
      caption:
        'White has just taken the wazir. The knight from an earlier turn can be dropped now, the wazir not before the next turn.',
      position: 'k/3/5/7/3w3/3W3/5/3/K w n2 m',
      played: ['d4-d5'],
      claims: [
        legal('n@a4'),
        legal('end'),
        illegal('w@a4', 'It was captured in this turn.'),
        comes('n@a4', 'k/3/5/7/3W3/n6/5/3/K b w3 m'),
      ],
    },
    {
      id: 'turn-ends-by-itself',
      caption: 'White takes the wazir and has nothing else in hand: Black is to move at once.',
      position: 'k/3/5/7/3w3/3W3/5/3/K w - m',
      played: ['d4-d5'],
      claims: [legal('d9-d8'), illegal('end', 'White’s turn is over already.')],
    },
  ],
  tasks: [
    {
      id: 'shut-the-file',
      prompt: 'Answer the check without moving the king. Move first, then drop.',
      position: '1/1r1/5/k6/7/W6/5/3/K w n2 m',
      actions: 2,
      goals: [
        { kind: 'noAction', pattern: 'd1-.*', otherwise: 'The king has moved. Let it stay on d1 this time.' },
        {
          kind: 'safe',
          otherwise: 'Your king is still attacked. The knight has to come between it and the rook.',
        },
      ],
      hint: 'The knight that you drop is Black’s, but a rook cannot pass it.',
      solution: ['a4-a5', 'n@d5'],
    },
  ],
};
