import type * as data from '../../../../rulebook/hex39/rulings.ts';
import type { RulingsProse } from '../../../../rulebook/prose.ts';

export const rulings: RulingsProse<typeof data.rulings> = {
  outline: {
    question: 'What is the outline of the board?',
    ours: 'A hexagon of side four with a castle at either end. The picture is lost, but the text of the page says that there are 39 hexes, that the colour of the castles has three hexes more than either of the others, and that the row before each castle ends in two hexes of that colour from which no way leads forward. This board has all three.',
    other: 'Some other outline of 39 hexes. It would have to give up one of these.',
  },
  setup: {
    question: 'How do the pieces stand at the start?',
    ours: 'The page gives each side three bishops on three colours, the red one in the castle, and no more rooks and pawns than one chess set has. In the row of four the two inner hexes are blue and green, so the other bishops stand there with the rooks outside them, and pawns fill the row of five.',
    other: 'More or fewer rooks and pawns, or other places for them.',
  },
  'side-to-move': {
    question: 'Does it matter for a repetition who is to move?',
    ours: 'Yes. The same pieces with the other side to move are another position, as in orthodox chess.',
    other: 'No, only where the pieces stand counts.',
  },
  'no-captures': {
    question: 'Is there a fifty-move rule?',
    ours: 'No. The page keeps the rules of orthodox chess except where it says otherwise, but a game in which no position comes back never needs this one.',
    other: 'Yes: after fifty moves of each side without a capture or a pawn move the game is a draw.',
  },
};
