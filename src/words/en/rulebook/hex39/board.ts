import type * as data from '../../../../rulebook/hex39/board.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const board: SectionProse<typeof data.board> = {
  title: 'The board, the castles, the armies',
  text: [
    'The board has 39 hexes: a hexagon with four hexes to a side, and one more hex at the top and at the bottom. These two are the castles, g1 for White and g9 for Black. Bring a piece into the enemy’s castle and you win.',
    'Rows are numbered from 1 at White’s end. Columns have letters and are only half a hex wide, so a row uses every other letter. The neighbours of g5 in its row are e5 and i5; those above it are f6 and h6.',
    'The hexes have three colours, and neighbours never share one. 15 are red, the castles among them; 12 are blue and 12 green. Columns a, d, g, j and m are red; b, e, h and k are blue; c, f, i and l are green.',
    'Each side has a bishop on every colour, the red one in its own castle. In front of it stand rook, bishop, bishop, rook, then five pawns. There is no king. White moves first; then the sides take turns, one move each.',
  ],
  examples: {
    start: {
      caption: 'The start, with a red bishop in each castle.',
      why: {
        'e3-e5': 'A pawn goes one hex to the left or right; it never goes two rows.',
        'e7-f6': 'White moves first.',
      },
      ground: {
        g1: 'White’s castle',
        g9: 'Black’s castle',
      },
    },
    'start-neighbours': {
      caption:
        'The neighbours of g5 lie in six directions, and the rook can go to each. Straight up lies not a hex but the line between two.',
      why: {
        'g5-g7': 'g7 is not a neighbour, but the next hex of the same colour.',
      },
    },
  },
};
