import { comes, goals, illegal, legal } from '../claiming.ts';
import type { Section } from '../rulebook.ts';

export const notation: Section = {
  id: 'notation',
  title: 'Moves and positions in writing',
  text: [
    'A move names the hex it leaves and the one it reaches, captures included: c3-d4.',
    'A position is one line: the board from row 9 down, nothing for what is not there, letters for pieces (P, R, B, capitals for White) and numbers for empty hexes; then, after a space, w or b for the side to move. Such a line brings no past along: a game that begins with it has seen no other position.',
    'A line is refused when each castle holds an enemy, or when neither side has a piece that could ever enter one. More pieces than at the start are welcome, and so are pawns behind the row where they start; on the row of the rooks at their own end they go forward only.',
  ],
  examples: [
    {
      id: 'notation-move',
      caption: 'The outer pawns have one way less. The move shown is written c3-d4.',
      picked: 'c3',
      claims: [
        goals('c3', 'b4 d4'),
        comes('c3-d4', 'b/rbbr/ppppp/6/7/1P4/1PPPP/RBBR/B b'),
        illegal('c3-c5', 'A pawn goes one hex.', 'no such movement'),
      ],
    },
    {
      id: 'notation-pawn-behind',
      caption: 'A pawn that was put on d2: White’s own end of the board has no corners for it.',
      picked: 'd2',
      position: '1/r3/5/6/7/6/5/P3/1 w',
      claims: [
        goals('d2', 'c3 e3'),
        illegal('d2-f2', 'Only before the enemy’s castle does it go sideways.', 'no such movement'),
      ],
    },
    {
      id: 'notation-no-past',
      caption:
        'The barred move from above, with the position put up afresh. Nothing has been there before, and the bishop may go to d4.',
      picked: 'd6',
      position: '1/4/5/1b4/7/6/4R/4/1 b',
      claims: [legal('d6-d4')],
    },
  ],
  tasks: [],
};
