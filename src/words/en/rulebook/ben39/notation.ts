import type * as data from '../../../../rulebook/ben39/notation.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const notation: SectionProse<typeof data.notation> = {
  title: 'Moves and positions in writing',
  text: [
    'A move on squares or crossings names where it begins and ends: f2-h4. A drop is a letter and a place, P@f6; the letter is a capital for Black as well. A castle adds o if it steps along a line first, d if diagonally: C@c3o.',
    'e5*d6 means that the wizard on e5 teleports what stands on d6. g3cw and g3ccw mean that the spider on g3 rotates clockwise and counterclockwise. l2_n4 moves the square on l2 to n4. Dots and corners after it, as in l2_n4.k3.m3, list the pieces that you choose to take along, in alphabetical order. What must go along is not listed.',
    'The letters are K, R, B, N, G, S, P and Q on squares, and X, Z, W, C and I for chad rook, spider, wizard, castle and immobilizer on crossings. Capitals are White’s. A castle whose next step is diagonal is D on the board, and always C in hand.',
    'A position is one line of five fields with a space between them: the squares from row 14 down, only those that are there; the crossings from row 15 down, always eight in a row; the places of the movable squares, in alphabetical order as text; w or b for the side to move; and the hands, White’s letters before Black’s, each in alphabetical order, or a hyphen.',
    'A line is refused when it has more pieces of a kind than the game, a piece where it cannot stand, a pawn on its last rank, two kings of a side, or no king at all. With one king missing it is a game that is over. Fewer pieces than at the start are fine.',
  ],
  examples: {
    'notation-kinds': {
      caption: 'The six kinds of actions in writing. Black’s are written with the same letters.',
      why: {
        'p@d4': 'The letter of a drop is a capital.',
        'C@c3': 'A castle’s first step must be named.',
      },
    },
    'notation-black': {
      caption:
        'Black can drop a chad rook. The action is written with a capital, the position with a small letter.',
      why: {
        'x@e7': 'The letter of a drop is a capital.',
      },
    },
    'notation-two-ways': {
      caption:
        'The silver general can step from f4 to f6, or the spider can turn it there. The position is the same, but the actions are two.',
    },
    'notation-one-king': {
      caption: 'A position with a single king: the game is over, and White has won.',
    },
  },
};
