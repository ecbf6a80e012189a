import type { Pictured } from './rules/variant.ts';

const chieftains = async () => (await import('./variants/battle-chieftain/picture.ts')).pictures;

/**
 * Loads what pictures need of a variant, by its id: much less than its rules. Variants that are not here are loaded
 * whole. Each rejects when it cannot be loaded.
 */
export const pictures: ReadonlyMap<string, () => Promise<Pictured>> = new Map([
  ['chess99', async () => (await import('./variants/chess99/picture.ts')).picture],
  ['hex39', async () => (await import('./variants/hex39/picture.ts')).picture],
  ['tns', async () => (await import('./variants/tns/picture.ts')).picture],
  ['battle-chieftain', async () => (await chieftains()).standard],
  ['battle-chieftain-far-walls', async () => (await chieftains()).farWalls],
  ['battle-chieftain-differing-field', async () => (await chieftains()).differingField],
  ['battle-chieftain-uneven-field', async () => (await chieftains()).unevenField],
  ['ben39', async () => (await import('./variants/ben39/picture.ts')).picture],
]);
