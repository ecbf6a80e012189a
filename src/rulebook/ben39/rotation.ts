import { comes, goals, ground, illegal } from '../claiming.ts';
import type { Section } from '../rulebook.ts';

export const rotation: Section = {
  id: 'rotation',
  title: 'Spiders rotate',
  text: [
    'A spider may turn the squares around it: all pieces of its own side on them move on by one square, clockwise or counterclockwise, all at once. None is left out, and there must be one at least. The spider stays where it is. Clockwise is as White sees the board.',
    'Enemies are not moved. One on whose square a piece lands is captured, so a rotation may capture two or more at once.',
    'A piece that finds no square goes into its owner’s hand.',
    'If a king is among the pieces and may not make that step, for want of a castle or of a square, the rotation is not allowed at all.',
  ],
  examples: [
    {
      id: 'both-ways',
      caption:
        'Around g3 stand a bishop and a king. Clockwise the bishop goes to h4 and the king to f2; counterclockwise they go the other way round. They cannot be turned by half.',
      position: '2k2/5/7/7/7/1B1Rg/1KS 8/8/8/8/8/8/3ZCZ2/3C4 d14,l14 w -',
      picked: 'g3',
      claims: [
        comes('g3cw', '2k2/5/7/7/7/2BRg/K1S 8/8/8/8/8/8/3ZCZ2/3C4 d14,l14 b -'),
        comes('g3ccw', '2k2/5/7/7/7/2KRg/B1S 8/8/8/8/8/8/3ZCZ2/3C4 d14,l14 b -'),
      ],
    },
    {
      id: 'capture-by-rotation',
      caption:
        'Around k3 clockwise: the silver general goes to j4, the rook to l4, where it captures the gold general.',
      position: '2k2/5/7/7/7/1B1Rg/1KS 8/8/8/8/8/8/3ZCZ2/3C4 d14,l14 w -',
      picked: 'k3',
      claims: [comes('k3cw', '2k2/5/7/7/7/1B1SR/1K1 8/8/8/8/8/8/3ZCZ2/3C4 d14,l14 b G')],
    },
    {
      id: 'into-the-hand',
      caption:
        'Counterclockwise the rook goes to j2, and the silver general finds no square on l2: it comes into White’s hand.',
      position: '2k2/5/7/7/7/1B1Rg/1KS 8/8/8/8/8/8/3ZCZ2/3C4 d14,l14 w -',
      picked: 'k3',
      claims: [
        comes('k3ccw', '2k2/5/7/7/7/1B2g/1KR 8/8/8/8/8/8/3ZCZ2/3C4 d14,l14 b S'),
        ground('l2', 'not there now'),
      ],
    },
    {
      id: 'the-king-forbids-it',
      caption:
        'Now no castle is at a corner of f2 or h4, where the king would go. The spider cannot turn the bishop alone, so it turns nothing.',
      position: '2k2/5/7/7/7/1B3/1K1 8/8/8/8/8/8/3Z4/4C3 d14,l14 w -',
      picked: 'g3',
      claims: [
        illegal('g3cw', 'The king may not go to f2, which has no castle.'),
        illegal('g3ccw', 'The king may not go to h4, which has no castle.'),
      ],
    },
    {
      id: 'two-at-once',
      caption: 'Two white pieces turn, and each lands on an enemy: two captures in one turn.',
      position: '2k1/5/7/2Br3/2nS3/5/1K2 8/8/8/8/3Z4/8/8/8 d14,l2 w -',
      picked: 'g7',
      claims: [
        comes('g7cw', '2k1/5/7/3B3/2S4/5/1K2 8/8/8/8/3Z4/8/8/8 d14,l2 b NR'),
        comes('g7ccw', '2k1/5/7/3S3/2B4/5/1K2 8/8/8/8/3Z4/8/8/8 d14,l2 b NR'),
      ],
    },
    {
      id: 'enemies-stay',
      caption:
        'Counterclockwise the bishop lands on the silver general; the black rook on h4 stays where it is.',
      position: '2k1/5/7/3K3/7/1Br2/s3 8/8/8/8/8/8/3Z4/8 d14,l2 w -',
      picked: 'g3',
      claims: [
        comes('g3ccw', '2k1/5/7/3K3/7/2r2/B3 8/8/8/8/8/8/3Z4/8 d14,l2 b S'),
        comes('g3cw', '2k1/5/7/3K3/7/2B2/s3 8/8/8/8/8/8/3Z4/8 d14,l2 b R'),
      ],
    },
    {
      id: 'nothing-to-turn',
      caption: 'Without a piece of its own side around it a spider turns nothing.',
      position: '2k1/5/7/4K2/7/2r2/4 8/8/8/8/8/8/3Z4/8 d14,l2 w -',
      picked: 'g3',
      claims: [illegal('g3cw', 'There is nothing of White’s to turn.'), goals('g3', 'c5 e7 i7 k1 k5')],
    },
    {
      id: 'rotated-to-the-last-rank',
      caption: 'The spider turns the pawn from f12 to f14, where it becomes a queen.',
      position: '4/1P3/5k1/7/7/5/1K2 8/3Z4/8/8/8/8/8/8 d14,l2 w -',
      picked: 'g13',
      claims: [
        comes('g13cw', '1Q2/5/5k1/7/7/5/1K2 8/3Z4/8/8/8/8/8/8 d14,l2 b -'),
        comes('g13ccw', '4/2P2/5k1/7/7/5/1K2 8/3Z4/8/8/8/8/8/8 d14,l2 b -'),
      ],
    },
  ],
  tasks: [
    {
      id: 'rotate-for-two',
      prompt: 'Capture two pieces in one turn.',
      position: '1k2/5/7/1p1Rr2/3nG2/5/1K2 8/8/8/1Z6/4Z3/8/8/8 d14,l2 w -',
      goals: [
        {
          kind: 'action',
          pattern: 'i7c?cw',
          otherwise:
            'Two black pieces were to be captured at once. That takes a rotation, and the right spider.',
        },
      ],
      hint: 'Which spider has two of your pieces and two of Black’s around it?',
      solution: ['i7cw'],
    },
    {
      id: 'turn-the-king-away',
      prompt: 'The rook attacks your king. Turn it out of the way, together with the bishop.',
      position: '5/k1r2/7/2p4/7/1B3/1K1 8/8/8/8/8/8/3ZC3/3C4 d14,l14 w -',
      goals: [
        { kind: 'action', pattern: 'g3c?cw', otherwise: 'The spider is to do it.' },
        { kind: 'safe', otherwise: 'The rook can take your king there, too.' },
      ],
      hint: 'Turned one way the king comes to h4, the other way to f2. Which is on the rook’s file?',
      solution: ['g3cw'],
    },
  ],
};
