import type * as data from '../../../../rulebook/battle-chieftain/notation.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const notation: SectionProse<typeof data.notation> = {
  title: 'Moves and positions in writing',
  text: [
    'K@d2 places a king. d1-d5 is a move or a capture. K=d1 makes the berserker on d1 king, both in a change of kings and after a capture. The K is a capital for Black too.',
    'A position is one line of three fields: the board from rank 11 down, only the squares that exist, with K and B for pieces (capitals are White) and numbers for empty squares; the side to move, w or b; and p while the kings are being placed, g from then on.',
    'A line is refused when a side has two kings, when the kings on the board do not fit the stage, or when neither side has a berserker. You may set up anything else, even more than ten berserkers or a game that is over.',
  ],
  examples: {
    'notation-black': {
      caption: 'Black is in check and may change kings. That is written K=a11.',
      why: {
        'k=a11': 'The letter is a capital for Black too.',
      },
    },
    'notation-record': {
      caption: 'A game that began K@e2 K@f10 d1-d9 g11-g3.',
      why: {
        'd9-d10': 'That is the enemy’s wall.',
      },
    },
  },
};
