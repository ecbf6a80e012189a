import type * as data from '../../../../rulebook/battle-chieftain/changing.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const check: SectionProse<typeof data.check> = {
  title: 'Check',
  text: [
    'A king is in check when an enemy piece could take it by an ordinary move. Check forbids nothing: you may leave your king there, walk it into check, or uncover it. Losing it costs a turn and a berserker, and the game if you must crown your last one: see Crowning after a capture.',
    'An enemy without a king gives no check. It must spend its next turn on crowning one, so for that turn your king is safe. And when the game is over nobody is in check.',
  ],
  examples: {
    'check-attacked': {
      caption:
        'White is in check from the berserker on b5. White may move the king away, put something between, take Black’s king, or ignore it.',
    },
    'check-not-without-a-king': {
      caption: 'The same without Black’s king. Black must crown a berserker first, so White is not in check.',
      why: {
        'K=c3': 'The king is not in check.',
        'j1-i1 b5-e5': 'Black must crown a berserker first.',
      },
    },
  },
};

export const changingKing: SectionProse<typeof data.changingKing> = {
  title: 'Changing the king',
  text: [
    'In check you may change kings instead of moving. The king becomes a berserker where it stands, and a berserker of your choice becomes the king. That is your whole turn. On the board, pick the king and the berserker in either order.',
    'You may change kings only in check. In check you may also make any other move, even one that leaves the king in check.',
    'In checkmate you must change kings: you are checkmated when no move of yours gets the king out of check. A move that takes the enemy’s king or last berserker counts as a way out.',
    'You may choose any berserker, even one that is attacked. A change costs a turn, but no berserker.',
  ],
  examples: {
    'changing-in-check': {
      caption:
        'White is in check and may crown any of the three berserkers. The old king then fights on as a berserker.',
      why: {
        'K=e5': 'That is the king already.',
      },
    },
    'changing-not-in-check': {
      caption:
        'White has moved the king out of check, and Black has made a move. Without check you cannot change kings.',
      why: {
        'K=c3': 'The king is not in check.',
      },
    },
    'changing-mate': {
      caption:
        'Checkmate. Two berserkers attack the king, others guard b1 and e3, and wherever it goes it stays in check. White must crown the berserker on h4 or the one on i6.',
      why: {
        'e1-e2': 'In checkmate you must change kings.',
        'e1-b1': 'In checkmate you must change kings.',
        'h4-g4': 'In checkmate you must change kings.',
      },
    },
    'changing-way-out': {
      caption:
        'The same attack, but the berserker on i9 can take Black’s king. That is a way out, so White may do anything.',
    },
    'changing-to-an-attacked-one': {
      caption:
        'The berserker on i3 attacks the berserker on c3. White may crown it all the same; it is then in check.',
    },
  },
  tasks: {
    'changing-to-safety': {
      prompt: 'White is in check. Change kings so that the new king is not in check.',
      hint: 'Of the three berserkers two are attacked, one of them by Black’s king.',
      otherwise: [
        'That was a move. To change kings, pick the king and a berserker.',
        'The new king is in check.',
      ],
    },
    'changing-is-not-needed': {
      prompt:
        'White is in check, and two berserkers attack the king. End the check without changing kings or moving the king.',
      hint: 'An enemy without a king gives no check.',
      otherwise: [
        'That was a change of kings.',
        'That was a move of the king, and it is still in check.',
        'The king is still in check.',
      ],
    },
  },
};
