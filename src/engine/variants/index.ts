import type { Metadata } from '../rules/metadata.ts';
import type { Variant } from '../rules/variant.ts';
import { metadata as ben39 } from './ben39/metadata.ts';
import { metadataOf as battleChieftain } from './battle-chieftain/metadata.ts';
import { metadata as chess99 } from './chess99/metadata.ts';
import { metadata as hex39 } from './hex39/metadata.ts';
import { metadata as tns } from './tns/metadata.ts';

/** The metadata of a variant; its rules are loaded when they are needed. */
export interface RegistryEntry extends Metadata {
  /** Rejects when the rules cannot be loaded. */
  readonly load: () => Promise<Variant>;
}

const battleChieftains = async () => (await import('./battle-chieftain/battleChieftain.ts')).battleChieftains;

/** All variants, in the order in which they are offered. */
export const registryEntries: readonly RegistryEntry[] = [
  { ...chess99, load: async () => (await import('./chess99/chess99.ts')).chess99 },
  { ...hex39, load: async () => (await import('./hex39/hex39.ts')).hex39 },
  { ...tns, load: async () => (await import('./tns/tns.ts')).tns },
  { ...battleChieftain.standard, load: async () => (await battleChieftains()).standard },
  { ...battleChieftain.farWalls, load: async () => (await battleChieftains()).farWalls },
  { ...battleChieftain.differingField, load: async () => (await battleChieftains()).differingField },
  { ...battleChieftain.unevenField, load: async () => (await battleChieftains()).unevenField },
  { ...ben39, load: async () => (await import('./ben39/ben39.ts')).ben39 },
];
