import type * as data from '../../../../rulebook/ben39/rotation.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const rotation: SectionProse<typeof data.rotation> = {
  title: 'Spiders rotate',
  text: [
    'A spider may turn the squares around it: all pieces of its own side on them move on by one square, clockwise or counterclockwise, all at once. None is left out, and there must be one at least. The spider stays where it is. Clockwise is as White sees the board.',
    'Enemies are not moved. One on whose square a piece lands is captured, so a rotation may capture two or more at once.',
    'A piece that finds no square goes into its owner’s hand.',
    'If a king is among the pieces and may not make that step, for want of a castle or of a square, the rotation is not allowed at all.',
  ],
  examples: {
    'both-ways': {
      caption:
        'Around g3 stand a bishop and a king. Clockwise the bishop goes to h4 and the king to f2; counterclockwise they go the other way round. They cannot be turned by half.',
    },
    'capture-by-rotation': {
      caption:
        'Around k3 clockwise: the silver general goes to j4, the rook to l4, where it captures the gold general.',
    },
    'into-the-hand': {
      caption:
        'Counterclockwise the rook goes to j2, and the silver general finds no square on l2: it comes into White’s hand.',
      ground: {
        l2: 'not there now',
      },
    },
    'the-king-forbids-it': {
      caption:
        'Now no castle is at a corner of f2 or h4, where the king would go. The spider cannot turn the bishop alone, so it turns nothing.',
      why: {
        g3cw: 'The king may not go to f2, which has no castle.',
        g3ccw: 'The king may not go to h4, which has no castle.',
      },
    },
    'two-at-once': {
      caption: 'Two white pieces turn, and each lands on an enemy: two captures in one turn.',
    },
    'enemies-stay': {
      caption:
        'Counterclockwise the bishop lands on the silver general; the black rook on h4 stays where it is.',
    },
    'nothing-to-turn': {
      caption: 'Without a piece of its own side around it a spider turns nothing.',
      why: {
        g3cw: 'There is nothing of White’s to turn.',
      },
    },
    'rotated-to-the-last-rank': {
      caption: 'The spider turns the pawn from f12 to f14, where it becomes a queen.',
    },
  },
  tasks: {
    'rotate-for-two': {
      prompt: 'Capture two pieces in one turn.',
      hint: 'Which spider has two of your pieces and two of Black’s around it?',
      otherwise: [
        'Two black pieces were to be captured at once. That takes a rotation, and the right spider.',
      ],
    },
    'turn-the-king-away': {
      prompt: 'The rook attacks your king. Turn it out of the way, together with the bishop.',
      hint: 'Turned one way the king comes to h4, the other way to f2. Which is on the rook’s file?',
      otherwise: ['The spider is to do it.', 'The rook can take your king there, too.'],
    },
  },
};
