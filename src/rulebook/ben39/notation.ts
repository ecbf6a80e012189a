import { comes, illegal, legal, outcome } from '../claiming.ts';
import type { Section } from '../rulebook.ts';

export const notation: Section = {
  id: 'notation',
  title: 'Moves and positions in writing',
  text: [
    'A move on squares or crossings names where it begins and ends: f2-h4. A drop is a letter and a place, P@f6; the letter is a capital for Black as well. A castle adds o if it steps along a line first, d if diagonally: C@c3o.',
    'e5*d6 is the wizard on e5 that teleports what stands on d6. g3cw and g3ccw are the spider on g3 that turns clockwise and counterclockwise. l2_n4 moves the square on l2; points and corners, as in l2_n4.k3.m3, list whom the mover takes along by choice, in alphabetical order. What has to go along is not named.',
    'The letters are K, R, B, N, G, S, P and Q on squares, X, Z, W, C and I for chad rook, spider, wizard, castle and immobilizer on crossings. Capitals are White’s. A castle whose next step is diagonal is D on the board, and always C in hand.',
    'A position is one line of five fields with a space between: the squares from row 14 down, as many as are there; the crossings from row 15 down, always eight in a row; the places of the movable squares, in alphabetical order as text; w or b for the side to move; and the hands, White’s letters before Black’s, each in alphabetical order, or a hyphen.',
    'A line is refused that has more pieces of a kind than the game, a piece where none of its kind can stand or where nothing is, a pawn on its last rank, two kings of a side, or no king at all. With one king missing it is a game that is over. Fewer pieces than at the start are welcome.',
  ],
  examples: [
    {
      id: 'notation-kinds',
      caption: 'The six kinds of actions in writing. Black’s would be written with the same letters.',
      position: '2k1/5/1p5/7/2R1P2/5/1K2 8/8/8/4W3/5Z2/2W5/3C2X1/8 d14,l2 w CP',
      claims: [
        legal('f6-f10'),
        legal('P@d4'),
        illegal('p@d4', 'The letter of a drop is a capital.'),
        legal('C@c3o'),
        legal('C@c3d'),
        illegal('C@c3', 'A castle’s first step has to be named.'),
        legal('e5*f6'),
        legal('k7ccw'),
        legal('l2_n4'),
        legal('l2_n4.m3'),
        comes('C@c3d', '2k1/5/1p5/7/2R1P2/5/1K2 8/8/8/4W3/5Z2/2W5/1D1C2X1/8 d14,l2 b P'),
      ],
    },
    {
      id: 'notation-black',
      caption: 'Black drops a chad rook: the action has a capital, the board a small letter.',
      position: '2k1/5/1p5/7/7/5/1K2 8/8/8/8/8/8/8/8 d14,l2 b cx',
      claims: [
        comes('X@e7', '2k1/5/1p5/7/7/5/1K2 8/8/8/8/2x5/8/8/8 d14,l2 w c'),
        illegal('x@e7', 'The letter of a drop is a capital.'),
        comes('C@e7d', '2k1/5/1p5/7/7/5/1K2 8/8/8/8/2d5/8/8/8 d14,l2 w x'),
      ],
    },
    {
      id: 'notation-two-ways',
      caption:
        'The silver general can step from f4 to f6, or be turned there by the spider. The position is the same, the actions are two.',
      position: '2k1/5/1p5/7/7/1S3/1K2 8/8/8/8/8/3Z4/8/8 d14,l2 w -',
      picked: 'f4',
      claims: [
        comes('f4-f6', '2k1/5/1p5/7/2S4/5/1K2 8/8/8/8/8/3Z4/8/8 d14,l2 b -'),
        comes('g5cw', '2k1/5/1p5/7/2S4/5/1K2 8/8/8/8/8/3Z4/8/8 d14,l2 b -'),
      ],
    },
    {
      id: 'notation-one-king',
      caption: 'A line with a single king: the game is over, though White is to move.',
      position: '4/5/1p5/7/7/5/1K2 8/8/8/8/8/8/8/8 d14,l2 w -',
      claims: [outcome('w king-captured')],
    },
  ],
  tasks: [],
};
