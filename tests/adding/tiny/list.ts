import type { RegistryEntry } from '../../../src/engine/variants/index.ts';
import { metadata } from './metadata.ts';

/** Replaces the list of all variants. */
export const registryEntries: readonly RegistryEntry[] = [
  { ...metadata, load: async () => (await import('./tiny.ts')).tiny },
];
