import { ends, goals, illegal, legal, marked, outcome, unmarked, after } from '../claiming.ts';
import type { Section } from '../rulebook.ts';

export const check: Section = {
  id: 'check',
  title: 'Check, and no checkmate',
  text: [
    'A king is in check when an enemy piece could capture it. That is a warning and no more: no move is ever forbidden because of check. You may leave your king in check, walk into check, step next to the enemy king, or move away the piece that shielded yours.',
    'The answer is a capture. Whoever overlooks a check loses the king, and with it the game, on the spot. Nobody has to capture, though.',
    'So there is no checkmate, and a player whose every move loses must make one of them.',
  ],
  examples: [
    {
      id: 'check-left',
      caption:
        'White is in check from the rook and may do anything, even push a pawn. Then Black may take the king, or do something else.',
      position: '4r3k/9/9/9/9/9/9/P8/4K4 w - 1',
      claims: [
        marked('e1', 'check'),
        legal('a2-a3'),
        legal('e1-e2'),
        ends('a2-a3 e9-e1', 'b king-captured'),
        ends('a2-a3 e9-e8', null),
        after('e1-d1', unmarked('d1', 'check')),
      ],
    },
    {
      id: 'check-kings-touch',
      caption: 'The king may step beside the other one, and is taken there.',
      picked: 'e4',
      position: '9/8p/9/4k4/9/4K4/9/P8/9 w - 1',
      claims: [
        legal('e4-e5'),
        after('e4-e5', marked('e5', 'check'), marked('e6', 'check')),
        ends('e4-e5 e6-e5', 'b king-captured'),
        illegal('e4-e6', 'A king goes one square.', 'no such movement'),
      ],
    },
    {
      id: 'check-uncovered',
      caption: 'The rook on e3 stands between its king and the black rook. It may leave all the same.',
      picked: 'e3',
      position: '4r3k/9/9/9/9/9/4R4/9/4K4 w - 1',
      claims: [
        unmarked('e1', 'check'),
        legal('e3-a3'),
        after('e3-a3', marked('e1', 'check')),
        ends('e3-a3 e9-e1', 'b king-captured'),
      ],
    },
    {
      id: 'check-no-stalemate',
      caption:
        'Black is not in check, and all three squares beside the king are covered. Elsewhere that is stalemate; here Black has to go on, and loses.',
      picked: 'a9',
      position: 'k8/9/1Q7/9/9/9/9/9/8K b - 1',
      claims: [
        outcome(null),
        unmarked('a9', 'check'),
        goals('a9', 'a8 b8 b9'),
        ends('a9-a8 b7-a8', 'w king-captured'),
        ends('a9-b9 b7-b9', 'w king-captured'),
      ],
    },
  ],
  tasks: [
    {
      id: 'check-without-the-king',
      prompt: 'White is in check. Answer it without moving the king.',
      position: '4r3k/9/9/9/1B7/R8/9/9/4K4 w - 1',
      goals: [
        { kind: 'noAction', pattern: 'e1.*', otherwise: 'That was a move of the king.' },
        { kind: 'safe', otherwise: 'The rook still looks down the e-file at the king, and may now take it.' },
      ],
      hint: 'Put something between e1 and e9.',
      solution: ['a4-e4'],
    },
  ],
};
