import { after, comes, goals, ground, illegal, marked } from '../claiming.ts';
import type { Section } from '../rulebook.ts';

export const travel: Section = {
  id: 'travel',
  title: 'Who travels with the square',
  text: [
    'When a square moves, what stands on it goes with it, friend or enemy. So does whatever stands on a corner that is about to vanish, friend or enemy. Some corners remain, since another square shares them: there the enemy’s pieces stay, and for each of your own you choose whether it comes along.',
    'All of them go exactly as far as the square, in the same direction and at the same time. Should one land on a piece that stays behind, you cannot move the square in that way.',
    'A king on the square, yours or the enemy’s, needs one of its own castles at a corner both where it leaves and where it arrives. Often that means to take the castle along.',
    'A pawn that is carried to its last rank becomes a queen, even if the enemy has moved the square.',
  ],
  examples: [
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
      picked: 'l2',
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
      picked: 'k1',
      claims: [
        comes('l2_n4.k1', '2k1/5/7/3K3/7/4r1/3 8/8/8/8/8/8/6I1/8 d14,n4 b -'),
        after('l2_n4.k1', marked('l4', 'frozen'), goals('l4', '')),
      ],
    },
  ],
  tasks: [
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
