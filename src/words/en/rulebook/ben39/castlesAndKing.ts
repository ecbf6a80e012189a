import type * as data from '../../../../rulebook/ben39/castlesAndKing.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const castlesAndKing: SectionProse<typeof data.castlesAndKing> = {
  title: 'The king and its castles',
  text: [
    'The king moves one square in any direction, but only from a square that has a castle of its own side at a corner, and only to such a square. The same castle may serve for both.',
    'Castles stand on crossings. There are none at first, so neither king can stir until one has been dropped beside it.',
    'The rule holds for whatever moves the king: itself, a wizard, a spider or a movable square. An enemy’s castle is of no use.',
    'Castles are not bound to the king. If they walk away from it, it is stuck again.',
  ],
  examples: {
    'king-with-castles': {
      caption:
        'The castle on g3 lets the king leave h2, and lets it enter f2, f4 and h4. The castle on k5 lets it enter j4. On j2 there is no castle. The wizards could send it to l4, for k5 is a corner of that square too.',
      why: {
        'h2-j2': 'No castle stands at a corner of j2.',
      },
    },
    'king-without-castle': {
      caption:
        'Both castles are near, and neither is at a corner of h2: the king cannot move, though the squares around it have castles. Nor can the spider turn it.',
      why: {
        'h2-h4': 'No castle stands at a corner of h2.',
        'h2-j4': 'No castle stands at a corner of h2.',
        i3cw: 'The king may not leave h2, and the spider leaves nobody out.',
        i3ccw: 'The king may not leave h2, and the spider leaves nobody out.',
      },
    },
    'no-castle-at-first': {
      caption:
        'White drops a castle on g1. It is a corner of h2 and of f2, so that is where the king can go.',
    },
    'enemy-castle': {
      caption: 'A castle of Black’s does nothing for White’s king.',
    },
    'castle-walks-away': {
      caption: 'The castle may leave the king behind, and then the king is stuck.',
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
      hint: 'A castle on the first row would serve h2 and a square that is taken.',
      otherwise: [
        'The king still cannot move. It needs a castle at a corner of its own square, and a free square that has one too.',
      ],
    },
  },
};
