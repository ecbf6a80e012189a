import type { Metadata } from '../../rules/metadata.ts';

export const metadata: Metadata = {
  id: 'ben39',
  game: 'ben39',
  version: 1,
  name: 'Ben39',
  inventor: 'Ben Good',
};
