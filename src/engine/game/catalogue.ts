import { loaded } from '../rules/loading.ts';
import type { Result } from '../rules/result.ts';
import { failure, quoted, success } from '../rules/result.ts';
import { listed } from '../rules/scene.ts';
import type { Variant } from '../rules/variant.ts';
import type { Listing } from '../variants/index.ts';
import { listings } from '../variants/index.ts';

export type { Listing } from '../variants/index.ts';

/** All variants, for those who must not know one from another. */
export const catalogue: readonly Listing[] = listings;

/** The games, each with its boards. */
export const games: readonly (readonly Listing[])[] = [...new Set(catalogue.map(({ game }) => game))].map(
  (game) => catalogue.filter((listing) => listing.game === game),
);

/** A name that stays in one line. */
const unbroken = (name: string): string => name.replaceAll(' ', '\u00a0');

export function listingOf(id: string): Result<Listing> {
  const listing = catalogue.find((known) => known.id === id);
  return listing
    ? success(listing)
    : failure(
        `There is no variant ${quoted(id)}; there are ${listed(
          games.map(([board]) => unbroken(board?.name ?? '')),
          'and',
        )}.`,
      );
}

/**
 * The variant that a person calls so, by its id or its name, a board's name behind it or not, however it is
 * capitalized and spaced; null if there is none.
 */
export function listingCalled(text: string): Listing | null {
  const called = (name: string) => squeezed(name) === squeezed(text);
  return catalogue.find(({ id, name, boardName }) => [id, name, name + boardName].some(called)) ?? null;
}

const squeezed = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** The rules of the variant with that id. Rejects with faults that are not of the network. */
export async function variantOf(id: string): Promise<Result<Variant>> {
  const listing = listingOf(id);
  if (!listing.ok) return listing;
  return loaded(listing.value.load(), `The rules of ${listing.value.name}`);
}

/** The rules of all variants. Rejects when some cannot be loaded. */
export const allVariants = (): Promise<Variant[]> => Promise.all(catalogue.map(({ load }) => load()));
