import type * as data from '../../../../rulebook/ben39/practice.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const practice: SectionProse<typeof data.practice> = {
  title: 'Positions to practise',
  text: [
    'Play these positions against somebody, or against yourself, and then change sides. You can play on the board here, or begin a game from it.',
  ],
  examples: {
    'practice-squares': {
      caption:
        'The armies on the squares alone. Neither king can move, because nobody has a castle. Both: take the king.',
    },
    'practice-castles': {
      caption:
        'Each king has a castle beside it and can step to the squares around that. Both: take the king, and move your castle before you need it elsewhere.',
    },
    'practice-wizards': {
      caption:
        'Both sides have two wizards. Both: take the king, on foot or by teleport. Before every move, look around your opponent’s wizards.',
    },
  },
};
