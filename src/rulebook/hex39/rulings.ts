import type { RulingData } from '../data.ts';

/** What the inventor's page leaves open: its pictures are lost. */
export const rulings = [
  { id: 'outline', section: 'board' },
  { id: 'setup', section: 'board' },
  { id: 'side-to-move', section: 'repetition' },
  { id: 'no-captures', section: 'winning' },
] as const satisfies readonly RulingData[];
