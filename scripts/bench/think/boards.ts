import type { Variant } from '../../../src/engine/rules/variant.ts';
import { searchables } from '../../../src/engine/searches.ts';
import type { Searchable } from '../../../src/engine/search/searchable.ts';
import { orthodoxSearchable } from '../../../tests/support/orthodox/search.ts';

/** What is played in matches: the variants, and orthodox chess, which other programs play too. */
export const boards: readonly Searchable[] = [...searchables, orthodoxSearchable];

/** The variant of that id. Throws if there is none. */
export function boardNamed(id: string): Variant {
  const found = boards.find(({ variant }) => variant.id === id);
  if (!found) throw new Error(`There is no variant ${id}.`);
  return found.variant;
}
