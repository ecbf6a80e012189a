import type { RulebookProse } from '../../../src/rulebook/prose.ts';
import type { tinyRules } from './rulebook.ts';

const win = {
  prompt: 'Win in one move.',
  hint: 'A king that is captured has lost, and so has a side that cannot move.',
  otherwise: ['The game goes on.'],
} as const;

export const tinyProse: RulebookProse<typeof tinyRules> = {
  lead: 'The smallest game of this house.',
  sections: {
    board: {
      title: 'The board',
      text: ['Three files and four ranks. Each side has a king and two walkers. White begins.'],
      examples: { start: { caption: 'The position at the start.' } },
    },
    king: {
      title: 'The king',
      text: ['A king goes one square in any direction, into check if it likes.'],
      examples: { 'king-goals': { caption: 'Nothing stands in its way.' } },
      tasks: { 'win-by-king': win, 'win-askew': win },
    },
    walker: {
      title: 'The walker',
      text: ['A walker goes straight ahead and captures diagonally ahead.'],
      examples: {
        'walker-goals': {
          caption: 'It goes to b3 or captures on a3; Black’s king could take it.',
          why: { 'b2-c3': 'Nothing stands there.' },
        },
      },
      tasks: { 'win-by-walker': win, 'win-for-black': win },
    },
    winning: {
      title: 'Winning',
      text: ['Capturing the king wins, and so does leaving the enemy without a move.'],
      examples: { 'win-king': { caption: 'The walker takes the king.' } },
      tasks: { 'win-either-way': win },
    },
  },
};
