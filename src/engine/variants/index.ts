import type { Facts } from '../rules/facts.ts';
import type { Variant } from '../rules/variant.ts';
import { facts as ben39 } from './ben39/facts.ts';
import { factsOf as battleChieftain } from './battle-chieftain/facts.ts';
import { facts as chess99 } from './chess99/facts.ts';
import { facts as hex39 } from './hex39/facts.ts';
import { facts as tns } from './tns/facts.ts';

/** A variant by its facts; its rules are loaded when they are wanted. */
export interface Listing extends Facts {
  /** Rejects when the rules cannot be loaded. */
  readonly load: () => Promise<Variant>;
}

const battleChieftains = async () => (await import('./battle-chieftain/battleChieftain.ts')).battleChieftains;

/** All variants, in the order in which they are offered. */
export const listings: readonly Listing[] = [
  { ...chess99, load: async () => (await import('./chess99/chess99.ts')).chess99 },
  { ...hex39, load: async () => (await import('./hex39/hex39.ts')).hex39 },
  { ...tns, load: async () => (await import('./tns/tns.ts')).tns },
  { ...battleChieftain.standard, load: async () => (await battleChieftains()).standard },
  { ...battleChieftain.farWalls, load: async () => (await battleChieftains()).farWalls },
  { ...battleChieftain.differingField, load: async () => (await battleChieftains()).differingField },
  { ...battleChieftain.unevenField, load: async () => (await battleChieftains()).unevenField },
  { ...ben39, load: async () => (await import('./ben39/ben39.ts')).ben39 },
];
