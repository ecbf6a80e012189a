import type { Entry } from '../../store/library/libraryStore.ts';
import { dateOf, standingOf, titleOf, variantName } from './caption.ts';

/** Whether every word of a search is somewhere in what the list says of a game. */
export function matches(entry: Entry, search: string): boolean {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  if (entry.kind === 'damaged') return false;
  const { game } = entry;
  const text = [
    titleOf(game),
    ...game.players,
    variantName(game.variant),
    dateOf(game.changed),
    standingOf(game),
  ]
    .join(' ')
    .toLocaleLowerCase();
  return words.every((word) => text.includes(word));
}
