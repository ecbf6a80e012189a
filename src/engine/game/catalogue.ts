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

/**
 * The variant that a person calls so, by its id or its name, a board's name behind it or not, however it is
 * capitalized and spaced; null if there is none.
 */
export function variantCalled(text: string): Variant | null {
  const called = (name: string) => squeezed(name) === squeezed(text);
  return catalogue.find(({ id, name, boardName }) => [id, name, name + boardName].some(called)) ?? null;
}

const squeezed = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
