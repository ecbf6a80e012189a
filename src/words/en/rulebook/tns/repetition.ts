import type * as data from '../../../../rulebook/tns/repetition.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const repetition: SectionProse<typeof data.repetition> = {
  title: 'Draws',
  text: [
    'When a position has occurred three times, whoever is to move may claim a draw; the start of the game counts as an occurrence. When it occurs for the fifth time, the game is drawn without a claim.',
    'To a position belong the pieces, whose turn it is, what is held and for how many turns, and whether the player has moved already and may drop. So nothing repeats while a piece waits in hand, for its number goes down. The claim is open before the move and after it.',
    'A side that is to move and has no move draws, unless its king is attacked: that would be checkmate. It happens to a side that has nothing left on the board. Whoever takes the last piece, be it the king, has gone too far, unless something of that side is dropped in the same turn.',
    'Players may agree on a draw, or resign, whenever they like. No count of moves without a capture ends the game.',
  ],
  examples: {
    'third-time': {
      caption:
        'Knights have gone out and home again twice: the start is on the board for the third time, and White may claim a draw.',
    },
    'second-time': {
      caption: 'After one round it is only the second time.',
    },
    'fifth-time': {
      caption:
        'Nobody has claimed, and the start is about to be there for the fifth time: with that move the game is drawn.',
    },
    'hands-tell-apart': {
      caption:
        'The kings have gone to and fro, and the board is as before. But the knight has fewer turns left: it is another position.',
      why: {
        'd1-d2 end': 'By now the knight is due.',
      },
    },
    'last-piece-taken': {
      caption: 'Black has nothing on the board but its king. If White takes it, Black has no move: a draw.',
    },
  },
  tasks: {
    'draw-at-once': {
      prompt:
        'You hold Black’s king, and a knight is all that Black has on the board. Make a draw of it in this turn.',
      hint: 'Black must have nothing on the board when your turn ends.',
      otherwise: ['Black has something left to move with.'],
    },
    'no-draw': {
      prompt: 'Take the knight, but do not let the game end in a draw.',
      hint: 'What you hold can be dropped in the same turn.',
      otherwise: [
        'The knight is still there.',
        'Black has nothing left on the board and cannot move: a draw.',
      ],
    },
  },
};
