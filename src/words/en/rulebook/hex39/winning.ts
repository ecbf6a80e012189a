import type * as data from '../../../../rulebook/hex39/winning.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const winning: SectionProse<typeof data.winning> = {
  title: 'Winning',
  text: [
    'Whoever brings a piece into the enemy’s castle wins at once. A pawn will do, a rook, or the red bishop. An enemy in the castle is no protection: entering may be a capture. Going back into one’s own castle is a move like any other.',
    'Whoever has nothing left that could ever stand in the enemy’s castle loses at once: no piece at all, or blue and green bishops only. A pawn, a rook or the red bishop is enough to play on.',
    'Whoever is to move and has no legal move loses: because all pieces are stuck, or because every move would repeat a position.',
    'If a move brings about more than one of these, the one told first counts. There is no draw but by agreement: nothing ends the game for want of captures, and a position cannot come back. Players may also resign.',
  ],
  examples: {
    'win-castle': {
      caption:
        'White wins with the pawn on f8 or with the red bishop on d8. If it does neither, Black may win with the pawn on h2 or the bishop on j2.',
      why: {
        'h4-h2': 'A rook does not go across the corners of its hex.',
      },
    },
    'win-rook-from-afar': {
      caption:
        'Four clear hexes in a line, and the rook is in the castle. That the bishop stands there does not help Black.',
    },
    'win-own-castle': {
      caption: 'A rook that comes home into its own castle has won nothing.',
    },
    'win-no-castle-piece': {
      caption:
        'Black has a rook and the green bishop. When the rook falls, the bishop can never enter g1: White wins.',
    },
    'win-red-bishop-left': {
      caption: 'The same with the red bishop. Now the game goes on after the capture.',
    },
    'win-nothing-left': {
      caption: 'Black’s last piece is captured.',
    },
    'win-no-moves': {
      caption: 'White’s pieces are stuck: whatever Black does now, White has no move and loses.',
    },
    'win-castle-first': {
      caption:
        'White’s pawn takes Black’s last red piece by entering the castle. Both reasons hold; the castle is the one that counts.',
    },
    'win-castle-piece-before-moves': {
      caption:
        'Black captures White’s last pawn. White has neither a piece for the castle nor a move; the first is what counts.',
    },
  },
  tasks: {
    'win-in-one': {
      prompt: 'Enter the castle.',
      hint: 'The way of the rook is closed. Who needs no way?',
      otherwise: ['No white piece stands in g9 yet.'],
    },
    'win-outside-the-castle': {
      prompt: 'Win in one move, without entering the castle.',
      hint: 'Which of Black’s pieces could ever stand in a red castle?',
      otherwise: ['Black still has a piece that can enter g1.'],
    },
    'win-hold-the-castle': {
      prompt: 'Black’s rook is about to enter White’s castle. Stop it.',
      hint: 'A piece in the castle would only be captured there. Close the line before it.',
      otherwise: ['The rook on j4 enters g1 now, and Black wins.'],
    },
  },
};
