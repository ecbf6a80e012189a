import { after, comes, ends, goals, illegal, legal, marked, unmarked } from '../claiming.ts';
import type { Section } from '../rulebook.ts';

const ARRIVED = '9/1P1k5/9/9/8p/9/9/9/8K w - 1';

export const promotion: Section = {
  id: 'promotion',
  title: 'Promotion, one turn later',
  text: [
    'A pawn that reaches the last rank stays a pawn and waits. In a later turn of its owner, the next one at the earliest, it may become a bishop or a knight. There is nothing else to become.',
    'To become one and stay there is a turn. But it may also become one and move as such at once, in the same turn, with a capture or without. It may wait as long as its owner likes.',
    'A waiting pawn threatens everything that the bishop or the knight would capture. It attacks a king from the moment it arrives, and it captures en passant by becoming the one or the other.',
  ],
  examples: [
    {
      id: 'promotion-arrival',
      caption: 'The pawn arrives on b9 and is a pawn still. It is Black’s turn now, and the pawn waits.',
      picked: 'b8',
      position: '8k/1P7/9/9/9/9/9/9/8K w - 1',
      claims: [
        comes('b8-b9', '1P6k/9/9/9/9/9/9/9/8K b - 1'),
        after('b8-b9', marked('b9', 'ready')),
        illegal('b8=N', 'It has not reached the last rank.'),
      ],
    },
    {
      id: 'promotion-choices',
      caption:
        'A turn later: it may become a bishop or a knight, on the spot or in moving to any of these squares.',
      picked: 'b9',
      position: '1P7/9/2p6/9/9/9/9/9/k7K w - 1',
      claims: [
        goals('b9', 'a8 c8 d7 e6 f5 g4 h3 i2 a7 c7 d8'),
        comes('b9=B', '1B7/9/2p6/9/9/9/9/9/k7K b - 1'),
        comes('b9=N', '1N7/9/2p6/9/9/9/9/9/k7K b - 1'),
        comes('b9=N-c7', '9/9/2N6/9/9/9/9/9/k7K b - 1'),
        legal('b9=B-i2'),
        illegal('b9=B-c7', 'A bishop on b9 does not reach c7.'),
        illegal('b9=Q', 'A pawn becomes a bishop or a knight, never a queen.'),
        illegal('b9=R', 'A pawn becomes a bishop or a knight, never a rook.'),
        illegal('b9=A', 'A pawn becomes a bishop or a knight, never a paladin.'),
      ],
    },
    {
      id: 'promotion-waiting',
      caption:
        'White has moved the king instead. The pawn goes on waiting, and may be promoted in any later turn.',
      picked: 'b9',
      position: '1P7/9/2p6/9/9/9/9/9/k7K w - 1',
      played: ['i1-h1', 'a1-a2', 'h1-g1', 'a2-a1'],
      claims: [marked('b9', 'ready'), legal('b9=N-c7'), legal('b9=B')],
    },
    {
      id: 'promotion-attacks',
      caption:
        'The pawn has just arrived. As a knight it would reach d8, so the king is in check, and is lost if Black does nothing about it.',
      position: ARRIVED,
      played: ['b8-b9'],
      claims: [
        marked('d8', 'check'),
        ends('i5-i4 b9=N-d8', 'w king-captured'),
        after('d8-e8', unmarked('e8', 'check')),
        after('d8-d7', marked('d7', 'check')),
      ],
    },
    {
      id: 'promotion-en-passant',
      caption:
        'Black’s pawn has just gone from c8 to c6. The waiting pawn becomes a knight and captures it on c7 in passing.',
      picked: 'b9',
      position: '1P7/2p6/9/9/9/9/9/9/k7K b - 1',
      played: ['c8-c6'],
      claims: [
        comes('b9=N-c7ep', '9/9/2N6/9/9/9/9/9/k7K b - 2'),
        comes('b9=N-c7', '9/9/2N6/2p6/9/9/9/9/k7K b - 2'),
        illegal('b9=B-c7ep', 'A bishop on b9 does not reach c7.'),
      ],
    },
  ],
  tasks: [
    {
      id: 'promotion-wins',
      prompt: 'Take the king with the pawn that waits on d9.',
      position: '3P5/5k3/9/9/8r/9/9/9/K8 w - 1',
      goals: [{ kind: 'won', otherwise: 'The king on f8 still stands. What would have reached it from d9?' }],
      hint: 'It may become a piece and move with it in one turn.',
      solution: ['d9=N-f8'],
    },
  ],
};
