import type { Facts } from '../../../src/engine/rules/facts.ts';

export const facts: Facts = {
  id: 'tiny',
  game: 'tiny',
  version: 1,
  name: 'Tiny Chess',
  inventor: 'Nobody Atall',
  boardName: '',
  summary: 'Twelve squares, two kings, four walkers.',
};
