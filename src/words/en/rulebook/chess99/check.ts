import type * as data from '../../../../rulebook/chess99/check.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const check: SectionProse<typeof data.check> = {
  title: 'Check, and no checkmate',
  text: [
    'A king is in check when an enemy piece could capture it. That is only a warning: check never forbids a move. You may leave your king in check, walk into check, step next to the enemy king, or move away the piece that shields your king.',
    'Ignore a check and your opponent may simply take your king. That ends the game. Nobody has to capture, though.',
    'So there is no checkmate. If every move you have loses, you must still make one of them.',
  ],
  examples: {
    'check-left': {
      caption:
        'White is in check from the rook and may do anything, even push a pawn. Black may then take the king.',
    },
    'check-kings-touch': {
      caption: 'The king can step next to the other king, but can be taken there.',
      why: {
        'e4-e6': 'A king goes one square.',
      },
    },
    'check-uncovered': {
      caption: 'The rook on e3 shields its king from the black rook. It can leave all the same.',
    },
    'check-no-stalemate': {
      caption:
        'Black is not in check, but White covers all three squares beside the king. In orthodox chess this is stalemate. Here Black must move, and loses the king.',
    },
  },
  tasks: {
    'check-without-the-king': {
      prompt: 'White is in check. Answer it without moving the king.',
      hint: 'Put something between e1 and e9.',
      otherwise: [
        'That was a move of the king.',
        'The rook on e9 still attacks the king, and can now take it.',
      ],
    },
  },
};
