import type { Result } from '../../engine/rules/result.ts';
import type { Variant } from '../../engine/rules/variant.ts';
import type { Entry } from '../../store/library/libraryStore.ts';
import { titleOfStudy } from '../studyTitle.ts';
import { dateOf, standingOf, titleOf, variantName } from './caption.ts';
import * as library from '#words/ui/library.ts';

/**
 * Whether every word of a search appears in what the list says about a game; `known` has the loaded rules.
 */
export function matches(entry: Entry, search: string, known: ReadonlyMap<string, Result<Variant>>): boolean {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const text = factsOf(entry, known).join(' ').toLocaleLowerCase();
  return words.every((word) => text.includes(word));
}

/** What the list says about an entry; nothing about a damaged one. */
function factsOf(entry: Entry, known: ReadonlyMap<string, Result<Variant>>): readonly string[] {
  switch (entry.kind) {
    case 'damaged':
      return [];
    case 'study': {
      const { study } = entry;
      return [titleOfStudy(study), library.study, variantName(study.variant), dateOf(study.changed)];
    }
    case 'game': {
      const { game } = entry;
      const variant = known.get(game.variant);
      return [
        titleOf(game),
        ...game.players,
        variantName(game.variant),
        dateOf(game.changed),
        standingOf(game, variant?.ok ? variant.value : null),
      ];
    }
  }
}
