import type { RulingData } from '../data.ts';

/** What the inventor's page leaves open: some of its lists are lost. */
export const rulings = [
  { id: 'two-squares', section: 'pawn' },
  { id: 'castling-partner', section: 'castling' },
  { id: 'promotion-time', section: 'promotion' },
  { id: 'arrived-pawn', section: 'promotion' },
  { id: 'draws-by-themselves', section: 'winning' },
  { id: 'last-move-capture', section: 'draws' },
  { id: 'capture-into-check', section: 'draws' },
  { id: 'nothing-to-do', section: 'draws' },
] as const satisfies readonly RulingData[];
