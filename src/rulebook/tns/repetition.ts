import { after, claimable, ends, illegal, outcome } from '../claiming.ts';
import type { Section } from '../rulebook.ts';

export const repetition: Section = {
  id: 'repetition',
  title: 'Draws',
  text: [
    'When a position has occurred three times, whoever is to move may claim a draw; the start of the game counts as an occurrence. When it occurs for the fifth time, the game is drawn without a claim.',
    'To a position belong the pieces, whose turn it is, what is held and for how many turns, and whether the player has moved already and may drop. So nothing repeats while a piece waits in hand, for its number goes down. The claim is open before the move and after it.',
    'A side that is to move and has no move draws, unless its king is attacked: that would be checkmate. It happens to a side that has nothing left on the board. Whoever takes the last piece, be it the king, has gone too far, unless something of that side is dropped in the same turn.',
    'Players may agree on a draw, or resign, whenever they like. No count of moves without a capture ends the game.',
  ],
  examples: [
    {
      id: 'third-time',
      caption:
        'Knights have gone out and home again twice: the start is on the board for the third time, and White may claim a draw.',
      played: ['c2-b4', 'c8-b6', 'b4-c2', 'b6-c8', 'c2-b4', 'c8-b6', 'b4-c2', 'b6-c8'],
      claims: [
        outcome(null),
        claimable('threefold'),
        after('c2-b4', claimable('threefold')),
        after('c2-d4', claimable('')),
      ],
    },
    {
      id: 'second-time',
      caption: 'After one round it is only the second time.',
      played: ['c2-b4', 'c8-b6', 'b4-c2', 'b6-c8'],
      claims: [claimable('')],
    },
    {
      id: 'fifth-time',
      caption:
        'Nobody has claimed, and the start is about to be there for the fifth time: with that move the game is drawn.',
      played: [
        ...['c2-b4', 'c8-b6', 'b4-c2', 'b6-c8', 'c2-b4', 'c8-b6', 'b4-c2', 'b6-c8'],
        ...['c2-b4', 'c8-b6', 'b4-c2', 'b6-c8', 'c2-b4', 'c8-b6', 'b4-c2'],
      ],
      claims: [outcome(null), ends('b6-c8', 'draw fivefold')],
    },
    {
      id: 'hands-tell-apart',
      caption:
        'The kings have gone to and fro, and the board is as before. But the knight has fewer turns left: it is another position.',
      position: 'k/3/5/7/7/7/5/3/K w n3 m',
      played: ['d1-d2', 'end', 'd9-d8', 'd2-d1', 'end', 'd8-d9'],
      claims: [claimable(''), after('d1-d2', illegal('end', 'By now the knight is due.'))],
    },
    {
      id: 'last-piece-taken',
      caption: 'Black has nothing on the board but its king. If White takes it, Black has no move: a draw.',
      position: '1/3/5/7/3k3/3W3/5/3/K w - m',
      picked: 'd4',
      claims: [ends('d4-d5', 'draw stalemate'), ends('d4-d3', null)],
    },
  ],
  tasks: [
    {
      id: 'draw-at-once',
      prompt:
        'You hold Black’s king, and a knight is all that Black has on the board. Make a draw of it in this turn.',
      position: '1/3/5/7/3n3/3W3/5/3/K w k3 m',
      actions: 2,
      goals: [
        {
          kind: 'outcome',
          outcome: 'draw stalemate',
          otherwise: 'Black has something left to move with.',
        },
      ],
      hint: 'Black must have nothing on the board when your turn ends.',
      solution: ['d4-d5', 'end'],
    },
    {
      id: 'no-draw',
      prompt: 'Take the knight, but do not let the game end in a draw.',
      position: '1/3/5/7/3n3/3W3/5/3/K w k3 m',
      actions: 2,
      goals: [
        { kind: 'action', pattern: 'd4-d5', otherwise: 'The knight is still there.' },
        {
          kind: 'action',
          pattern: 'k@.*',
          otherwise: 'Black has nothing left on the board and cannot move: a draw.',
        },
      ],
      hint: 'What you hold can be dropped in the same turn.',
      solution: ['d4-d5', 'k@a4'],
    },
  ],
};
