import { after, claimable, comes, ends, illegal, legal, marked, outcome, unmarked } from '../claiming.ts';
import type { Section } from '../rulebook.ts';

const KINGLESS = '10/6/5k2/6/3b4/8/1b1B4/5B/1B6/4B1/10 w g';
const TO_AND_FRO = ['b2-b3', 'i10-i9', 'b3-b2', 'i9-i10'];

export const crowning: Section = {
  id: 'crowning',
  title: 'Crowning after a capture',
  text: [
    'A captured king does not end the game. Its side must spend the next turn on making one of its berserkers the new king, any of them, and can do nothing else.',
    'So a lost king costs a turn and a berserker. Beware of having to crown the last one: see Winning.',
  ],
  examples: [
    {
      id: 'crowning-after-a-capture',
      caption:
        'White paid no heed to a check, and Black has taken the king. Now White has to crown the berserker on c3 or the one on i1.',
      position: '10/6/5k2/6/8/8/b2K4/6/1B6/6/9B w g',
      played: ['j1-i1', 'b5-e5'],
      claims: [
        outcome(null),
        legal('K=c3'),
        legal('K=i1'),
        illegal('c3-c4', 'White has to crown a berserker first.', 'king to be crowned'),
        comes('K=i1', '10/6/5k2/6/8/8/3b4/6/1B6/6/8K1 b g'),
      ],
    },
    {
      id: 'crowning-an-attacked-one',
      caption:
        'Of four berserkers three are attacked. White may crown any, and is in check at once if it takes one of those.',
      position: KINGLESS,
      claims: [
        legal('K=c3'),
        legal('K=g2'),
        after('K=e5', marked('e5', 'check')),
        after('K=i4', unmarked('i4', 'check')),
        illegal('e5-c5', 'White has to crown a berserker first.', 'king to be crowned'),
      ],
    },
  ],
  tasks: [
    {
      id: 'crowning-safely',
      prompt: 'White’s king has been captured. Crown a berserker that is not attacked.',
      position: KINGLESS,
      goals: [{ kind: 'safe', otherwise: 'The new king is attacked where it stands.' }],
      hint: 'Go through the four of them. Black’s king attacks too.',
      solution: ['K=i4'],
    },
  ],
};

export const winning: Section = {
  id: 'winning',
  title: 'Winning and drawing',
  text: [
    'A side without berserkers has lost at once. It does not matter whether it has a king, nor how the last berserker went: captured, or crowned because it had to be.',
    'The player to move may claim a draw when the position, with the same side to move, has been on the board three times; when it is there for the fifth time, the game is drawn. There is no rule about moves without a capture. A side without anything to do draws.',
    'Players may resign or agree on a draw at any time. With a king and one berserker each you should agree: 94 of 100 such positions in which nothing hangs are drawn, but positions hardly ever repeat by themselves, so the game will not say so.',
  ],
  examples: [
    {
      id: 'win-last-berserker',
      caption: 'White takes Black’s last berserker. Black’s king alone is no army: White has won.',
      position: '10/6/5k2/6/8/8/b2B4/6/8/1K4/10 w g',
      claims: [legal('e5-b5'), ends('e5-b5', 'w army-destroyed'), ends('d2-d3', null)],
    },
    {
      id: 'win-last-one-crowned',
      caption:
        'White’s king has been captured, and one berserker is left. White must crown it, and has lost.',
      position: '10/6/5k2/6/8/8/b2B4/6/8/6/10 w g',
      claims: [
        outcome(null),
        illegal('e5-b5', 'White has to crown a berserker first.', 'king to be crowned'),
        ends('K=e5', 'b army-destroyed'),
        after('K=e5', unmarked('e5', 'check')),
      ],
    },
    {
      id: 'win-by-taking-the-king',
      caption:
        'So taking the king can win as well: Black’s only berserker has to follow it, and there is nobody left to lead.',
      position: '10/6/8/6/3k4/8/b2B4/6/8/1K4/B9 w g',
      claims: [
        ends('e5-e7', null),
        ends('e5-e7 K=b5', 'w army-destroyed'),
        ends('e5-b5', 'w army-destroyed'),
      ],
    },
    {
      id: 'win-not-by-the-king',
      caption: 'With two berserkers left Black survives the capture of its king: one leads, one fights.',
      position: '10/6/8/6/3k4/8/b2B4/6/8/1K4/B8b w g',
      claims: [ends('e5-e7', null), ends('e5-e7 K=b5', null)],
    },
    {
      id: 'draw-threefold',
      caption:
        'The kings have gone to and fro twice: the same position for the third time. White may claim a draw.',
      position: '9b/5k/8/6/8/8/8/6/8/K5/B9 w g',
      played: [...TO_AND_FRO, ...TO_AND_FRO],
      claims: [
        claimable('threefold'),
        outcome(null),
        after('b2-b4', claimable('')),
        ends([...TO_AND_FRO, ...TO_AND_FRO].join(' '), 'draw fivefold'),
      ],
    },
    {
      id: 'draw-nothing-to-do',
      caption:
        'A freak put up by hand: White’s whole wall is taken, its king cannot be placed, and the game is a draw.',
      position: 'bbbbbbbbbb/6/8/6/8/8/8/6/8/BBBBBB/BBBB6 w p',
      claims: [outcome('draw stalemate')],
    },
  ],
  tasks: [
    {
      id: 'win-in-one',
      prompt: 'Black has one berserker left. Win in one move.',
      position: '10/6/6k1/6/8/3B1Kb1/8/6/8/6/10 w g',
      goals: [{ kind: 'won', otherwise: 'Black’s last berserker still stands on i6.' }],
      hint: 'There is a gap on h6. Who is not stopped by it?',
      solution: ['g6-i6'],
    },
  ],
};
