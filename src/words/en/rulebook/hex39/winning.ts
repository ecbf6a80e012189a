import type * as data from '../../../../rulebook/hex39/winning.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const winning: SectionProse<typeof data.winning> = {
  title: 'Winning',
  text: [
    'You win at once by bringing a piece into the enemy’s castle: a pawn, a rook, or the red bishop. A defender in the castle doesn’t help: you capture it. Going back into your own castle is a move like any other.',
    'You lose at once when you have nothing left that can ever enter the enemy’s castle: no piece at all, or only blue and green bishops. A single pawn, rook or red bishop keeps you in the game.',
    'You lose when it is your turn and you have no legal move, because your pieces are stuck or because every move would repeat a position: see No position twice.',
    'If a move brings about more than one of these, the first on this list counts. The only draw is by agreement. A game may go on without captures, and no position comes back. The players may also resign.',
  ],
  examples: {
    'win-castle': {
      caption:
        'White wins with the pawn on f8 or with the red bishop on d8. Otherwise Black wins with the pawn on h2 or the bishop on j2.',
      why: {
        'h4-h2': 'A rook does not go across the corners of its hex.',
      },
    },
    'win-rook-from-afar': {
      caption: 'The line is clear, so the rook can enter the castle. The bishop there doesn’t help Black.',
    },
    'win-own-castle': {
      caption: 'The rook can go back into its own castle. That wins nothing.',
    },
    'win-no-castle-piece': {
      caption:
        'Black has a rook and the green bishop. If White takes the rook, White wins: the bishop can never enter g1.',
    },
    'win-red-bishop-left': {
      caption: 'The same with the red bishop. If White takes the rook now, the game goes on.',
    },
    'win-nothing-left': {
      caption: 'White can capture Black’s last piece. With that, White wins.',
    },
    'win-no-moves': {
      caption: 'White’s pieces are stuck. Whatever Black does now, White has no move and loses.',
    },
    'win-castle-first': {
      caption:
        'White’s pawn can enter the castle and so take Black’s last red piece. Both win; the castle is the reason that counts.',
    },
    'win-castle-piece-before-moves': {
      caption:
        'Black can capture White’s last pawn. White then has neither a piece for the castle nor a move; the first is the reason that counts.',
    },
  },
  tasks: {
    'win-in-one': {
      prompt: 'Enter the castle.',
      hint: 'The rook’s way is blocked. Which piece needs no free way?',
      otherwise: ['No white piece is in the castle on g9 yet.'],
    },
    'win-outside-the-castle': {
      prompt: 'Win in one move without entering the castle.',
      hint: 'Which of Black’s pieces can ever stand in a red castle?',
      otherwise: ['Black still has a piece that can enter g1.'],
    },
    'win-hold-the-castle': {
      prompt: 'Black’s rook is about to enter White’s castle. Stop it.',
      hint: 'A piece in the castle would only be captured there. Block the way to it.',
      otherwise: ['The rook on j4 can enter g1 now, and Black wins.'],
    },
  },
};
