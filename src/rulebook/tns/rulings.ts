import type { RulingData } from '../data.ts';

export const rulings = [
  { id: 'trapped-on-arrival', section: 'king-promotion' },
  { id: 'judged-before-drops', section: 'king-promotion' },
  { id: 'repetition', section: 'repetition' },
  { id: 'no-move', section: 'repetition' },
  { id: 'no-captures', section: 'repetition' },
  { id: 'agreement', section: 'repetition' },
] as const satisfies readonly RulingData[];
