import { after, comes, illegal, legal } from '../claiming.ts';
import type { Section } from '../rulebook.ts';

export const notation: Section = {
  id: 'notation',
  title: 'Moves and positions in writing',
  text: [
    'K@d2 places a king. d1-d5 is a move or a capture. K=d1 makes the berserker on d1 king, in a change of kings and after a capture alike. The K is a capital for Black too.',
    'A position is one line of three fields: the board from rank 11 down, squares that exist only, with K and B for pieces (capitals for White) and numbers for empty squares; the side to move, w or b; and p while the kings are being placed, g from then on.',
    'A line is refused when a side has two kings, when the kings present do not fit the stage, or when neither side has a berserker. Anything else goes, more than ten berserkers too, and a game that is over.',
  ],
  examples: [
    {
      id: 'notation-black',
      caption: 'Black is in check and may change kings. In writing that is K=a11.',
      position: 'b9/5k/8/6/8/8/8/5B/8/K5/10 b g',
      picked: 'i10',
      claims: [
        legal('K=a11'),
        legal('i10-i11'),
        illegal('k=a11', 'The letter is a capital for Black too.'),
        comes('K=a11', 'k9/5b/8/6/8/8/8/5B/8/K5/10 w g'),
      ],
    },
    {
      id: 'notation-record',
      caption: 'A game that began K@e2 K@f10 d1-d9 g11-g3.',
      played: ['K@e2', 'K@f10', 'd1-d9', 'g11-g3'],
      claims: [after('e2-f2', legal('f10-g10')), illegal('d9-d10', 'That is the enemy’s wall.', 'wall')],
    },
  ],
  tasks: [],
};
