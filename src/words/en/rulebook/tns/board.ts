import type * as data from '../../../../rulebook/tns/board.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const board: SectionProse<typeof data.board> = {
  title: 'The board',
  text: [
    'The board has 39 squares, in nine ranks of 1, 3, 5, 7, 7, 7, 5, 3 and 1. Files are named a to g and ranks 1 to 9, as on a chessboard. The d‑file is the longest, and a king stands at either end of it.',
    'Each side has a king, two ferzes, two wazirs and two knights. White moves first; then the sides take turns.',
    'Dark and light squares alternate, and both kings start on dark ones. Keep an eye on the colours: each side starts with one ferz on each, and there is a rule about that.',
    'The ends are narrow. A piece there has few ways out, and so has a king.',
  ],
  examples: {
    start: {
      caption:
        'The start. The knights, the wazirs and the ferz in front have two moves each. The king and the ferz next to it are shut in by their own pieces.',
      why: {
        'c8-b6': 'White moves first.',
      },
    },
    'narrow-end': {
      caption:
        'At the end of the board the white king has three squares to go to. In the open the black king has eight.',
    },
  },
  tasks: {
    'knight-to-d4': {
      prompt: 'Bring a knight to d4.',
      hint: 'Either knight can do it.',
      otherwise: ['No knight is on d4. A knight leaps two squares one way and one square across.'],
    },
  },
};
