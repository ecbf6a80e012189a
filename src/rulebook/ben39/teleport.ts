import { after, comes, goals, ground, illegal, marked, unmarked } from '../claiming.ts';
import type { Section } from '../rulebook.ts';

export const teleport: Section = {
  id: 'teleport',
  title: 'Wizards teleport',
  text: [
    'With both wizards on the board you may teleport a piece of yours from a square around one of them to the square in the same place at the other: upper left to upper left, and so on. The wizards stay where they are.',
    'If an enemy stands there, it is captured. If one of your own pieces stands there, the two change places. If there is no square, your piece goes into your hand, a queen as a pawn.',
    'The king is teleported only under the rule of the castles, and never off the board. Enemy pieces cannot be teleported, and a wizard alone can teleport nothing.',
    'Distance does not matter, nor what stands between. Look at the squares around your opponent’s wizards with care.',
  ],
  examples: [
    {
      id: 'same-place',
      caption:
        'The pawn on d6 is to the upper left of the wizard on e5. It can be teleported to l6, to the upper left of the other; not to any other square.',
      position: '2k1/5/7/3K3/1PB3N/RS2g/4 8/8/8/8/8/2W3W1/8/8 d14,l2 w -',
      picked: 'e5',
      claims: [
        comes('e5*d6', '2k1/5/7/3K3/2B2PN/RS2g/4 8/8/8/8/8/2W3W1/8/8 d14,l2 b -'),
        after('e5*d6', goals('d6', '')),
      ],
    },
    {
      id: 'change-places',
      caption:
        'The bishop on f6 and the knightrider on n6 are in the same place at either wizard: they change places, whichever wizard does it.',
      position: '2k1/5/7/3K3/1PB3N/RS2g/4 8/8/8/8/8/2W3W1/8/8 d14,l2 w -',
      picked: 'm5',
      claims: [
        comes('e5*f6', '2k1/5/7/3K3/1PN3B/RS2g/4 8/8/8/8/8/2W3W1/8/8 d14,l2 b -'),
        comes('m5*n6', '2k1/5/7/3K3/1PN3B/RS2g/4 8/8/8/8/8/2W3W1/8/8 d14,l2 b -'),
      ],
    },
    {
      id: 'teleport-captures',
      caption: 'The rook on d4 arrives on l4 and captures the gold general.',
      position: '2k1/5/7/3K3/1PB3N/RS2g/4 8/8/8/8/8/2W3W1/8/8 d14,l2 w -',
      picked: 'e5',
      claims: [
        comes('e5*d4', '2k1/5/7/3K3/1PB3N/1S2R/4 8/8/8/8/8/2W3W1/8/8 d14,l2 b G'),
        illegal('m5*l4', 'An enemy piece cannot be teleported.'),
      ],
    },
    {
      id: 'off-the-board',
      caption:
        'To the lower right of m5 there is no square, so the silver general on f4 comes back into White’s hand.',
      position: '2k1/5/7/3K3/1PB3N/RS2g/4 8/8/8/8/8/2W3W1/8/8 d14,l2 w -',
      picked: 'e5',
      claims: [
        comes('e5*f4', '2k1/5/7/3K3/1PB3N/R3g/4 8/8/8/8/8/2W3W1/8/8 d14,l2 b S'),
        ground('n4', 'not there now'),
      ],
    },
    {
      id: 'the-square-may-come',
      caption: 'The same, but a movable square has come to n4. Now the silver general lands on it.',
      position: '2k1/5/7/3K3/1PB3N/RS2g1/3 8/8/8/8/8/2W3W1/8/8 d14,n4 w -',
      picked: 'e5',
      claims: [comes('e5*f4', '2k1/5/7/3K3/1PB3N/R3gS/3 8/8/8/8/8/2W3W1/8/8 d14,n4 b -')],
    },
    {
      id: 'one-wizard',
      caption: 'A single wizard moves about, but teleports nothing.',
      position: '2k1/5/7/3K3/1P5/5/4 8/8/8/8/8/2W5/8/8 d14,l2 w W',
      picked: 'e5',
      claims: [
        illegal('e5*d6', 'White’s other wizard is not on the board.'),
        goals('e5', 'c5 c7 e3 e7 g3 g5 g7 c3'),
      ],
    },
    {
      id: 'king-out-of-check',
      caption:
        'The rook attacks the king, and no square nearby is safe. The wizards take it from h2 to l4, which has a castle at a corner as well.',
      position: '5/1rr2/6k/7/5p1/5/1K1 8/8/8/8/8/5CW1/3CW3/8 d14,l14 w -',
      picked: 'i3',
      claims: [
        marked('h2', 'check'),
        goals('h2', 'f2 f4 h4 j4'),
        after('h2-f2', marked('f2', 'check')),
        after('h2-f4', marked('f4', 'check')),
        after('h2-h4', marked('h4', 'check')),
        after('h2-j4', marked('j4', 'check')),
        after('i3*h2', unmarked('l4', 'check')),
      ],
    },
    {
      id: 'queen-off-the-board',
      caption: 'A queen that is sent off the board comes into the hand as a pawn.',
      position: '2k1/5/7/3K3/7/1Q3/4 8/8/8/8/8/2W3W1/8/8 d14,l2 w -',
      picked: 'e5',
      claims: [comes('e5*f4', '2k1/5/7/3K3/7/5/4 8/8/8/8/8/2W3W1/8/8 d14,l2 b P')],
    },
    {
      id: 'king-changes-places',
      caption:
        'The rook on l6 and the king on d6 would change places. It needs a castle at a corner of both squares: c7 and k7 have one each.',
      position: '2k1/5/7/7/1K3R1/5/4 8/8/8/8/1C3C2/2W3W1/8/8 d14,l2 w -',
      picked: 'e5',
      claims: [
        comes('e5*d6', '2k1/5/7/7/1R3K1/5/4 8/8/8/8/1C3C2/2W3W1/8/8 d14,l2 b -'),
        comes('m5*l6', '2k1/5/7/7/1R3K1/5/4 8/8/8/8/1C3C2/2W3W1/8/8 d14,l2 b -'),
      ],
    },
    {
      id: 'king-may-not-change-places',
      caption: 'Without the castle on k7 neither wizard can do it, for the king may not go to l6.',
      position: '2k1/5/7/7/1K3R1/5/4 8/8/8/5C2/1C6/2W3W1/8/8 d14,l2 w -',
      picked: 'e5',
      claims: [
        illegal('e5*d6', 'The king may not go to l6, which has no castle.'),
        illegal('m5*l6', 'The king may not go to l6, which has no castle.'),
      ],
    },
    {
      id: 'king-not-off-the-board',
      caption: 'The king on f4 would come to n4, where there is no square. It may not be sent off the board.',
      position: '2k1/5/7/7/7/1K3/4 8/8/8/8/8/2W3W1/2C5/8 d14,l2 w -',
      picked: 'e5',
      claims: [illegal('e5*f4', 'A king is never sent off the board.')],
    },
  ],
  tasks: [
    {
      id: 'win-by-teleport',
      prompt: 'Win in one.',
      position: '4/3gk/7/5p1/SP5/R4/1K2 8/8/5W2/8/8/1W6/8/8 d14,l2 w -',
      goals: [{ kind: 'won', otherwise: 'The black king is still on the board.' }],
      hint: 'The king stands to the upper right of one of your wizards. What stands to the upper right of the other?',
      solution: ['c5*d6'],
    },
    {
      id: 'set-the-rook-free',
      prompt: 'Your rook is immobilized. Capture the black bishop with it all the same.',
      position: '3k/5/1s5/5b1/2R4/5/1K2 8/8/8/5W2/2W5/3i4/8/8 d14,l2 w -',
      goals: [{ kind: 'stands', piece: 'R', site: 'l8', otherwise: 'The rook has not captured the bishop.' }],
      hint: 'The rook cannot go by itself, but it can be sent.',
      solution: ['e7*f6'],
    },
  ],
};
