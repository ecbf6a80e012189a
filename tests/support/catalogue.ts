import { allVariants } from '../../src/engine/game/catalogue.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';

/** All variants, with their rules. */
export const catalogue: readonly Variant[] = await allVariants();

/** The variant with that id. Throws if there is none. */
export function variantNamed(id: string): Variant {
  const variant = catalogue.find((known) => known.id === id);
  if (!variant) throw new Error(`There is no variant “${id}”.`);
  return variant;
}
