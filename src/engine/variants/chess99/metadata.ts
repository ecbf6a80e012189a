import type { Metadata } from '../../rules/metadata.ts';

export const metadata: Metadata = {
  id: 'chess99',
  game: 'chess99',
  version: 1,
  name: 'Chess 99',
  inventor: 'Claude Lapointe',
};
