import type * as data from '../../../../rulebook/ben39/draws.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const draws: SectionProse<typeof data.draws> = {
  title: 'Draws',
  text: [
    'When a position has occurred three times, counting the start of the game, the player to move may claim a draw. At the fifth time the game is drawn by itself. The places of the movable squares, the hands, the next steps of the castles and whose turn it is all belong to the position.',
    'If you have no legal action, the game is a draw. With a hand full of pieces that hardly happens.',
    'The players may agree on a draw or resign at any time. The game never ends because of many moves without a capture.',
    'Some actions change nothing but whose turn it is: wizards can exchange two pieces of a kind, and a spider can turn four alike. You may do that; it is almost like passing.',
  ],
  examples: {
    'third-time': {
      caption:
        'The rooks have gone out and home again twice. The start is there for the third time, and White may claim a draw.',
    },
    'fifth-time': {
      caption:
        'The rooks went out and home twice more, and nobody claimed. Black can bring the start back for the fifth time; then the game is drawn.',
    },
    'nothing-to-do': {
      caption:
        'Black has a pawn and a king without a castle. If White takes the pawn, Black has no legal action: a draw.',
    },
    'nothing-changes': {
      caption: 'The wizards can exchange the two pawns. Nothing changes but the turn.',
    },
    'four-alike': {
      caption: 'The spider can turn the four pawns around it. Nothing changes but the turn.',
    },
  },
  tasks: {
    'leave-nothing-to-do': {
      prompt: 'Black has a pawn, and a king that cannot move. Make a draw at once.',
      hint: 'A pawn cannot take a rook that stands straight ahead of it.',
      otherwise: ['Black can still move.'],
    },
  },
};
