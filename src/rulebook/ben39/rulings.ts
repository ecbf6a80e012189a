import type { RulingData } from '../data.ts';

/** What the inventor's page leaves open: some of its lists are lost. */
export const rulings = [
  { id: 'chad-rooks', section: 'pieces' },
  { id: 'short-files', section: 'pieces' },
  { id: 'check', section: 'winning' },
  { id: 'diagonal-steps', section: 'lines' },
  { id: 'immobilized', section: 'immobilizer' },
  { id: 'pawn-drops', section: 'drops' },
  { id: 'king-rotated-off', section: 'rotation' },
  { id: 'square-control', section: 'movable-squares' },
  { id: 'travellers', section: 'travel' },
  { id: 'travel-barred', section: 'travel' },
  { id: 'repetition', section: 'draws' },
  { id: 'nothing-to-do', section: 'draws' },
  { id: 'no-captures', section: 'draws' },
] as const satisfies readonly RulingData[];
