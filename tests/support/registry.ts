import { allVariants } from '../../src/engine/registry.ts';
import type { Reasons } from '../../src/engine/rules/reason.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';
import { loadAllWords } from '../../src/words/load.ts';

/** All variants, with their rules and words loaded. */
export const registry: readonly Variant[] = await allVariants();

await loadAllWords();

/** One variant of each name, for tests that do not depend on the board. */
export const oneOfEachName: readonly Variant[] = registry.filter(
  ({ name }, i) => registry.findIndex((other) => other.name === name) === i,
);

const reasons = new Map(
  await Promise.all(registry.map(async (variant) => [variant.id, await variant.reasons()] as const)),
);

/** The reasons of a variant in the registry. Throws if it is not there. */
export function reasonsOf({ id }: Pick<Variant, 'id'>): Reasons {
  const found = reasons.get(id);
  if (!found) throw new Error(`There are no reasons of ${id}.`);
  return found;
}

/** The variant with that id. Throws if there is none. */
export function variantNamed(id: string): Variant {
  const variant = registry.find((known) => known.id === id);
  if (!variant) throw new Error(`There is no variant “${id}”.`);
  return variant;
}
