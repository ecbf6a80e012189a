import type * as data from '../../../../rulebook/ben39/rotation.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const rotation: SectionProse<typeof data.rotation> = {
  title: 'Spiders rotate',
  text: [
    'A spider can rotate all pieces of its own side on the squares around it: each moves on by one square, clockwise or counterclockwise, all at once. None is left out, and there must be at least one. The spider stays where it is. Clockwise is as White sees the board.',
    'On the board, pick the spider, then the direction.',
    'Enemies stay where they are. If one of your pieces lands on an enemy, it captures it, so a rotation can capture two or more at once.',
    'A piece that finds no square goes into your hand.',
    'If your king is among the pieces and cannot make that step, because a castle or a square is missing, you may not rotate in that direction at all.',
  ],
  examples: {
    'both-ways': {
      caption:
        'Around g3 stand a bishop and a king. Clockwise the bishop goes to h4 and the king to f2; counterclockwise the bishop goes to f2 and the king to h4. They never go halfway round.',
    },
    'capture-by-rotation': {
      caption:
        'Clockwise around k3 the silver general goes to j4 and the rook to l4, where it captures the gold general.',
    },
    'into-the-hand': {
      caption:
        'Counterclockwise the rook goes to j2. The silver general finds no square on l2 and goes into White’s hand.',
      ground: {
        l2: 'not there now',
      },
    },
    'the-king-forbids-it': {
      caption:
        'Here no castle is at a corner of f2 or h4, where the king would go. The spider cannot turn the bishop alone, so it turns nothing.',
      why: {
        g3cw: 'The king cannot go to f2, which has no castle.',
        g3ccw: 'The king cannot go to h4, which has no castle.',
      },
    },
    'two-at-once': {
      caption:
        'The spider can turn two white pieces so that each lands on an enemy: two captures in one turn.',
    },
    'enemies-stay': {
      caption:
        'Counterclockwise the bishop captures the silver general; the black rook on h4 stays where it is.',
    },
    'nothing-to-turn': {
      caption: 'Without a piece of its own side around it a spider turns nothing.',
      why: {
        g3cw: 'White has no piece there to turn.',
      },
    },
    'rotated-to-the-last-rank': {
      caption: 'The spider can turn the pawn from f12 to f14, where it becomes a queen.',
    },
  },
  tasks: {
    'rotate-for-two': {
      prompt: 'Capture two pieces in one turn.',
      hint: 'Which spider has two of your pieces and two of Black’s around it?',
      otherwise: ['That did not capture two pieces. It takes a rotation, and the right spider.'],
    },
    'turn-the-king-away': {
      prompt: 'The rook attacks your king. Turn it out of the way, together with the bishop.',
      hint: 'Turned one way the king comes to h4, the other way to f2. Which is on the rook’s file?',
      otherwise: ['Use the spider.', 'Black can take your king there too.'],
    },
  },
};
