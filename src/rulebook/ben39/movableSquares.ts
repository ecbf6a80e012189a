import { after, comes, goals, ground, illegal, legal, marked } from '../claiming.ts';
import type { Section } from '../rulebook.ts';

export const movableSquares: Section = {
  id: 'movable-squares',
  title: 'The movable squares',
  text: [
    'The two movable squares go about on a ring of eight places: l2, n4, n12, l14, d14, b12, b4, d2, and round to l2 again. One action moves one of them by one place, onward or back, unless the other square is there.',
    'Only the player who controls a square may move it: the one who has more pieces on it and its four corners than the opponent. Immobilized pieces are not counted. With equal numbers nobody controls it.',
    'The piece on the square travels with it, whoever owns it. A piece on a corner that vanishes must travel too, whoever owns it. On a corner that remains, because another square has it too, the opponent’s pieces stay, and the mover’s pieces travel or stay as the mover likes, each for itself.',
    'To travel is to go as far as the square goes, in the same direction, all at once. If a traveller’s place is taken by a piece that does not travel, the square cannot be moved like that.',
    'A king that travels, of either side, must have a castle of its own side at a corner before and after. So it may be necessary to take a castle along.',
    'A pawn that is carried to its last rank becomes a queen, even if the enemy has moved the square.',
  ],
  examples: [
    {
      id: 'ring',
      caption:
        'A chad rook on m3 gives White control of the square on l2. It may go on to n4 or back to d2, and the chad rook may go along or stay, for m3 is a corner of l4 as well.',
      played: ['X@m3', 'X@a7'],
      picked: 'l2',
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
    {
      id: 'square-with-the-king',
      caption:
        'White controls l2, three to two, and moves it to n4 with the king on it. Black’s castle must go along, for its corner vanishes, and so comes to o3; Black’s chad rook stays on k1. White’s castle has to go along, or the king would arrive without one. White’s chad rook may stay on m3 or go along to o5.',
      position: '1k1/5/7/7/7/G5/3K 8/8/8/8/8/Xi6/Xz3CX1/5xc1 b4,l2 w -',
      picked: 'l2',
      claims: [
        ground('l2', 'movable square, controlled by White, 3 to 2'),
        comes('l2_n4.k3', '1k1/5/7/7/7/G5K/3 8/8/8/8/8/Xi4C1/Xz4Xc/5x2 b4,n4 b -'),
        comes('l2_n4.k3.m3', '1k1/5/7/7/7/G5K/3 8/8/8/8/8/Xi4CX/Xz5c/5x2 b4,n4 b -'),
        illegal('l2_n4', 'The king would arrive without a castle.'),
        illegal('l2_n4.m3', 'The king would arrive without a castle.'),
      ],
    },
    {
      id: 'way-blocked',
      caption:
        'The same square cannot go to d2. The castle would have to go along to c3, and Black’s spider stands there.',
      position: '1k1/5/7/7/7/G5/3K 8/8/8/8/8/Xi6/Xz3CX1/5xc1 b4,l2 w -',
      picked: 'c3',
      claims: [
        illegal('l2_d2', 'The king would arrive without a castle.'),
        illegal('l2_d2.k3', 'The castle’s place on c3 is taken.'),
        illegal('l2_d2.k3.m3', 'The castle’s place on c3 is taken.'),
      ],
    },
    {
      id: 'enemy-on-board',
      caption:
        'White controls the square on l2 by two to one, with Black’s rook on it. White moves it, and the rook travels along; m1 vanishes, so that White’s chad rook must go too.',
      position: '2k1/5/7/3K3/7/5/3r 8/8/8/8/8/8/8/5XX1 d14,l2 w -',
      picked: 'l2',
      claims: [
        ground('l2', 'movable square, controlled by White, 2 to 1'),
        comes('l2_n4', '2k1/5/7/3K3/7/5r/3 8/8/8/8/8/8/7X/5X2 d14,n4 b -'),
        comes('l2_n4.k1', '2k1/5/7/3K3/7/5r/3 8/8/8/8/8/8/6XX/8 d14,n4 b -'),
      ],
    },
    {
      id: 'carried-promotion',
      caption: 'The square carries the pawn from n12 to l14, White’s last rank: it becomes a queen.',
      position: '1k1/5P/7/3K3/7/5/4 8/8/8/8/8/8/8/8 d2,n12 w -',
      picked: 'n12',
      claims: [comes('n12_l14', '1k1Q/5/7/3K3/7/5/4 8/8/8/8/8/8/8/8 d2,l14 b -')],
    },
    {
      id: 'promoted-by-the-enemy',
      caption:
        'Black controls this square, two to one. If Black moves it to l14, White’s pawn on it becomes a queen of White’s.',
      position: '1k1/5P/7/3K3/7/5/4 8/6xx/8/8/8/8/8/8 d2,n12 b -',
      picked: 'n12',
      claims: [comes('n12_l14', '1k1Q/5/7/3K3/7/5/4 6x1/6x1/8/8/8/8/8/8 d2,l14 w -')],
    },
    {
      id: 'enemy-king-on-the-square',
      caption:
        'White controls the square on which Black’s king stands. On n4 the castle on m3 would be at a corner of it still, so it may be moved there; to d2 the castle does not go along, so that way is closed.',
      position: '4/5/1p5/3K3/7/5/3k 8/8/8/8/8/8/5Xc1/5XX1 d14,l2 w -',
      picked: 'l2',
      claims: [
        ground('l2', 'movable square, controlled by White, 3 to 2'),
        comes('l2_n4', '4/5/1p5/3K3/7/5k/3 8/8/8/8/8/8/5XcX/5X2 d14,n4 b -'),
        illegal('l2_d2', 'Black’s king would arrive without a castle.'),
      ],
    },
    {
      id: 'carried-immobilizer',
      caption:
        'White’s immobilizer may be carried from k1 to m3, and immobilizes the rook on l4 at once. Only its drop is restricted.',
      position: '2k1/5/7/3K3/7/4r/4 8/8/8/8/8/8/8/5I2 d14,l2 w -',
      picked: 'l2',
      claims: [
        comes('l2_n4.k1', '2k1/5/7/3K3/7/4r1/3 8/8/8/8/8/8/6I1/8 d14,n4 b -'),
        after('l2_n4.k1', marked('l4', 'frozen'), goals('l4', '')),
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
    {
      id: 'ride-with-the-king',
      prompt: 'Move the square with your king on it.',
      position: '2k1/4r/7/7/7/5/3K 8/8/8/8/8/8/5CX1/5x2 d14,l2 w -',
      goals: [
        {
          kind: 'action',
          pattern: 'l2_.*',
          otherwise: 'The square is still on l2.',
        },
      ],
      hint: 'The king must have its castle with it, before and after.',
      solution: ['l2_n4.k3'],
    },
    {
      id: 'ride-out-of-danger',
      prompt: 'Two rooks attack your king, and the pawn on h6 guards j4. Carry it to safety.',
      position: '2k1/4r/7/7/3p3/5/r2K 8/8/8/8/8/8/5CX1/8 d14,l2 w -',
      goals: [{ kind: 'safe', otherwise: 'Black can still take your king.' }],
      hint: 'Back to d2 or on to n4: on which of them does a rook look?',
      solution: ['l2_n4.k3'],
    },
    {
      id: 'carried-to-a-queen',
      prompt: 'Make a queen, though no pawn of yours can move.',
      position: '1k1/5P/2pp1g1/2PK3/7/5/4 8/6Xx/8/8/8/8/8/8 d2,n12 w -',
      goals: [
        {
          kind: 'stands',
          piece: 'Q',
          site: 'l14',
          otherwise: 'There is no queen yet. A pawn need not walk to its last rank.',
        },
      ],
      hint: 'You control the square under one of your pawns.',
      solution: ['n12_l14'],
    },
  ],
};
