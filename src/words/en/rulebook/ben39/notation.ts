import type * as data from '../../../../rulebook/ben39/notation.ts';
import type { SectionProse } from '../../../../rulebook/prose.ts';

export const notation: SectionProse<typeof data.notation> = {
  title: 'Moves and positions in writing',
  text: [
    'A move on squares or crossings names where it begins and ends: f2-h4. A drop is a letter and a place, P@f6; the letter is a capital for Black as well. A castle adds o if it steps along a line first, d if diagonally: C@c3o.',
    'e5*d6 is the wizard on e5 that teleports what stands on d6. g3cw and g3ccw are the spider on g3 that turns clockwise and counterclockwise. l2_n4 moves the square on l2; points and corners, as in l2_n4.k3.m3, list whom the mover takes along by choice, in alphabetical order. What has to go along is not named.',
    'The letters are K, R, B, N, G, S, P and Q on squares, X, Z, W, C and I for chad rook, spider, wizard, castle and immobilizer on crossings. Capitals are White’s. A castle whose next step is diagonal is D on the board, and always C in hand.',
    'A position is one line of five fields with a space between: the squares from row 14 down, as many as are there; the crossings from row 15 down, always eight in a row; the places of the movable squares, in alphabetical order as text; w or b for the side to move; and the hands, White’s letters before Black’s, each in alphabetical order, or a hyphen.',
    'A line is refused that has more pieces of a kind than the game, a piece where none of its kind can stand or where nothing is, a pawn on its last rank, two kings of a side, or no king at all. With one king missing it is a game that is over. Fewer pieces than at the start are welcome.',
  ],
  examples: {
    'notation-kinds': {
      caption: 'The six kinds of actions in writing. Black’s would be written with the same letters.',
      why: {
        'p@d4': 'The letter of a drop is a capital.',
        'C@c3': 'A castle’s first step has to be named.',
      },
    },
    'notation-black': {
      caption: 'Black drops a chad rook: the action has a capital, the board a small letter.',
      why: {
        'x@e7': 'The letter of a drop is a capital.',
      },
    },
    'notation-two-ways': {
      caption:
        'The silver general can step from f4 to f6, or be turned there by the spider. The position is the same, the actions are two.',
    },
    'notation-one-king': {
      caption: 'A line with a single king: the game is over, though White is to move.',
    },
  },
};
