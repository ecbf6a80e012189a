import type * as data from '../../../../rulebook/chess99/check.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const check: SectionProse<typeof data.check> = {
  title: 'Check, and no checkmate',
  text: [
    'A king is in check when an enemy piece could capture it. That is a warning and no more: no move is ever forbidden because of check. You may leave your king in check, walk into check, step next to the enemy king, or move away the piece that shielded yours.',
    'The answer is a capture. Whoever overlooks a check loses the king, and with it the game, on the spot. Nobody has to capture, though.',
    'So there is no checkmate, and a player whose every move loses must make one of them.',
  ],
  examples: {
    'check-left': {
      caption:
        'White is in check from the rook and may do anything, even push a pawn. Then Black may take the king, or do something else.',
    },
    'check-kings-touch': {
      caption: 'The king may step beside the other one, and is taken there.',
      why: {
        'e4-e6': 'A king goes one square.',
      },
    },
    'check-uncovered': {
      caption: 'The rook on e3 stands between its king and the black rook. It may leave all the same.',
    },
    'check-no-stalemate': {
      caption:
        'Black is not in check, and all three squares beside the king are covered. Elsewhere that is stalemate; here Black has to go on, and loses.',
    },
  },
  tasks: {
    'check-without-the-king': {
      prompt: 'White is in check. Answer it without moving the king.',
      hint: 'Put something between e1 and e9.',
      otherwise: [
        'That was a move of the king.',
        'The rook still looks down the e-file at the king, and may now take it.',
      ],
    },
  },
};
