import type * as data from '../../../../rulebook/tns/practice.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const practice: SectionProse<typeof data.practice> = {
  title: 'Positions to practise',
  text: [
    'Play these positions against somebody, or against yourself, and then change sides. You can play on the board here, or begin a game from it.',
  ],
  examples: {
    'practice-king-run': {
      caption:
        'Both: bring your king to the far end and promote it, or mate the other king. Watch what you give back, and where.',
    },
    'practice-king-in-hand': {
      caption:
        'White holds Black’s king and can drop it in any of three turns. White: build a net and drop the king into mate. Black: spoil it.',
    },
    'practice-small-armies': {
      caption:
        'Small armies without knights. Both: capture, drop where it hurts, and win in any way you can.',
    },
  },
};
