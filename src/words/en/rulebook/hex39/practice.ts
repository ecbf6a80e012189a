import type * as data from '../../../../rulebook/hex39/practice.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const practice: SectionProse<typeof data.practice> = {
  title: 'Positions to practise',
  text: [
    'Play these positions against somebody, or against yourself, and then change sides. You can play on the board here, or begin a game from it.',
  ],
  examples: {
    'practice-one-home': {
      caption:
        'White: bring one piece into Black’s castle. Black: stop them all, or get into White’s castle first.',
    },
    'practice-last-piece': {
      caption:
        'Two pawns and two bishops each, and one of the bishops can never enter a castle. Both: get home, or capture all that could.',
    },
    'practice-rooks': {
      caption:
        'Two rooks each, and no position may come back. Both: guard your castle without running out of new positions.',
    },
  },
};
