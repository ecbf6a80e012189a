import type { Metadata } from '../../rules/metadata.ts';

export const metadata: Metadata = {
  id: 'hex39',
  game: 'hex39',
  version: 1,
  name: 'Hex 39',
  inventor: 'Torben Mogensen',
};
