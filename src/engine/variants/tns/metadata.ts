import type { Metadata } from '../../rules/metadata.ts';

export const metadata: Metadata = {
  id: 'tns',
  game: 'tns',
  version: 1,
  name: 'TNS Chess',
  inventor: 'Andy Kurnia',
};
