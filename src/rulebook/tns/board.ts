import { after, comes, goals, illegal, legal, outcome } from '../claiming.ts';
import type { Section } from '../rulebook.ts';

export const board: Section = {
  id: 'board',
  title: 'The board',
  text: [
    'The board has 39 squares, in nine ranks of 1, 3, 5, 7, 7, 7, 5, 3 and 1. Files are named a to g and ranks 1 to 9, as on a chessboard; the d-file is the longest, and a king stands at either end of it.',
    'Each side has a king, two ferzes, two wazirs and two knights. White begins, then the sides take turns.',
    'The squares are dark and light by turns, and both kings begin on dark ones. Keep an eye on the colours: each side begins with one ferz on either of them, and there is a rule about that.',
    'The ends are narrow. What stands there has few ways out, a king above all.',
  ],
  examples: [
    {
      id: 'start',
      caption:
        'The start. Knights, wazirs and the ferz in front have two moves each; the king and the ferz before it are shut in by their own men.',
      picked: 'c2',
      claims: [
        goals('c2', 'b4 d4'),
        goals('e2', 'd4 f4'),
        goals('c3', 'b3 c4'),
        goals('d3', 'c4 e4'),
        goals('d2', ''),
        goals('d1', ''),
        illegal('c8-b6', 'White begins.'),
        comes('c2-d4', 'k/nfn/1wfw1/7/7/3N3/1WFW1/1FN/K b - m'),
        after('c2-d4', legal('c8-b6')),
        outcome(null),
      ],
    },
    {
      id: 'narrow-end',
      caption: 'At the end of the board a king has three squares to go to. In the open it would have eight.',
      position: '1/3/5/3k3/7/7/5/3/K w - m',
      picked: 'd1',
      claims: [goals('d1', 'c2 d2 e2'), goals('d6', 'c5 c6 c7 d5 d7 e5 e6 e7')],
    },
  ],
  tasks: [
    {
      id: 'knight-to-d4',
      prompt: 'Bring a knight to d4.',
      position: 'k/nfn/1wfw1/7/7/7/1WFW1/NFN/K w - m',
      goals: [
        {
          kind: 'stands',
          piece: 'N',
          site: 'd4',
          otherwise: 'No knight stands on d4. It goes two squares one way and one square across.',
        },
      ],
      hint: 'Either knight can do it.',
      solution: ['c2-d4'],
    },
  ],
};
