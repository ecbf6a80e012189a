import type * as data from '../../../../rulebook/ben39/movableSquares.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const movableSquares: SectionProse<typeof data.movableSquares> = {
  title: 'The movable squares',
  text: [
    'The two movable squares go round a ring of eight places: l2, n4, n12, l14, d14, b12, b4, d2, and back to l2. One action moves one of them to the next place, forward or back, unless the other square is there.',
    'You may move a square only if you control it. Count the pieces on the square and at its corners, but not immobilized ones: the side with more of them has control. With equal numbers nobody has.',
    'On the board, pick the square, then its new place. If some of your pieces can come along or stay, you are asked about each.',
  ],
  examples: {
    ring: {
      caption:
        'The chad rook on m3 gives White control of the square on l2. The square can go on to n4 or back to d2. The chad rook can go along or stay, because m3 is a corner of l4 as well.',
      why: {
        d14_l14: 'White does not control that square.',
      },
      ground: {
        l2: 'movable square, controlled by White, 1\u00a0to\u00a00',
        d14: 'movable square, controlled by nobody, 0\u00a0to\u00a00',
        n4: 'not there now',
        n12: 'not there now',
        l14: 'not there now',
        b12: 'not there now',
        b4: 'not there now',
        d2: 'not there now',
      },
    },
    'all-the-way-round': {
      caption:
        'White can move the square from l2 to n4, n12 and l14, and the chad rook goes along. There the other square, on d14, blocks the way.',
      why: {
        'l2_n4 h10-h8 n4_n12 h8-h6 n12_l14.o11 h6-h4 l14_d14': 'The other movable square is there.',
      },
    },
    'other-square-bars': {
      caption:
        'The other movable square is on n4. The square on l2 can only go back, to d2, and takes the rook with it.',
      why: {
        l2_n4: 'The other movable square is there.',
        l2_n12: 'A square goes one place at a time.',
      },
    },
    'nobody-controls': {
      caption:
        'The immobilizer on c5 holds the gold general on b4, so it does not count: two white pieces against two black ones. Nobody can move this square.',
      why: {
        b4_b12: 'White does not control the square.',
        b4_d2: 'White does not control the square.',
      },
      ground: {
        b4: 'movable square, controlled by nobody, 2\u00a0to\u00a02',
      },
    },
  },
  tasks: {
    'take-control': {
      prompt: 'Nobody controls the square on l2. Drop something so that you do.',
      hint: 'Pieces count on the square and at its corners.',
      otherwise: ['You still do not have more pieces on l2 and its corners than Black has.'],
    },
  },
};
