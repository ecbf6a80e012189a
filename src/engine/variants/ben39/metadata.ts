import type { Metadata } from '../../rules/metadata.ts';

export const metadata: Metadata = {
  id: 'ben39',
  game: 'ben39',
  version: 1,
  name: 'Ben39',
  inventor: 'Ben Good',
  summary: 'Pieces on squares and on the lines between them, wizards, spiders, and two squares that move.',
};
