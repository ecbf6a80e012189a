/**
 * All variants by their ids, each loaded when it is needed. Whoever wants the rules of only one imports them from
 * `oddboard/variants/hex39` or another of these.
 *
 * @module oddboard/variants
 */
export { allVariants, games, registry, registryEntryNamed, variantOf } from '../engine/registry.ts';

export type { RegistryEntry } from '../engine/registry.ts';
