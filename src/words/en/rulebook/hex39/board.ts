import type * as data from '../../../../rulebook/hex39/board.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const board: SectionProse<typeof data.board> = {
  title: 'The board, the castles, the armies',
  text: [
    'The board has 39 hexes that stand on a point: a hexagon with four hexes to a side, and one more at the top and at the bottom. These two are the castles, g1 for White and g9 for Black. Bring a piece into the enemy’s castle and you have won.',
    'Rows are numbered from 1 at White’s end. Columns have letters and are only half a hex wide, so the letters in a row skip every other one: the neighbours of g5 in its row are e5 and i5, those above it f6 and h6.',
    'Three colours, and no two neighbours alike: 15 hexes are red, the castles among them, 12 are blue and 12 green. Columns a, d, g, j and m are red, b, e, h and k blue, the rest green.',
    'Each side has a bishop on every colour, the red one in its own castle; before it rook, bishop, bishop, rook; before these five pawns. There is no king. White begins, and the sides take turns, one move each.',
  ],
  examples: {
    start: {
      caption: 'The position at the start, with a red bishop in each castle.',
      why: {
        'e3-e5': 'A pawn goes one hex, and never two rows.',
        'e7-f6': 'White begins.',
      },
      ground: {
        g1: 'White’s castle',
        g9: 'Black’s castle',
      },
    },
    'start-neighbours': {
      caption:
        'Alone on the board, this rook shows how the columns run: straight up from g5 lie not hexes but sides of hexes.',
      why: {
        'g5-g7': 'g7 is no neighbour, but the next hex of the same colour.',
      },
    },
  },
};
