import { after, comes, ends, goals, illegal, legal, marked, unmarked } from '../claiming.ts';
import type { Section } from '../rulebook.ts';

export const castling: Section = {
  id: 'castling',
  title: 'Castling: changing places',
  text: [
    'A king on its own first rank may change places with a piece of its own side that stands right beside it on that rank. The king goes one square, as ever, and the other piece takes the square that it left.',
    'Nothing else matters: which piece it is, whether either has moved before, whether the king is in check, or comes into check. It may be done anywhere on the first rank and as often as you like.',
    'Castling out of a check along a file puts the other piece under attack in the king’s place. And a bishop that castles comes to the other colour, which is the only way there: without it all four bishops would stay on the dark squares.',
  ],
  examples: [
    {
      id: 'castle-start',
      caption: 'On the first move already the king may change places with the queen or the paladin.',
      picked: 'e1',
      claims: [
        goals('e1', 'd1 f1'),
        comes('e1~f1', 'rnbakqbnr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RNBQAKBNR b - 1'),
        legal('e1~d1'),
        illegal('e1~c1', 'The bishop is not next to the king.'),
        illegal('e1~e2', 'The pawn is not beside the king on its rank.'),
      ],
    },
    {
      id: 'castle-not',
      caption:
        'No castling here: the rook on c1 is too far, the one on e2 is not on the rank, and the knight on f1 is Black’s.',
      picked: 'e1',
      position: 'k8/9/9/9/9/9/9/4R4/2R1Kn3 w - 1',
      claims: [
        goals('e1', 'd1 d2 f2 f1'),
        illegal('e1~c1', 'There is a square between them.'),
        illegal('e1~e2', 'The rook must be beside the king on the first rank.'),
        illegal('e1~f1', 'That knight is an enemy; it can only be captured.'),
      ],
    },
    {
      id: 'castle-first-rank-only',
      caption: 'Off its first rank a king does not castle.',
      picked: 'e2',
      position: 'k8/9/9/9/9/9/9/3RK4/9 w - 1',
      claims: [
        illegal('e2~d2', 'The king is not on its first rank.'),
        goals('e2', 'd3 e3 f3 f2 d1 e1 f1'),
        after('e2-e1 a9-a8 d2-d1 a8-a9', legal('e1~d1')),
      ],
    },
    {
      id: 'castle-out-of-check',
      caption: 'The rook gives check. The king castles out of it, and leaves the knight in the line of fire.',
      picked: 'e1',
      position: 'k3r4/9/9/9/9/9/9/9/3NK4 w - 1',
      claims: [
        marked('e1', 'check'),
        comes('e1~d1', 'k3r4/9/9/9/9/9/9/9/3KN4 b - 1'),
        after('e1~d1', unmarked('d1', 'check'), legal('e9-e1')),
      ],
    },
    {
      id: 'castle-into-check',
      caption: 'Castling into check is allowed too, and rarely a good idea.',
      position: 'k2r5/9/9/9/9/9/9/9/3NK4 w - 1',
      claims: [after('e1~d1', marked('d1', 'check')), ends('e1~d1 d9-d1', 'b king-captured')],
    },
    {
      id: 'castle-again',
      caption:
        'The king castles with the queen and then with the bishop. The bishop comes from the dark c1 to the light d1.',
      position: 'k8/9/9/9/9/9/9/9/2BQK4 w - 1',
      claims: [
        comes('e1~d1 a9-a8 d1~c1', '9/k8/9/9/9/9/9/9/2KBQ4 b - 2'),
        ends('e1~d1 a9-a8 d1~e1 a8-a9 e1~d1', null),
      ],
    },
  ],
  tasks: [
    {
      id: 'castle-to-safety',
      prompt: 'White is in check. Get out of it by castling.',
      position: 'k3r4/9/9/9/9/2b6/9/9/3NKB3 w - 1',
      goals: [
        { kind: 'action', pattern: 'e1~.*', otherwise: 'That was not castling.' },
        { kind: 'safe', otherwise: 'On f1 the king is in check from the bishop on c4.' },
      ],
      hint: 'Two pieces stand beside the king. Look at the square of each before you go there.',
      solution: ['e1~d1'],
    },
    {
      id: 'castle-bishop',
      prompt: 'Bring the bishop to a light square.',
      position: '8k/9/9/9/9/9/9/P8/3KB4 w - 1',
      goals: [
        { kind: 'stands', piece: 'B', site: 'd1', otherwise: 'The bishop still stands on a dark square.' },
      ],
      hint: 'No move of its own takes it there.',
      solution: ['d1~e1'],
    },
  ],
};
