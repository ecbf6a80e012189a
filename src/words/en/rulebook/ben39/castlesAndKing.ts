import type * as data from '../../../../rulebook/ben39/castlesAndKing.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const castlesAndKing: SectionProse<typeof data.castlesAndKing> = {
  title: 'The king and its castles',
  text: [
    'The king moves one square in any direction, but only from a square that has a castle of its own side at a corner, and only to such a square. The same castle can serve for both.',
    'Castles belong to the army on the crossings. Both sides start with two in hand and none on the board, so neither king can move until its side drops one beside it.',
    'The rule holds for whatever moves the king: the king itself, a wizard, a spider or a movable square. An enemy’s castle does not help.',
    'Castles can leave the king. If none is left at a corner of its square, it is stuck again.',
  ],
  examples: {
    'king-with-castles': {
      caption:
        'The castle on g3 lets the king leave h2, and lets it enter f2, f4 and h4. The castle on k5 lets it enter j4. There is no castle at j2. The wizards can send it to l4, because k5 is a corner of that square too.',
      why: {
        'h2-j2': 'No castle stands at a corner of j2.',
      },
    },
    'king-without-castle': {
      caption:
        'Both castles are near, but neither is at a corner of h2: the king is stuck, though the squares around it have castles. The spider cannot turn it either.',
      why: {
        'h2-h4': 'No castle stands at a corner of h2.',
        'h2-j4': 'No castle stands at a corner of h2.',
        i3cw: 'The king cannot leave h2, and the spider leaves nobody out.',
        i3ccw: 'The king cannot leave h2, and the spider leaves nobody out.',
      },
    },
    'no-castle-at-first': {
      caption:
        'Without a castle the king is stuck. Dropped on g1, a castle is at a corner of h2 and f2, so the king can then go to f2.',
    },
    'enemy-castle': {
      caption: 'Black’s castle does nothing for White: the king is stuck.',
    },
    'castle-walks-away': {
      caption:
        'The castle can step away from the king. On g5 it is no longer at a corner of h2, and the king cannot move.',
    },
  },
  tasks: {
    'out-of-danger': {
      prompt: 'The rook attacks your king. Bring it to safety.',
      hint: 'One castle serves four squares. Rook and bishop attack three of them.',
      otherwise: ['Black can still take your king.'],
    },
    'free-the-king': {
      prompt: 'Drop a castle so that your king can move in the next turn.',
      hint: 'On the first row a castle would serve only h2 and a square that is taken.',
      otherwise: [
        'The king still cannot move. It needs a castle at a corner of its own square, and a free square that has one too.',
      ],
    },
  },
};
