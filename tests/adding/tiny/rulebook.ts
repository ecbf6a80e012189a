import { comes, ends, goals, illegal, legal, outcome } from '../../../src/rulebook/claiming.ts';
import type { RulebookData } from '../../../src/rulebook/data.ts';

/** A task that is solved by winning at once. */
const win = <Id extends string>(id: Id, position: string, solution: string) =>
  ({ id, position, goals: [{ kind: 'won' }], solution: [solution] }) as const;

export const tinyRules = {
  sections: [
    {
      id: 'board',
      examples: [{ id: 'start', claims: [legal('a1-a2'), comes('a1-a2', 'wkw/3/W2/1KW b'), outcome(null)] }],
      tasks: [],
    },
    {
      id: 'king',
      examples: [
        {
          id: 'king-goals',
          picked: 'b2',
          position: '2k/3/1K1/3 w',
          claims: [goals('b2', 'a1 b1 c1 a2 c2 a3 b3 c3')],
        },
      ],
      tasks: [win('win-by-king', 'k2/K2/3/2W w', 'a3-a4'), win('win-askew', '3/1k1/K2/3 w', 'a2-b3')],
    },
    {
      id: 'walker',
      examples: [
        {
          id: 'walker-goals',
          picked: 'b2',
          position: '1k1/w2/1W1/2K w',
          claims: [goals('b2', 'a3 b3'), illegal('b2-c3', 'nothing to capture'), legal('b2-b3')],
        },
      ],
      tasks: [win('win-by-walker', '3/k2/1W1/2K w', 'b2-a3'), win('win-for-black', '2k/1w1/K2/3 b', 'b3-a2')],
    },
    {
      id: 'winning',
      examples: [
        {
          id: 'win-king',
          position: '3/k2/1W1/2K w',
          claims: [ends('b2-a3', 'w king-captured'), ends('b2-b3', null)],
        },
      ],
      tasks: [win('win-either-way', 'k2/1K1/3/2W w', 'b3-a4')],
    },
  ],
  rulings: [],
} as const satisfies RulebookData;
