import { after, comes, ground, illegal, legal, marked } from '../claiming.ts';
import type { Section } from '../rulebook.ts';

export const movableSquares: Section = {
  id: 'movable-squares',
  title: 'The movable squares',
  text: [
    'The two movable squares go about on a ring of eight places: l2, n4, n12, l14, d14, b12, b4, d2, and round to l2 again. One action moves one of them by one place, onward or back, unless the other square is there.',
    'Only the player who controls a square may move it. Count the pieces on the square and at its corners, and leave out immobilized ones: whoever has more of them has control. With equal numbers nobody has.',
  ],
  examples: [
    {
      id: 'ring',
      caption:
        'A chad rook on m3 gives White control of the square on l2. It may go on to n4 or back to d2, and the chad rook may go along or stay, for m3 is a corner of l4 as well.',
      played: ['X@m3', 'X@a7'],
      claims: [
        ground('l2', 'movable square, controlled by White, 1 to 0'),
        ground('d14', 'movable square, controlled by nobody, 0 to 0'),
        ground('n4', 'not there now'),
        ground('n12', 'not there now'),
        ground('l14', 'not there now'),
        ground('b12', 'not there now'),
        ground('b4', 'not there now'),
        ground('d2', 'not there now'),
        legal('l2_n4'),
        legal('l2_n4.m3'),
        legal('l2_d2'),
        legal('l2_d2.m3'),
        illegal('d14_l14', 'White does not control that square.'),
        comes(
          'l2_n4',
          '1skg/1rnb1/2ppp2/7/2PPP2/1BNR2/GKS 8/8/8/8/x7/8/6X1/8 d14,n4 b CCIWWXXXXZZcciwwxxxxzz',
        ),
        comes(
          'l2_n4.m3',
          '1skg/1rnb1/2ppp2/7/2PPP2/1BNR2/GKS 8/8/8/8/x7/7X/8/8 d14,n4 b CCIWWXXXXZZcciwwxxxxzz',
        ),
        comes(
          'l2_d2.m3',
          '1skg/1rnb1/2ppp2/7/2PPP2/1BNR1/1GKS 8/8/8/8/x7/8/2X5/8 d14,d2 b CCIWWXXXXZZcciwwxxxxzz',
        ),
      ],
    },
    {
      id: 'all-the-way-round',
      caption:
        'Carried along, the chad rook goes round with the square: from l2 to n4, to n12, to l14. There the other square, on d14, bars the way on.',
      position: '2k1/5/3p3/7/7/5/1K2 8/8/8/8/8/8/8/6X1 d14,l2 w -',
      picked: 'm1',
      claims: [
        comes('l2_n4', '2k1/5/3p3/7/7/6/1K1 8/8/8/8/8/8/7X/8 d14,n4 b -'),
        comes('l2_n4 h10-h8 n4_n12', '2k1/6/7/3p3/7/5/1K1 8/8/7X/8/8/8/8/8 d14,n12 b -'),
        comes('l2_n4 h10-h8 n4_n12 h8-h6 n12_l14.o11', '2k2/5/7/7/3p3/5/1K1 8/6X1/8/8/8/8/8/8 d14,l14 b -'),
        after(
          'l2_n4 h10-h8 n4_n12 h8-h6 n12_l14.o11 h6-h4',
          illegal('l14_d14', 'The other movable square is there.'),
          legal('l14_n12'),
        ),
      ],
    },
    {
      id: 'other-square-bars',
      caption:
        'The other movable square is on n4. The square on l2 can only go back, to d2, and takes the rook with it.',
      position: '1k1/5/7/3K3/7/6/3R 8/8/8/8/8/8/8/8 l2,n4 w -',
      picked: 'l2',
      claims: [
        comes('l2_d2', '1k1/5/7/3K3/7/6/R3 8/8/8/8/8/8/8/8 d2,n4 b -'),
        illegal('l2_n4', 'The other movable square is there.'),
        illegal('l2_n12', 'A square goes one place at a time.'),
      ],
    },
    {
      id: 'nobody-controls',
      caption:
        'The gold general on b4 is immobilized by the immobilizer on c5 and does not count: two white pieces against two black ones. Nobody can move this square.',
      position: '1k1/5/7/7/7/G5/3K 8/8/8/8/8/Xi6/Xz3CX1/5xc1 b4,l2 w -',
      picked: 'b4',
      claims: [
        ground('b4', 'movable square, controlled by nobody, 2 to 2'),
        marked('b4', 'frozen'),
        illegal('b4_b12', 'White does not control the square.'),
        illegal('b4_d2', 'White does not control the square.'),
      ],
    },
  ],
  tasks: [
    {
      id: 'take-control',
      prompt: 'Nobody controls the square on l2. Drop something so that you do.',
      position: '2k1/5/1p5/3K3/7/5/3P 8/8/8/8/8/8/6x1/8 d14,l2 w PSX',
      goals: [
        {
          kind: 'action',
          pattern: 'X@(k1|k3|m1)',
          otherwise: 'You still have no more on l2 and its corners than Black has.',
        },
      ],
      hint: 'What counts stands on the square or at its corners.',
      solution: ['X@k3'],
    },
  ],
};
