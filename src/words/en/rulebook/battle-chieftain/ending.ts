import type * as data from '../../../../rulebook/battle-chieftain/ending.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const crowning: SectionProse<typeof data.crowning> = {
  title: 'Crowning after a capture',
  text: [
    'If your king is captured, you must spend your next turn on making one of your berserkers the new king. You may choose any of them, and can do nothing else.',
    'So a lost king costs a turn and a berserker. If it was your last berserker, you have no army left and lose the game: see Winning and drawing. Many games end like this.',
  ],
  examples: {
    'crowning-after-a-capture': {
      caption:
        'White ignored a check, and Black has taken the king. White must now crown the berserker on c3 or the one on i1.',
      why: {
        'c3-c4': 'White must crown a berserker first.',
      },
    },
    'crowning-an-attacked-one': {
      caption:
        'Three of the four berserkers are attacked. White may crown any of them, but an attacked one is then in check.',
      why: {
        'e5-c5': 'White must crown a berserker first.',
      },
    },
  },
  tasks: {
    'crowning-safely': {
      prompt: 'White’s king has been captured. Crown a berserker that is not attacked.',
      hint: 'Look at each of the four. Black’s king attacks too.',
      otherwise: ['The new king is in check.'],
    },
  },
};

export const winning: SectionProse<typeof data.winning> = {
  title: 'Winning and drawing',
  text: [
    'A side without berserkers loses at once, even if it has a king. It does not matter how it lost the last berserker: the enemy captured it, or it had to be crowned. So beware of losing your king when you have one berserker left.',
    'The player to move may claim a draw when the position, with the same side to move, has been on the board three times. At the fifth time the game is drawn. The game never ends because of many moves without a capture. If a side has no legal move, the game is a draw.',
    'The players may resign or agree on a draw at any time. With a king and a berserker each, agree: 94 of 100 such positions in which nothing can be taken at once are drawn, but positions hardly ever repeat by themselves, so the game won’t declare it.',
  ],
  examples: {
    'win-last-berserker': {
      caption: 'White can take Black’s last berserker. A king alone is not an army, so White wins.',
    },
    'win-last-one-crowned': {
      caption: 'White’s king has been captured, and one berserker is left. White must crown it, and loses.',
      why: {
        'e5-b5': 'White must crown a berserker first.',
      },
    },
    'win-by-taking-the-king': {
      caption:
        'So taking the king can win as well. Black must crown its only berserker, has no army left, and White wins.',
    },
    'win-not-by-the-king': {
      caption: 'With two berserkers Black survives the capture of its king: one leads, one fights.',
    },
    'draw-threefold': {
      caption:
        'The kings have gone back and forth twice, and the position is there for the third time. White may claim a draw.',
    },
    'draw-nothing-to-do': {
      caption:
        'This never happens in play: White’s whole wall is taken, so White cannot place its king, and the game is a draw.',
    },
  },
  tasks: {
    'win-in-one': {
      prompt: 'Black has one berserker left. Win in one move.',
      hint: 'There is a gap on h6. Who can cross it?',
      otherwise: ['Black’s last berserker is still on i6.'],
    },
  },
};
