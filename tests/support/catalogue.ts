import { allVariants } from '../../src/engine/game/catalogue.ts';
import type { Reasons } from '../../src/engine/rules/reason.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';

/** All variants, with their rules. */
export const catalogue: readonly Variant[] = await allVariants();

/** One board of each name, for what does not depend on the board. */
export const oneOfEachName: readonly Variant[] = catalogue.filter(
  ({ name }, i) => catalogue.findIndex((other) => other.name === name) === i,
);

const reasons = new Map(
  await Promise.all(catalogue.map(async (variant) => [variant.id, await variant.reasons()] as const)),
);

/** Why things are not legal in a variant of the catalogue. Throws if it is none. */
export function reasonsOf({ id }: Pick<Variant, 'id'>): Reasons {
  const found = reasons.get(id);
  if (!found) throw new Error(`There are no reasons of ${id}.`);
  return found;
}

/** The variant with that id. Throws if there is none. */
export function variantNamed(id: string): Variant {
  const variant = catalogue.find((known) => known.id === id);
  if (!variant) throw new Error(`There is no variant “${id}”.`);
  return variant;
}
