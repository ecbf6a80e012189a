import type * as data from '../../../../rulebook/ben39/draws.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const draws: SectionProse<typeof data.draws> = {
  title: 'Draws',
  text: [
    'When a position has occurred three times, the start of the game included, whoever is to move may claim a draw. At the fifth time the game is drawn by itself. The places of the movable squares, the hands, the next steps of the castles and whose turn it is all belong to the position.',
    'A side that is to move and can do nothing at all draws. With a hand full of pieces that hardly happens.',
    'Players may agree on a draw or resign at any time. No count of moves ends the game.',
    'Some actions change nothing but whose turn it is: wizards may exchange two pieces of a kind, a spider may turn four alike. That is allowed, and it is as near to passing as one comes.',
  ],
  examples: {
    'third-time': {
      caption:
        'The rooks have gone out and home again twice. The start is there for the third time, and White may claim a draw.',
    },
    'fifth-time': {
      caption:
        'Twice more without a claim: with Black’s next move the start is there for the fifth time, and the game is drawn.',
    },
    'nothing-to-do': {
      caption:
        'Black has a king without a castle and nothing else. When White has taken the last pawn, Black can do nothing: a draw.',
    },
    'nothing-changes': {
      caption: 'The wizards may exchange the two pawns. Nothing changes but the turn.',
    },
    'four-alike': {
      caption: 'So may the spider turn the four pawns around it.',
    },
  },
  tasks: {
    'leave-nothing-to-do': {
      prompt: 'Black has a pawn, and a king that cannot move. Make a draw at once.',
      hint: 'A pawn that stands before your rook cannot take it.',
      otherwise: ['Black can still move the pawn.'],
    },
  },
};
