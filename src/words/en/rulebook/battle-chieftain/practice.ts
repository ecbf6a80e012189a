import type * as data from '../../../../rulebook/battle-chieftain/practice.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const practice: SectionProse<typeof data.practice> = {
  title: 'Positions to practise',
  text: [
    'Play these positions against somebody, or against yourself, and then change sides. You can play on the board here, or begin a game from it.',
  ],
  examples: {
    'practice-two-each': {
      caption:
        'A king and two berserkers each. Both: capture one of them. After that, taking the king wins too.',
    },
    'practice-four-against-two': {
      caption: 'White: destroy both berserkers. Black: hold out for twenty turns.',
    },
    'practice-placing': {
      caption:
        'The kings are not placed yet. Both: find a safe square on your wall, and then destroy the enemy’s three berserkers.',
    },
  },
};
