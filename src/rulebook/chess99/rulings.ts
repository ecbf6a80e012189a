import type { RulingData } from '../data.ts';

/** What the inventor's page leaves open: some of its lists are lost. */
export const rulings = [
  { id: 'castling-partner', section: 'castling' },
  { id: 'promotion-time', section: 'promotion' },
  { id: 'arrived-pawn', section: 'promotion' },
  { id: 'draws-by-themselves', section: 'winning' },
  { id: 'capture-into-check', section: 'draws' },
  { id: 'move-limit', section: 'draws' },
  { id: 'last-move-capture', section: 'draws' },
  { id: 'no-legal-move', section: 'draws' },
] as const satisfies readonly RulingData[];
