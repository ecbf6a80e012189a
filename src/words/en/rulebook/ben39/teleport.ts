import type * as data from '../../../../rulebook/ben39/teleport.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const teleport: SectionProse<typeof data.teleport> = {
  title: 'Wizards teleport',
  text: [
    'With both wizards on the board you may teleport a piece of yours from a square around one of them to the square in the same place at the other: upper left to upper left, and so on. The wizards stay where they are.',
    'If an enemy stands there, it is captured. If one of your own pieces stands there, the two change places. If there is no square, your piece goes into your hand, a queen as a pawn.',
    'The king is teleported only under the rule of the castles, and never off the board. Enemy pieces cannot be teleported, and a wizard alone can teleport nothing.',
    'Distance does not matter, nor what stands between. Look at the squares around your opponent’s wizards with care.',
  ],
  examples: {
    'same-place': {
      caption:
        'The pawn on d6 is to the upper left of the wizard on e5. It can be teleported to l6, to the upper left of the other; not to any other square.',
    },
    'change-places': {
      caption:
        'The bishop on f6 and the knightrider on n6 are in the same place at either wizard: they change places, whichever wizard does it.',
    },
    'teleport-captures': {
      caption: 'The rook on d4 arrives on l4 and captures the gold general.',
      why: {
        'm5*l4': 'An enemy piece cannot be teleported.',
      },
    },
    'off-the-board': {
      caption:
        'To the lower right of m5 there is no square, so the silver general on f4 comes back into White’s hand.',
      ground: {
        n4: 'not there now',
      },
    },
    'the-square-may-come': {
      caption: 'The same, but a movable square has come to n4. Now the silver general lands on it.',
    },
    'one-wizard': {
      caption: 'A single wizard moves about, but teleports nothing.',
      why: {
        'e5*d6': 'White’s other wizard is not on the board.',
      },
    },
    'king-out-of-check': {
      caption:
        'The rook attacks the king, and no square nearby is safe. The wizards take it from h2 to l4, which has a castle at a corner as well.',
    },
    'queen-off-the-board': {
      caption: 'A queen that is sent off the board comes into the hand as a pawn.',
    },
    'king-changes-places': {
      caption:
        'The rook on l6 and the king on d6 would change places. It needs a castle at a corner of both squares: c7 and k7 have one each.',
    },
    'king-may-not-change-places': {
      caption: 'Without the castle on k7 neither wizard can do it, for the king may not go to l6.',
      why: {
        'e5*d6': 'The king may not go to l6, which has no castle.',
        'm5*l6': 'The king may not go to l6, which has no castle.',
      },
    },
    'king-not-off-the-board': {
      caption: 'The king on f4 would come to n4, where there is no square. It may not be sent off the board.',
      why: {
        'e5*f4': 'A king is never sent off the board.',
      },
    },
  },
  tasks: {
    'win-by-teleport': {
      prompt: 'Win in one.',
      hint: 'The king stands to the upper right of one of your wizards. What stands to the upper right of the other?',
      otherwise: ['The black king is still on the board.'],
    },
    'set-the-rook-free': {
      prompt: 'Your rook is immobilized. Capture the black bishop with it all the same.',
      hint: 'The rook cannot go by itself, but it can be sent.',
      otherwise: ['The rook has not captured the bishop.'],
    },
  },
};
