import type { PenMessage } from '../../store/penMessage.ts';
import type { Sentences } from '../sentences.ts';

export const pen: Sentences<PenMessage> = {
  'pen/down': ({ from }) => `From ${from}. Pick it again for a circle.`,
  'pen/drawn': ({ from, to, isGone }) => {
    const shape = from === to ? `Circle on ${from}` : `Arrow from ${from} to ${to}`;
    return `${shape} ${isGone ? 'removed' : 'drawn'}.`;
  },
  'pen/taken': () => 'Picks draw arrows now.',
  'pen/laid-down': () => 'Picks make moves again.',
};
