import type * as data from '../../../../rulebook/hex39/repetition.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const repetition: SectionProse<typeof data.repetition> = {
  title: 'No position twice',
  text: [
    'A move that would bring back a position that has been on the board in this game is illegal. The position at the start counts. What makes a position is where the pieces stand and who is to move.',
    'So nobody can shuffle to and fro for long: the one who would repeat first has to find something else, and without anything else has lost. The board shows such moves as barred when you pick the piece.',
    'After a capture or a pawn’s move nothing that was before can come back, and all the shuffling may begin anew.',
  ],
  examples: {
    'repetition-barred': {
      caption:
        'White’s rook has gone away and come back, Black’s bishop has gone from d4 to d6. Its way back is barred: that would be the position at the start.',
      why: {
        'd6-d4': 'That would repeat the position at the start.',
        'd6-g7 k3-l4 g7-e7': 'A bishop keeps its colour.',
      },
    },
    'repetition-later-position': {
      caption:
        'Not only the start counts. Black’s bishop is back on d4, and now White may not go back to l4.',
      why: {
        'j4-l4': 'That would repeat the position after the first move.',
      },
    },
    'repetition-side-to-move': {
      caption: 'All pieces stand as at the start, and yet this is another position: now it is Black’s turn.',
      why: {
        'd4-a5 k3-i3 a5-d4 i3-k3': 'With Black to move, too, this position has been there.',
      },
    },
    'repetition-capture': {
      caption:
        'The same to and fro, but the rook has captured a pawn on j4. Nothing from before can return, and it may go back to l4.',
    },
    'repetition-loses': {
      caption:
        'When White goes back to k3, each of the bishop’s two leaps would repeat a position. Black has no move and has lost.',
    },
  },
  tasks: {
    'repetition-runs-out': {
      prompt:
        'In this game White’s rook has gone between k3 and l4, Black’s bishop to g5, d6 and a5. Leave Black without a move.',
      hint: 'From a5 the bishop can leap to d4 and d6. Where was the rook when it stood there before?',
      otherwise: ['Black can move to a position that has not been there.'],
    },
  },
};
