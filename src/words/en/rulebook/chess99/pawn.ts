import type * as data from '../../../../rulebook/chess99/pawn.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const pawn: SectionProse<typeof data.pawn> = {
  title: 'The pawn',
  text: [
    'A pawn moves one or two squares straight forward. It has this choice all its life, from whatever rank it stands on, not just on its first move. Every square that it crosses or enters must be empty.',
    'It captures one square diagonally forward, and in no other way. It never goes back or sideways.',
    'Two squares at once have a price: see En passant. And a pawn that comes to the last rank is not promoted there and then: see Promotion.',
  ],
  examples: {
    'pawn-two-anywhere': {
      caption: 'The pawn on e5 can still go two squares, to e7, and from there two more, to e9.',
      why: {
        'e5-e4': 'A pawn never goes back.',
        'e5-f6': 'It moves diagonally only to capture.',
      },
    },
    'pawn-first-rank': {
      caption: 'This holds on every rank. A pawn on its own first rank can go two squares as well.',
    },
    'pawn-blocked': {
      caption: 'The pawn on c4 cannot move. The pawn on e3 can go to e4, but e5 is taken.',
      why: {
        'e3-e5': 'Both squares must be empty, and a pawn does not capture straight ahead.',
        'c4-c6': 'It cannot pass over the pawn on c5.',
      },
    },
    'pawn-captures': {
      caption: 'The black pawn straight ahead blocks the way. The other two can be captured.',
      why: {
        'e3-e4': 'A pawn does not capture straight ahead.',
      },
    },
    'pawn-to-the-last-rank': {
      caption:
        'From two ranks away a pawn can reach the last rank in a single move. There it is still a pawn.',
    },
  },
  tasks: {
    'pawn-race': {
      prompt: 'Bring one of the three pawns to the last rank in this move.',
      hint: 'Both squares ahead of the pawn must be empty.',
      otherwise: ['No white pawn is on rank 9 yet.'],
    },
  },
};
