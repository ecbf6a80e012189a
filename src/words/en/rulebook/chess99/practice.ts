import type * as data from '../../../../rulebook/chess99/practice.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const practice: SectionProse<typeof data.practice> = {
  title: 'Positions to practise',
  text: [
    'Play these positions against somebody, or against yourself, and then change sides. You can play on the board here, or begin a game from it.',
  ],
  examples: {
    'practice-two-knights': {
      caption:
        'White: catch the king with two knights. Drive it to the edge, where it must step into a knight’s reach. Black: hold out until move 99.',
    },
    'practice-pawns': {
      caption:
        'Both: bring a pawn to the last rank and make a piece of it. A step of two squares is fast, but then any piece can capture the pawn en passant.',
    },
    'practice-paladins': {
      caption:
        'Two paladins against a queen. Both: take the king, but look first whether yours is attacked once you have done so.',
    },
  },
};
