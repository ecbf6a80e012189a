import type { RulingData } from '../data.ts';

/** What the inventor's page leaves open. */
export const rulings = [
  { id: 'oldest-first', section: 'hands' },
  { id: 'drops-rescue', section: 'checkmate' },
  { id: 'trapped-on-arrival', section: 'king-promotion' },
  { id: 'judged-before-drops', section: 'king-promotion' },
  { id: 'repetition', section: 'repetition' },
  { id: 'no-move', section: 'repetition' },
  { id: 'no-captures', section: 'repetition' },
] as const satisfies readonly RulingData[];
