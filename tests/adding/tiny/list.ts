import type { Listing } from '../../../src/engine/variants/index.ts';
import { facts } from './facts.ts';

/** Stands in for the list of all variants. */
export const listings: readonly Listing[] = [
  { ...facts, load: async () => (await import('./tiny.ts')).tiny },
];
