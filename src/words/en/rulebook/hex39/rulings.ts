import type * as data from '../../../../rulebook/hex39/rulings.ts';
import type { RulingsProse } from '../../../../rulebook/prose.ts';

export const rulings: RulingsProse<typeof data.rulings> = {
  outline: {
    question: 'What is the outline of the board?',
    ours: 'A hexagon of side four with a castle at either end. The page counts 39 hexes, gives the castles a colour with three hexes more than either of the others, and knows two hexes of that colour next to the end from which no way leads forward. This board has all three.',
    other: 'Some other outline of 39 hexes; it would have to give up one of these.',
  },
  setup: {
    question: 'How do the pieces stand at the start?',
    ours: 'The page tells of three bishops a side on three colours, the red one in the castle, and of no more rooks and pawns than one chess set has. In the row of four only the inner hexes are blue and green, so the other bishops stand there, rooks outside them, and pawns fill the row of five.',
    other: 'Fewer or more rooks and pawns, or in other places.',
  },
  'side-to-move': {
    question: 'Does it matter for a repetition who is to move?',
    ours: 'Yes: the same pieces with the other side to move are another position, as in orthodox chess.',
    other: 'Where the pieces stand is all that counts.',
  },
};
