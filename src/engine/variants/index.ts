import type { Metadata } from '../rules/metadata.ts';
import type { Pictured, Variant } from '../rules/variant.ts';
import { metadata as ben39 } from './ben39/metadata.ts';
import { metadataOf as battleChieftain } from './battle-chieftain/metadata.ts';
import { metadata as chess99 } from './chess99/metadata.ts';
import { metadata as hex39 } from './hex39/metadata.ts';
import { metadata as tns } from './tns/metadata.ts';

/** The metadata of a variant; its rules are loaded when they are needed. */
export interface RegistryEntry extends Metadata {
  /** Rejects when the rules cannot be loaded. */
  readonly load: () => Promise<Variant>;
  /** The same for what a picture needs, which is less. */
  readonly loadPicture: () => Promise<Pictured>;
}

const battleChieftains = async () => (await import('./battle-chieftain/battleChieftain.ts')).battleChieftains;
const chieftainPictures = async () => (await import('./battle-chieftain/picture.ts')).pictures;

/** A board of Battle Chieftain. */
const chieftainOn = (board: keyof typeof battleChieftain): RegistryEntry => ({
  ...battleChieftain[board],
  load: async () => (await battleChieftains())[board],
  loadPicture: async () => (await chieftainPictures())[board],
});

/** All variants, in the order in which they are offered. */
export const registryEntries: readonly RegistryEntry[] = [
  {
    ...chess99,
    load: async () => (await import('./chess99/chess99.ts')).chess99,
    loadPicture: async () => (await import('./chess99/picture.ts')).picture,
  },
  {
    ...hex39,
    load: async () => (await import('./hex39/hex39.ts')).hex39,
    loadPicture: async () => (await import('./hex39/picture.ts')).picture,
  },
  {
    ...tns,
    load: async () => (await import('./tns/tns.ts')).tns,
    loadPicture: async () => (await import('./tns/picture.ts')).picture,
  },
  chieftainOn('standard'),
  chieftainOn('farWalls'),
  chieftainOn('differingField'),
  chieftainOn('unevenField'),
  {
    ...ben39,
    load: async () => (await import('./ben39/ben39.ts')).ben39,
    loadPicture: async () => (await import('./ben39/picture.ts')).picture,
  },
];
