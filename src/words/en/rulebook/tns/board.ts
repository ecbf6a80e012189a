import type * as data from '../../../../rulebook/tns/board.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const board: SectionProse<typeof data.board> = {
  title: 'The board',
  text: [
    'The board has 39 squares, in nine ranks of 1, 3, 5, 7, 7, 7, 5, 3 and 1. Files are named a to g and ranks 1 to 9, as on a chessboard; the d-file is the longest, and a king stands at either end of it.',
    'Each side has a king, two ferzes, two wazirs and two knights. White begins, then the sides take turns.',
    'The squares are dark and light by turns, and both kings begin on dark ones. Keep an eye on the colours: each side begins with one ferz on either of them, and there is a rule about that.',
    'The ends are narrow. What stands there has few ways out, a king above all.',
  ],
  examples: {
    start: {
      caption:
        'The start. Knights, wazirs and the ferz in front have two moves each; the king and the ferz before it are shut in by their own men.',
      why: {
        'c8-b6': 'White begins.',
      },
    },
    'narrow-end': {
      caption: 'At the end of the board a king has three squares to go to. In the open it would have eight.',
    },
  },
  tasks: {
    'knight-to-d4': {
      prompt: 'Bring a knight to d4.',
      hint: 'Either knight can do it.',
      otherwise: ['No knight stands on d4. It goes two squares one way and one square across.'],
    },
  },
};
