import type { RulingData } from '../data.ts';

export const rulings = [
  { id: 'chad-rooks', section: 'pieces' },
  { id: 'check', section: 'winning' },
  { id: 'immobilized', section: 'immobilizer' },
  { id: 'pawn-drops', section: 'drops' },
  { id: 'square-control', section: 'movable-squares' },
  { id: 'travellers', section: 'travel' },
  { id: 'travel-barred', section: 'travel' },
  { id: 'repetition', section: 'draws' },
  { id: 'nothing-to-do', section: 'draws' },
  { id: 'no-captures', section: 'draws' },
  { id: 'agreement', section: 'draws' },
] as const satisfies readonly RulingData[];
