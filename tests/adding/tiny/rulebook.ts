import { comes, ends, goals, illegal, legal, outcome } from '../../../src/rulebook/claiming.ts';
import type { RulebookText, Task } from '../../../src/rulebook/rulebook.ts';

/** A task that is solved by winning at once. */
const win = (id: string, position: string, solution: string): Task => ({
  id,
  prompt: 'Win in one move.',
  position,
  goals: [{ kind: 'won', otherwise: 'The game goes on.' }],
  hint: 'A king that is captured has lost, and so has a side that cannot move.',
  solution: [solution],
});

export const tinyRules: RulebookText = {
  lead: 'The smallest game of this house.',
  sections: [
    {
      id: 'board',
      title: 'The board',
      text: ['Three files and four ranks. Each side has a king and two walkers. White begins.'],
      examples: [
        {
          id: 'start',
          caption: 'The position at the start.',
          claims: [legal('a1-a2'), comes('a1-a2', 'wkw/3/W2/1KW b'), outcome(null)],
        },
      ],
      tasks: [],
    },
    {
      id: 'king',
      title: 'The king',
      text: ['A king goes one square in any direction, into check if it likes.'],
      examples: [
        {
          id: 'king-goals',
          caption: 'Nothing stands in its way.',
          picked: 'b2',
          position: '2k/3/1K1/3 w',
          claims: [goals('b2', 'a1 b1 c1 a2 c2 a3 b3 c3')],
        },
      ],
      tasks: [win('win-by-king', 'k2/K2/3/2W w', 'a3-a4'), win('win-askew', '3/1k1/K2/3 w', 'a2-b3')],
    },
    {
      id: 'walker',
      title: 'The walker',
      text: ['A walker goes straight ahead and captures diagonally ahead.'],
      examples: [
        {
          id: 'walker-goals',
          caption: 'It goes to b3 or captures on a3; Black’s king could take it.',
          picked: 'b2',
          position: '1k1/w2/1W1/2K w',
          claims: [
            goals('b2', 'a3 b3'),
            illegal('b2-c3', 'Nothing stands there.', 'nothing to capture'),
            legal('b2-b3'),
          ],
        },
      ],
      tasks: [win('win-by-walker', '3/k2/1W1/2K w', 'b2-a3'), win('win-for-black', '2k/1w1/K2/3 b', 'b3-a2')],
    },
    {
      id: 'winning',
      title: 'Winning',
      text: ['Capturing the king wins, and so does leaving the enemy without a move.'],
      examples: [
        {
          id: 'win-king',
          caption: 'The walker takes the king.',
          position: '3/k2/1W1/2K w',
          claims: [ends('b2-a3', 'w king-captured'), ends('b2-b3', null)],
        },
      ],
      tasks: [win('win-either-way', 'k2/1K1/3/2W w', 'b3-a4')],
    },
  ],
  rulings: [],
};
