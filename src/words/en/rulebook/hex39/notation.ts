import type * as data from '../../../../rulebook/hex39/notation.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const notation: SectionProse<typeof data.notation> = {
  title: 'Moves and positions in writing',
  text: [
    'A move names the hex it leaves and the hex it reaches: c3-d4. A capture is written in the same way.',
    'A position is one line. First comes the board from row 9 down, only the hexes that exist, with letters for pieces (P, R, B; capitals are White) and numbers for empty hexes. Then, after a space, comes w or b for the side to move. A game that begins with such a line has no past: every other position is new to it.',
    'A line is refused when an enemy stands in each castle, or when neither side has a piece that can ever enter one. You may set up more pieces than at the start, and pawns behind the row where they start. On the row of their own rooks pawns only go forward.',
  ],
  examples: {
    'notation-move': {
      caption: 'The outer pawn has two moves, written c3-b4 and c3-d4.',
      why: {
        'c3-c5': 'A pawn goes one hex.',
      },
    },
    'notation-pawn-behind': {
      caption: 'A pawn set up on d2, at White’s own end of the board. It only goes forward there.',
      why: {
        'd2-f2': 'It moves sideways only in front of the enemy’s castle.',
      },
    },
    'notation-no-past': {
      caption:
        'The position from “No position twice” in which the bishop may not go back to d4, now set up afresh. Here nothing would repeat, and it can.',
    },
  },
};
