import type { Coverage } from '../../support/coverage.ts';
import { tinyRulebook } from './rulebooks.ts';

export const tinyCoverage: Coverage = {
  rulebook: tinyRulebook,
  linked: ['board', 'king', 'walker', 'winning'],
  paragraphs: {
    'The board, the start, who begins': ['board'],
    'The king, which no check binds': ['king'],
    'The walker': ['walker'],
    'How a game ends': ['winning'],
  },
  diagrams: { 'The start': ['start'] },
  rulings: {},
};
