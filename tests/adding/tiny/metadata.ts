import type { Metadata } from '../../../src/engine/rules/metadata.ts';

export const metadata: Metadata = {
  id: 'tiny',
  game: 'tiny',
  version: 1,
  name: 'Tiny Chess',
  inventor: 'Nobody Atall',
};
