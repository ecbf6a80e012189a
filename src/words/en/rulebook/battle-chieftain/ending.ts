import type * as data from '../../../../rulebook/battle-chieftain/ending.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const crowning: SectionProse<typeof data.crowning> = {
  title: 'Crowning after a capture',
  text: [
    'A captured king does not end the game. Its side must spend the next turn on making one of its berserkers the new king, any of them, and can do nothing else.',
    'So a lost king costs a turn and a berserker. Beware of having to crown the last one: see Winning.',
  ],
  examples: {
    'crowning-after-a-capture': {
      caption:
        'White paid no heed to a check, and Black has taken the king. Now White has to crown the berserker on c3 or the one on i1.',
      why: {
        'c3-c4': 'White has to crown a berserker first.',
      },
    },
    'crowning-an-attacked-one': {
      caption:
        'Of four berserkers three are attacked. White may crown any, and is in check at once if it takes one of those.',
      why: {
        'e5-c5': 'White has to crown a berserker first.',
      },
    },
  },
  tasks: {
    'crowning-safely': {
      prompt: 'White’s king has been captured. Crown a berserker that is not attacked.',
      hint: 'Go through the four of them. Black’s king attacks too.',
      otherwise: ['The new king is attacked where it stands.'],
    },
  },
};

export const winning: SectionProse<typeof data.winning> = {
  title: 'Winning and drawing',
  text: [
    'A side without berserkers has lost at once. It does not matter whether it has a king, nor how the last berserker went: captured, or crowned because it had to be.',
    'The player to move may claim a draw when the position, with the same side to move, has been on the board three times; when it is there for the fifth time, the game is drawn. There is no rule about moves without a capture. A side without anything to do draws.',
    'Players may resign or agree on a draw at any time. With a king and one berserker each you should agree: 94 of 100 such positions in which nothing hangs are drawn, but positions hardly ever repeat by themselves, so the game will not say so.',
  ],
  examples: {
    'win-last-berserker': {
      caption: 'White takes Black’s last berserker. Black’s king alone is no army: White has won.',
    },
    'win-last-one-crowned': {
      caption:
        'White’s king has been captured, and one berserker is left. White must crown it, and has lost.',
      why: {
        'e5-b5': 'White has to crown a berserker first.',
      },
    },
    'win-by-taking-the-king': {
      caption:
        'So taking the king can win as well: Black’s only berserker has to follow it, and there is nobody left to lead.',
    },
    'win-not-by-the-king': {
      caption: 'With two berserkers left Black survives the capture of its king: one leads, one fights.',
    },
    'draw-threefold': {
      caption:
        'The kings have gone to and fro twice: the same position for the third time. White may claim a draw.',
    },
    'draw-nothing-to-do': {
      caption:
        'A freak put up by hand: White’s whole wall is taken, its king cannot be placed, and the game is a draw.',
    },
  },
  tasks: {
    'win-in-one': {
      prompt: 'Black has one berserker left. Win in one move.',
      hint: 'There is a gap on h6. Who is not stopped by it?',
      otherwise: ['Black’s last berserker still stands on i6.'],
    },
  },
};
