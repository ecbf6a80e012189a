import type { Result } from '../rules/result.ts';
import { failure, quoted, success } from '../rules/result.ts';
import type { Variant } from '../rules/variant.ts';
import { variants } from '../variants/index.ts';

/** All variants, for those who must not know one from another. */
export const catalogue: readonly Variant[] = variants;

export function variantOf(id: string): Result<Variant> {
  const variant = catalogue.find((known) => known.id === id);
  return variant
    ? success(variant)
    : failure(
        `There is no variant ${quoted(id)}; there are ${catalogue.map((known) => known.id).join(', ')}.`,
      );
}
