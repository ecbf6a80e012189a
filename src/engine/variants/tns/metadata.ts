import type { Metadata } from '../../rules/metadata.ts';

export const metadata: Metadata = {
  id: 'tns',
  game: 'tns',
  version: 1,
  name: 'TNS Chess',
  inventor: 'Andy Kurnia',
  summary: 'Thirty-nine squares: what you capture you must soon drop again, on the enemy’s side.',
};
