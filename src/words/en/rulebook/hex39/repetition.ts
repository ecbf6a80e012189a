import type * as data from '../../../../rulebook/hex39/repetition.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const repetition: SectionProse<typeof data.repetition> = {
  title: 'No position twice',
  text: [
    'No move may bring back a position that has been on the board before in this game. The start counts too. Two positions are the same when the same pieces stand on the same hexes and the same side is to move.',
    'So you cannot shuffle back and forth for long. The side that would repeat first must find another move, and loses if it has none. When you pick a piece, the board shows which of its moves are forbidden.',
    'After a capture or a pawn move no earlier position can return, and the shuffling can begin anew.',
  ],
  examples: {
    'repetition-barred': {
      caption:
        'White’s rook has gone away and come back, and Black’s bishop has gone from d4 to d6. The bishop may not go back: that would be the start again.',
      why: {
        'd6-d4': 'That would repeat the position at the start.',
        'd6-g7 k3-l4 g7-e7': 'A bishop keeps its colour.',
      },
    },
    'repetition-later-position': {
      caption:
        'Every position counts, not only the start. Black’s bishop is back on d4, and now White’s rook may not go back to l4.',
      why: {
        'j4-l4': 'That would repeat the position after White’s first move.',
      },
    },
    'repetition-side-to-move': {
      caption: 'All pieces stand as at the start, but it is a new position, because now it is Black’s turn.',
      why: {
        'd4-a5 k3-i3 a5-d4 i3-k3': 'This position with Black to move has occurred too.',
      },
    },
    'repetition-capture': {
      caption:
        'The same shuffling, but the rook has captured a pawn. No earlier position can return, and the rook can go back to l4.',
    },
    'repetition-loses': {
      caption:
        'If White goes back to k3, each of the bishop’s two leaps would repeat a position. Black then has no move, and loses.',
    },
  },
  tasks: {
    'repetition-runs-out': {
      prompt:
        'White’s rook has gone back and forth between k3 and l4, and Black’s bishop to g5, d6 and a5. Leave Black without a move.',
      hint: 'From a5 the bishop can leap to d4 and d6. Where was the rook when it stood there before?',
      otherwise: ['Black can still reach a new position.'],
    },
  },
};
