import { after, comes, goals, illegal, legal, marked, unmarked } from '../claiming.ts';
import type { Section } from '../rulebook.ts';

export const castlesAndKing: Section = {
  id: 'castles-and-king',
  title: 'The king and its castles',
  text: [
    'The king moves one square in any direction, but only from a square that has a castle of its own side at a corner, and only to such a square. The same castle may serve for both.',
    'Castles stand on crossings. There are none at first, so neither king can stir until one has been dropped beside it.',
    'The rule holds for whatever moves the king: itself, a wizard, a spider or a movable square. An enemy’s castle is of no use.',
    'Castles are not bound to the king. If they walk away from it, it is stuck again.',
  ],
  examples: [
    {
      id: 'king-with-castles',
      caption:
        'The castle on g3 lets the king leave h2, and lets it enter f2, f4 and h4. The castle on k5 lets it enter j4. On j2 there is no castle. The wizards could send it to l4, for k5 is a corner of that square too.',
      position: '2k2/5/7/7/7/5/1K1 8/8/8/8/8/5CW1/3CW3/8 d14,l14 w -',
      picked: 'h2',
      claims: [
        goals('h2', 'f2 f4 h4 j4'),
        illegal('h2-j2', 'No castle stands at a corner of j2.'),
        legal('i3*h2'),
        comes('i3*h2', '2k2/5/7/7/7/4K/3 8/8/8/8/8/5CW1/3CW3/8 d14,l14 b -'),
        marked('l4', 'haven'),
        unmarked('j2', 'haven'),
      ],
    },
    {
      id: 'king-without-castle',
      caption:
        'Both castles are near, and neither is at a corner of h2: the king cannot move, though the squares around it have castles. Nor can the spider turn it.',
      position: '2k2/5/7/7/7/5/1K1 8/8/8/8/8/3C4/4ZC2/8 d14,l14 w -',
      picked: 'h2',
      claims: [
        goals('h2', ''),
        illegal('h2-h4', 'No castle stands at a corner of h2.'),
        illegal('h2-j4', 'No castle stands at a corner of h2.'),
        illegal('i3cw', 'The king may not leave h2, and the spider leaves nobody out.'),
        illegal('i3ccw', 'The king may not leave h2, and the spider leaves nobody out.'),
      ],
    },
    {
      id: 'no-castle-at-first',
      caption:
        'White drops a castle on g1. It is a corner of h2 and of f2, so that is where the king can go.',
      position: '2k1/5/5p1/7/7/5/1K2 8/8/8/8/8/8/8/8 d14,l2 w C',
      picked: 'h2',
      claims: [goals('h2', ''), after('C@g1o', goals('h2', 'f2')), after('C@g3o', goals('h2', 'f2 f4 h4'))],
    },
    {
      id: 'enemy-castle',
      caption: 'A castle of Black’s does nothing for White’s king.',
      position: '2k1/5/7/7/1P5/5/1K2 8/8/8/8/8/8/3c4/8 d14,l2 w -',
      picked: 'h2',
      claims: [goals('h2', '')],
    },
    {
      id: 'castle-walks-away',
      caption: 'The castle may leave the king behind, and then the king is stuck.',
      position: '2k1/5/5p1/7/7/5/1K2 8/8/8/8/8/8/3C4/8 d14,l2 w -',
      picked: 'h2',
      claims: [
        goals('h2', 'f2 f4 h4'),
        after('g3-g5', goals('h2', '')),
        after('g3-i3', goals('h2', 'h4 j2 j4')),
      ],
    },
  ],
  tasks: [
    {
      id: 'out-of-danger',
      prompt: 'The rook attacks your king. Bring it to safety.',
      position: '3k/5/3r3/b6/7/5/1K2 8/8/8/8/8/8/3C4/8 d14,l2 w -',
      goals: [{ kind: 'safe', otherwise: 'Black can still take your king.' }],
      hint: 'One castle serves four squares. Rook and bishop attack three of them.',
      solution: ['h2-f2'],
    },
    {
      id: 'free-the-king',
      prompt: 'Drop a castle so that your king can move in the next turn.',
      position: '2k1/5/7/7/7/5/GKS1 8/8/8/8/8/8/8/8 d14,l2 w CX',
      goals: [
        {
          kind: 'action',
          pattern: 'C@[gi]3[od]',
          otherwise:
            'The king still cannot move. It needs a castle at a corner of its own square, and a free square that has one too.',
        },
      ],
      hint: 'A castle on the first row would serve h2 and a square that is taken.',
      solution: ['C@g3o'],
    },
  ],
};
