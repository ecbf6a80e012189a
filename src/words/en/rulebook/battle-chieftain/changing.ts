import type * as data from '../../../../rulebook/battle-chieftain/changing.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const check: SectionProse<typeof data.check> = {
  title: 'Check',
  text: [
    'A king is in check when an enemy piece could take it by an ordinary move. Check forbids nothing: you may leave your king there, walk into it, or uncover it. Kings die, and the army goes on.',
    'There is one case in which an attack is no check. An enemy without a king must spend its coming turn on crowning one, so for this turn your king has nothing to fear. And when the game is over nobody is in check.',
  ],
  examples: {
    'check-attacked': {
      caption:
        'The berserker on b5 gives check. White may move away, put something between, take Black’s king, or pay no heed.',
    },
    'check-not-without-a-king': {
      caption:
        'The same without Black’s king. Black must crown first, so White is not in check, and may not change kings.',
      why: {
        'K=c3': 'The king is not in check.',
        'j1-i1 b5-e5': 'Black has to crown a berserker first.',
      },
    },
  },
};

export const changingKing: SectionProse<typeof data.changingKing> = {
  title: 'Changing the king',
  text: [
    'In check you may change kings instead of moving. The king becomes a berserker where it stands, and a berserker of your choice becomes the king. That is your whole turn. On the board: pick the king and the berserker, in either order.',
    'When you are not in check you cannot change. When you are, you may still make any other move, even one that leaves the king in check.',
    'Checkmate takes that freedom away: if no move of yours would leave the king out of check, you must change. A move that takes the enemy’s king or last berserker counts as a way out, so that with one of these you are not checkmated.',
    'Any berserker will do, also one that is attacked itself. No berserker is lost in a change, only the turn.',
  ],
  examples: {
    'changing-in-check': {
      caption:
        'White is in check and may make any of the three berserkers king. Then the old king fights on as a berserker.',
      why: {
        'K=e5': 'That is the king already.',
      },
    },
    'changing-not-in-check': {
      caption:
        'White has moved the king out of the check, and Black has made a move. Without check there is no changing.',
      why: {
        'K=c3': 'The king is not in check.',
      },
    },
    'changing-mate': {
      caption:
        'Checkmate. Two berserkers attack the king; b1 and e3 are guarded, and wherever it goes it stays in check. White must change, to h4 or to i6.',
      why: {
        'e1-e2': 'In checkmate the king must be changed.',
        'e1-b1': 'In checkmate the king must be changed.',
        'h4-g4': 'In checkmate the king must be changed.',
      },
    },
    'changing-way-out': {
      caption:
        'The same attack, but the berserker on i9 can take Black’s king. That is a way out, so White is free to do anything.',
    },
    'changing-to-an-attacked-one': {
      caption:
        'The berserker on c3 is attacked from i3. It may be made king all the same, and is then in check.',
    },
  },
  tasks: {
    'changing-to-safety': {
      prompt: 'White is in check. Change kings so that the new one is not.',
      hint: 'Of the three berserkers two are attacked, one of them by Black’s king.',
      otherwise: [
        'That was a move. To change, pick the king and a berserker.',
        'The new king is attacked where it stands.',
      ],
    },
    'changing-is-not-needed': {
      prompt:
        'White is in check, and two berserkers attack the king. End the check without changing kings or moving the king.',
      hint: 'An enemy without a king gives no check.',
      otherwise: [
        'That was a change of kings.',
        'That was a move of the king, and it is in check still.',
        'The king is in check still.',
      ],
    },
  },
};
