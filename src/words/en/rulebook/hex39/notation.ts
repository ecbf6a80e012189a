import type * as data from '../../../../rulebook/hex39/notation.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const notation: SectionProse<typeof data.notation> = {
  title: 'Moves and positions in writing',
  text: [
    'A move names the hex it leaves and the one it reaches, captures included: c3-d4.',
    'A position is one line: the board from row 9 down, nothing for what is not there, letters for pieces (P, R, B, capitals for White) and numbers for empty hexes; then, after a space, w or b for the side to move. Such a line brings no past along: a game that begins with it has seen no other position.',
    'A line is refused when each castle holds an enemy, or when neither side has a piece that could ever enter one. More pieces than at the start are welcome, and so are pawns behind the row where they start; on the row of the rooks at their own end they go forward only.',
  ],
  examples: {
    'notation-move': {
      caption: 'The outer pawns have one way less. The move shown is written c3-d4.',
      why: {
        'c3-c5': 'A pawn goes one hex.',
      },
    },
    'notation-pawn-behind': {
      caption: 'A pawn that was put on d2: White’s own end of the board has no corners for it.',
      why: {
        'd2-f2': 'Only before the enemy’s castle does it go sideways.',
      },
    },
    'notation-no-past': {
      caption:
        'The barred move from above, with the position put up afresh. Nothing has been there before, and the bishop may go to d4.',
    },
  },
};
