import type { RulingData } from '../data.ts';

/** What the inventor's page leaves open. */
export const rulings = [
  { id: 'who-begins', section: 'placing' },
  { id: 'own-wall', section: 'walls' },
  { id: 'king-against-king', section: 'king' },
  { id: 'attack-without-a-king', section: 'check' },
  { id: 'captured-king', section: 'crowning' },
  { id: 'last-berserker-crowned', section: 'winning' },
  { id: 'repetition', section: 'winning' },
  { id: 'nothing-to-do', section: 'winning' },
] as const satisfies readonly RulingData[];
