import { after, comes, goals, ground, illegal, legal } from '../claiming.ts';
import type { Section } from '../rulebook.ts';

export const promotion: Section = {
  id: 'promotion',
  title: 'Promotion',
  text: [
    'Each side promotes in the three ranks farthest from it: 7 to 9 for White, 1 to 3 for Black, nine squares each. A piece that ends its move there may be promoted by a step. It does not matter whether it comes from outside or was there before, nor whether it captures.',
    'There are three ladders. Ferz, bishop, horse, tiger. Wazir, rook, dragon, lion. Knight, paladin, castle, elephant. A piece climbs one step for each move; from the top it climbs no further.',
    'Nobody has to promote. A move out of the zone does not promote, though it began there. Nor does a drop: a dropped piece has to make a move of its own first.',
    'To promote the king is to win the game. For that there are conditions, in a section of their own.',
  ],
  examples: [
    {
      id: 'promote-on-entering',
      caption:
        'Forward the ferz comes into the zone: it may stay a ferz or become a bishop. Backward it stays what it is.',
      position: '1/3/5/2F4/7/7/4k/3/K w - m',
      picked: 'c6',
      claims: [
        goals('c6', 'b5 b7 d5 d7'),
        legal('c6-d7'),
        legal('c6-d7+'),
        illegal('c6-d5+', 'The move does not end in the zone.'),
        ground('d7', 'promotion zone of White'),
        ground('d6', ''),
        comes('c6-d7+', '1/3/2B2/7/7/7/4k/3/K b - m'),
        comes('c6-d7', '1/3/2F2/7/7/7/4k/3/K b - m'),
      ],
    },
    {
      id: 'promote-within',
      caption: 'A ferz that is in the zone may promote by a move within it, but not on its way out.',
      position: '1/3/2F2/7/7/7/4k/3/K w - m',
      picked: 'd7',
      claims: [
        legal('d7-c8+'),
        legal('d7-c6'),
        illegal('d7-c6+', 'A move that leaves the zone does not promote.'),
        comes('d7-e8+', '1/2B/5/7/7/7/4k/3/K b - m'),
      ],
    },
    {
      id: 'promote-by-capture',
      caption: 'A wazir takes a knight and becomes a rook by the same move.',
      position: '1/3/2n2/3W3/7/7/4k/3/K w - m',
      picked: 'd6',
      claims: [comes('d6-d7+', '1/3/2R2/7/7/7/4k/3/K b n3 m')],
    },
    {
      id: 'promote-for-black',
      caption:
        'Black promotes on ranks 1 to 3. The wazir on c7 is in White’s zone, which is of no use to it.',
      position: 'k/3/1w3/7/7/2n4/5/3/K b - m',
      picked: 'c4',
      claims: [
        legal('c4-e3+'),
        legal('c4-d2+'),
        illegal('c7-c8+', 'That is White’s zone.'),
        illegal('c4-b6+', 'The move does not end in the zone.'),
      ],
    },
    {
      id: 'step-by-step',
      caption: 'Three moves in the zone make a lion of a wazir: first a rook, then a dragon, then a lion.',
      position: '1/3/5/3W3/7/k6/5/3/K w - m',
      picked: 'd6',
      claims: [
        comes('d6-d7+', '1/3/2R2/7/7/k6/5/3/K b - m'),
        comes('d6-d7+ a4-a5 d7-c7+', '1/3/1D3/7/k6/7/5/3/K b - m'),
        comes('d6-d7+ a4-a5 d7-c7+ a5-a4 c7-d7+', '1/3/2L2/7/7/k6/5/3/K b - m'),
        after(
          'd6-d7+ a4-a5 d7-c7+ a5-a4 c7-d7+ a4-a5',
          legal('d7-c7'),
          illegal('d7-c7+', 'A lion promotes no further.'),
        ),
      ],
    },
    {
      id: 'top-of-the-ladder',
      caption: 'Tiger and elephant are at the top, as is the lion: they promote no further.',
      position: '1/3/1T1E1/7/7/k6/5/3/K w - m',
      picked: 'c7',
      claims: [
        legal('c7-d8'),
        illegal('c7-d8+', 'A tiger promotes no further.'),
        legal('e7-d8'),
        illegal('e7-d8+', 'An elephant promotes no further.'),
      ],
    },
    {
      id: 'second-and-third-ladder',
      caption:
        'The bishop becomes a horse and the horse a tiger, the paladin a castle and the castle an elephant.',
      position: '1/3/1P1B1/7/7/k6/5/3/K w - m',
      picked: 'c7',
      claims: [
        comes('e7-d8+ a4-a5 d8-e7+', '1/3/1P1T1/7/k6/7/5/3/K b - m'),
        comes('c7-d7+ a4-a5 d7-b7+', '1/3/E2B1/7/k6/7/5/3/K b - m'),
      ],
    },
    {
      id: 'drop-without-promotion',
      caption:
        'White drops the black knight in Black’s own zone. It lands as a knight, and promotes with its next move there.',
      position: 'k/3/5/7/7/7/5/3/K w n2 m',
      played: ['d1-d2'],
      claims: [
        legal('n@e2'),
        illegal('n@e2+', 'A drop does not promote.'),
        comes('n@e2', 'k/3/5/7/7/7/5/1Kn/1 b - m'),
        after('n@e2', legal('e2-c3+')),
        comes('n@e2 e2-c3+', 'k/3/5/7/7/7/1p3/1K1/1 w - m'),
      ],
    },
  ],
  tasks: [
    {
      id: 'make-a-rook',
      prompt: 'Make a rook of your wazir.',
      position: '1/3/3W1/7/7/7/k4/3/K w - m',
      goals: [
        {
          kind: 'action',
          pattern: 'e7-.*\\+',
          otherwise:
            'It is a wazir still. Its move has to end in the zone, and you have to choose the promotion.',
        },
      ],
      hint: 'It is in the zone already; it must not leave it.',
      solution: ['e7-e8+'],
    },
    {
      id: 'take-and-promote',
      prompt: 'Take a black piece and promote by the same move.',
      position: '1/3/2w2/F6/1fN4/7/3k1/3/K w - m',
      goals: [
        {
          kind: 'action',
          pattern: 'c5-d7\\+',
          otherwise: 'One of the black pieces stands in your zone. Take that one, and promote.',
        },
      ],
      hint: 'Of the two pieces that you can take, one stands on rank 7.',
      solution: ['c5-d7+'],
    },
  ],
};
