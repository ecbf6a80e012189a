import { after, comes, ends, illegal, legal, marked, outcome, unmarked } from '../claiming.ts';
import type { Section } from '../rulebook.ts';

const CHECK = '10/6/5k2/6/8/8/b2K4/6/1B6/6/6B2B w g';
const MATE = '10/6/k7/6/8/6B1/8/4B1/2bb4/6/1b2K5 w g';

export const check: Section = {
  id: 'check',
  title: 'Check',
  text: [
    'A king is in check when an enemy piece could take it by an ordinary move. Check forbids nothing: you may leave your king there, walk into it, or uncover it. Kings die, and the army goes on.',
    'There is one case in which an attack is no check. An enemy without a king must spend its coming turn on crowning one, so for this turn your king has nothing to fear. And when the game is over nobody is in check.',
  ],
  examples: [
    {
      id: 'check-attacked',
      caption:
        'The berserker on b5 gives check. White may move away, put something between, take Black’s king, or pay no heed.',
      position: CHECK,
      claims: [
        marked('e5', 'check'),
        after('e5-e6', unmarked('e6', 'check')),
        after('c3-c5', unmarked('e5', 'check')),
        after('g1-g9', unmarked('e5', 'check')),
        legal('j1-i1'),
        after('j1-i1', marked('e5', 'check')),
      ],
    },
    {
      id: 'check-not-without-a-king',
      caption:
        'The same without Black’s king. Black must crown first, so White is not in check, and may not change kings.',
      position: '10/6/8/6/8/8/b2K4/6/1B6/6/6B2B w g',
      claims: [
        unmarked('e5', 'check'),
        illegal('K=c3', 'The king is not in check.'),
        after(
          'j1-i1',
          illegal('b5-e5', 'Black has to crown a berserker first.', 'king to be crowned'),
          legal('K=b5'),
        ),
      ],
    },
  ],
  tasks: [],
};

export const changingKing: Section = {
  id: 'changing-king',
  title: 'Changing the king',
  text: [
    'In check you may change kings instead of moving. The king becomes a berserker where it stands, and a berserker of your choice becomes the king. That is your whole turn. On the board: pick the king, then the berserker.',
    'When you are not in check you cannot change. When you are, you may still make any other move, even one that leaves the king in check.',
    'Checkmate takes that freedom away: if no move of yours would leave the king out of check, you must change. A move that takes the enemy’s king or last berserker counts as a way out, so that with one of these you are not checkmated.',
    'Any berserker will do, also one that is attacked itself. No berserker is lost in a change, only the turn.',
  ],
  examples: [
    {
      id: 'changing-in-check',
      caption:
        'White is in check and may make any of the three berserkers king. Then the old king fights on as a berserker.',
      position: CHECK,
      picked: 'e5',
      claims: [
        legal('K=c3'),
        legal('K=g1'),
        legal('K=j1'),
        legal('e5-e6'),
        comes('K=c3', '10/6/5k2/6/8/8/b2B4/6/1K6/6/6B2B b g'),
        illegal('K=e5', 'That is the king already.'),
      ],
    },
    {
      id: 'changing-not-in-check',
      caption:
        'White has moved the king out of the check, and Black has made a move. Without check there is no changing.',
      position: CHECK,
      played: ['e5-e6', 'b5-b7'],
      claims: [unmarked('e6', 'check'), illegal('K=c3', 'The king is not in check.'), legal('e6-e5')],
    },
    {
      id: 'changing-mate',
      caption:
        'Checkmate. Two berserkers attack the king; b1 and e3 are guarded, and wherever it goes it stays in check. White must change, to h4 or to i6.',
      position: MATE,
      claims: [
        marked('e1', 'check'),
        outcome(null),
        illegal('e1-e2', 'In checkmate the king must be changed.', 'king must change'),
        illegal('e1-b1', 'In checkmate the king must be changed.', 'king must change'),
        illegal('h4-g4', 'In checkmate the king must be changed.', 'king must change'),
        legal('K=h4'),
        legal('K=i6'),
      ],
    },
    {
      id: 'changing-way-out',
      caption:
        'The same attack, but the berserker on i9 can take Black’s king. That is a way out, so White is free to do anything.',
      position: '10/6/k6B/6/8/8/8/4B1/2bb4/6/1b2K5 w g',
      picked: 'i9',
      claims: [
        marked('e1', 'check'),
        after('i9-b9', unmarked('e1', 'check')),
        legal('e1-e2'),
        legal('h4-g4'),
        legal('K=h4'),
      ],
    },
    {
      id: 'changing-to-an-attacked-one',
      caption:
        'The berserker on c3 is attacked from i3. It may be made king all the same, and is then in check.',
      position: '10/6/5k2/6/8/8/b2K4/6/1B5b/6/6B2B w g',
      claims: [legal('K=c3'), after('K=c3', marked('c3', 'check')), ends('K=c3 i3-c3', null)],
    },
  ],
  tasks: [
    {
      id: 'changing-to-safety',
      prompt: 'White is in check. Change kings so that the new one is not.',
      position: '10/6/5k2/6/8/8/b2K4/6/1B5b/6/6B2B w g',
      goals: [
        {
          kind: 'action',
          pattern: 'K=.*',
          otherwise: 'That was a move. To change, pick the king and then a berserker.',
        },
        { kind: 'safe', otherwise: 'The new king is attacked where it stands.' },
      ],
      hint: 'Of the three berserkers two are attacked, one of them by Black’s king.',
      solution: ['K=j1'],
    },
    {
      id: 'changing-is-not-needed',
      prompt:
        'White is in check, and two berserkers attack the king. End the check without changing kings or moving the king.',
      position: '10/6/k6B/6/8/8/8/4B1/2bb4/6/1b2K5 w g',
      goals: [
        { kind: 'noAction', pattern: 'K=.*', otherwise: 'That was a change of kings.' },
        {
          kind: 'noAction',
          pattern: 'e1.*',
          otherwise: 'That was a move of the king, and it is in check still.',
        },
        { kind: 'safe', otherwise: 'The king is in check still.' },
      ],
      hint: 'An enemy without a king gives no check.',
      solution: ['i9-b9'],
    },
  ],
};
