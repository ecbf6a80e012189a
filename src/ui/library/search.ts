import type { Result } from '../../engine/rules/result.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import type { Entry } from '../../store/library/libraryStore.ts';
import { dateOf, standingOf, titleOf, variantName } from './caption.ts';

/**
 * Whether every word of a search appears in what the list says about a game; `known` has the loaded rules.
 */
export function matches(entry: Entry, search: string, known: ReadonlyMap<string, Result<Variant>>): boolean {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  if (entry.kind === 'damaged') return false;
  const { game } = entry;
  const variant = known.get(game.variant);
  const text = [
    titleOf(game),
    ...game.players,
    variantName(game.variant),
    dateOf(game.changed),
    standingOf(game, variant?.ok ? variant.value : null),
  ]
    .join(' ')
    .toLocaleLowerCase();
  return words.every((word) => text.includes(word));
}
