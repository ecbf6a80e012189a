import type * as data from '../../../../rulebook/ben39/teleport.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const teleport: SectionProse<typeof data.teleport> = {
  title: 'Wizards teleport',
  text: [
    'With both your wizards on the board you may teleport one of your pieces from a square around one wizard to the square in the same place at the other: from upper left to upper left, and so on. The wizards stay where they are.',
    'On the board, pick the wizard, then the piece that it sends.',
    'If an enemy stands there, your piece captures it. If one of your own pieces stands there, the two change places. If there is no square, your piece goes into your hand, a queen as a pawn.',
    'A king needs a castle at both squares, as always, and can never be sent off the board. You cannot teleport enemy pieces, and a single wizard teleports nothing.',
    'Distance does not matter, nor does what stands between. Keep an eye on the squares around your opponent’s wizards.',
  ],
  examples: {
    'same-place': {
      caption:
        'The pawn on d6 is to the upper left of the wizard on e5. White can teleport it to l6, to the upper left of the other wizard, and nowhere else.',
    },
    'change-places': {
      caption:
        'The bishop on f6 and the knightrider on n6 are in the same place at either wizard. They change places, whichever wizard does it.',
    },
    'teleport-captures': {
      caption: 'Teleported to l4, the rook on d4 captures the gold general.',
      why: {
        'm5*l4': 'You cannot teleport an enemy piece.',
      },
    },
    'off-the-board': {
      caption:
        'To the lower right of m5 there is no square. If White teleports the silver general on f4, it goes into White’s hand.',
      ground: {
        n4: 'not there now',
      },
    },
    'the-square-may-come': {
      caption: 'The same with a movable square on n4. Now the silver general lands on it.',
    },
    'one-wizard': {
      caption: 'A single wizard can move, but teleports nothing.',
      why: {
        'e5*d6': 'White’s other wizard is not on the board.',
      },
    },
    'king-out-of-check': {
      caption:
        'The rook attacks the king, and no square nearby is safe. The wizards can take it from h2 to l4, which has a castle at a corner too.',
    },
    'queen-off-the-board': {
      caption: 'A queen that is sent off the board goes into the hand as a pawn.',
    },
    'king-changes-places': {
      caption:
        'The king on d6 and the rook on l6 can change places. The king needs a castle at both squares: c7 is a corner of d6, and k7 of l6.',
    },
    'king-may-not-change-places': {
      caption: 'Without a castle on k7 neither wizard can do it, because the king cannot go to l6.',
      why: {
        'e5*d6': 'The king cannot go to l6, which has no castle.',
        'm5*l6': 'The king cannot go to l6, which has no castle.',
      },
    },
    'king-not-off-the-board': {
      caption: 'The king on f4 would come to n4, where there is no square. A king cannot leave the board.',
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
      hint: 'The rook cannot go by itself, but a wizard can send it.',
      otherwise: ['The rook has not captured the bishop.'],
    },
  },
};
