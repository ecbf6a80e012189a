import type * as data from '../../../../rulebook/ben39/travel.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const travel: SectionProse<typeof data.travel> = {
  title: 'Who travels with the square',
  text: [
    'When a square moves, the piece on it goes with it, friend or enemy. So does every piece on a corner that vanishes, friend or enemy. Other squares share some of the corners, and those remain: there the enemy’s pieces stay, and you choose for each of your own whether it comes along.',
    'They all go exactly as far as the square, in the same direction and at the same time. If one of them would land on a piece that stays behind, you cannot move the square in that way.',
    'A king on the square, yours or the enemy’s, needs one of its own castles at a corner both where it leaves and where it arrives. Often you must take the castle along.',
    'A pawn that is carried to its last rank becomes a queen, even if the enemy moved the square.',
  ],
  examples: {
    'square-with-the-king': {
      caption:
        'White controls l2, three to two, and can move it to n4 with the king on it. Black’s castle must go along to o3, because its corner vanishes. Black’s chad rook stays on k1. White’s castle must go along, or the king would arrive without one. White’s chad rook can stay on m3 or go along to o5.',
      why: {
        l2_n4: 'The king would arrive without a castle.',
        'l2_n4.m3': 'The king would arrive without a castle.',
      },
      ground: {
        l2: 'movable square, controlled by White, 3\u00a0to\u00a02',
      },
    },
    'way-blocked': {
      caption:
        'The same square cannot go to d2. White’s castle would have to go along to c3, and Black’s spider stands there.',
      why: {
        l2_d2: 'The king would arrive without a castle.',
        'l2_d2.k3': 'The castle’s place on c3 is taken.',
        'l2_d2.k3.m3': 'The castle’s place on c3 is taken.',
      },
    },
    'enemy-on-board': {
      caption:
        'White controls the square on l2, two to one, with Black’s rook on it. If White moves it, the rook travels along. m1 vanishes, so White’s chad rook there must go too.',
      ground: {
        l2: 'movable square, controlled by White, 2\u00a0to\u00a01',
      },
    },
    'carried-promotion': {
      caption: 'The square can carry the pawn from n12 to l14, White’s last rank. There it becomes a queen.',
    },
    'promoted-by-the-enemy': {
      caption:
        'Black controls this square, two to one. If Black moves it to l14, White’s pawn on it becomes a white queen.',
    },
    'enemy-king-on-the-square': {
      caption:
        'White controls the square with Black’s king on it. On n4 the castle on m3 would still be at a corner, so White can move it there. The enemy’s castle does not come along to d2, so White cannot move it there.',
      why: {
        l2_d2: 'Black’s king would arrive without a castle.',
      },
      ground: {
        l2: 'movable square, controlled by White, 3\u00a0to\u00a02',
      },
    },
    'carried-immobilizer': {
      caption:
        'The square can carry White’s immobilizer from k1 to m3, where it immobilizes the rook on l4 at once. Only a drop may not do that.',
    },
  },
  tasks: {
    'ride-with-the-king': {
      prompt: 'Move the square with your king on it.',
      hint: 'The king must have its castle with it, before and after.',
      otherwise: ['The square is still on l2.'],
    },
    'ride-out-of-danger': {
      prompt: 'Two rooks attack your king, and the pawn on h6 guards j4. Carry it to safety.',
      hint: 'Back to d2 or on to n4: which of them does a rook attack?',
      otherwise: ['Black can still take your king.'],
    },
    'carried-to-a-queen': {
      prompt: 'Make a queen, though no pawn of yours can move.',
      hint: 'You control the square under one of your pawns.',
      otherwise: ['There is no queen yet. A pawn need not walk to its last rank.'],
    },
  },
};
