import type * as data from '../../../../rulebook/ben39/travel.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const travel: SectionProse<typeof data.travel> = {
  title: 'Who travels with the square',
  text: [
    'When a square moves, what stands on it goes with it, friend or enemy. So does whatever stands on a corner that is about to vanish, friend or enemy. Some corners remain, since another square shares them: there the enemy’s pieces stay, and for each of your own you choose whether it comes along.',
    'All of them go exactly as far as the square, in the same direction and at the same time. Should one land on a piece that stays behind, you cannot move the square in that way.',
    'A king on the square, yours or the enemy’s, needs one of its own castles at a corner both where it leaves and where it arrives. Often that means to take the castle along.',
    'A pawn that is carried to its last rank becomes a queen, even if the enemy has moved the square.',
  ],
  examples: {
    'square-with-the-king': {
      caption:
        'White controls l2, three to two, and moves it to n4 with the king on it. Black’s castle must go along, for its corner vanishes, and so comes to o3; Black’s chad rook stays on k1. White’s castle has to go along, or the king would arrive without one. White’s chad rook may stay on m3 or go along to o5.',
      why: {
        l2_n4: 'The king would arrive without a castle.',
        'l2_n4.m3': 'The king would arrive without a castle.',
      },
      ground: {
        l2: 'movable square, controlled by White, 3 to 2',
      },
    },
    'way-blocked': {
      caption:
        'The same square cannot go to d2. The castle would have to go along to c3, and Black’s spider stands there.',
      why: {
        l2_d2: 'The king would arrive without a castle.',
        'l2_d2.k3': 'The castle’s place on c3 is taken.',
        'l2_d2.k3.m3': 'The castle’s place on c3 is taken.',
      },
    },
    'enemy-on-board': {
      caption:
        'White controls the square on l2 by two to one, with Black’s rook on it. White moves it, and the rook travels along; m1 vanishes, so that White’s chad rook must go too.',
      ground: {
        l2: 'movable square, controlled by White, 2 to 1',
      },
    },
    'carried-promotion': {
      caption: 'The square carries the pawn from n12 to l14, White’s last rank: it becomes a queen.',
    },
    'promoted-by-the-enemy': {
      caption:
        'Black controls this square, two to one. If Black moves it to l14, White’s pawn on it becomes a queen of White’s.',
    },
    'enemy-king-on-the-square': {
      caption:
        'White controls the square on which Black’s king stands. On n4 the castle on m3 would be at a corner of it still, so it may be moved there; to d2 the castle does not go along, so that way is closed.',
      why: {
        l2_d2: 'Black’s king would arrive without a castle.',
      },
      ground: {
        l2: 'movable square, controlled by White, 3 to 2',
      },
    },
    'carried-immobilizer': {
      caption:
        'White’s immobilizer may be carried from k1 to m3, and immobilizes the rook on l4 at once. Only its drop is restricted.',
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
      hint: 'Back to d2 or on to n4: on which of them does a rook look?',
      otherwise: ['Black can still take your king.'],
    },
    'carried-to-a-queen': {
      prompt: 'Make a queen, though no pawn of yours can move.',
      hint: 'You control the square under one of your pawns.',
      otherwise: ['There is no queen yet. A pawn need not walk to its last rank.'],
    },
  },
};
