import type * as data from '../../../../rulebook/tns/repetition.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const repetition: SectionProse<typeof data.repetition> = {
  title: 'Draws',
  text: [
    'When a position has occurred three times, the player to move may claim a draw; the start of the game counts as an occurrence. When it occurs for the fifth time, the game is drawn without a claim.',
    'A position is more than the board: whose turn it is, what is held and for how many turns, and whether the player has moved already and may drop. So nothing repeats while a piece waits in hand, because its number goes down. You may claim before your move or after it.',
    'If you have no move, the game is a draw, unless your king is attacked: then you are checkmated. That happens when you have nothing left on the board. So take care when you capture the last piece, even if it is the king: drop something in the same turn, or it is a draw.',
    'The players may agree on a draw, or resign, at any time. The game never ends because of many moves without a capture.',
  ],
  examples: {
    'third-time': {
      caption:
        'The knights have gone out and home again twice. The start is on the board for the third time, and White may claim a draw.',
    },
    'second-time': {
      caption: 'After one round it is only the second time.',
    },
    'fifth-time': {
      caption:
        'Nobody has claimed, and Black can bring the start back for the fifth time. With that move the game is drawn.',
    },
    'hands-tell-apart': {
      caption:
        'The kings have gone back and forth, and the board is as before. But the knight has fewer turns left, so it is another position.',
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
      prompt: 'You hold Black’s king, and Black has only a knight on the board. Make it a draw in this turn.',
      hint: 'Black must have nothing on the board when your turn ends.',
      otherwise: ['Black still has something to move with.'],
    },
    'no-draw': {
      prompt: 'Take the knight, but keep the game going.',
      hint: 'You can drop what you hold in the same turn.',
      otherwise: [
        'The knight is still there.',
        'Black has nothing left on the board and cannot move: a draw.',
      ],
    },
  },
};
