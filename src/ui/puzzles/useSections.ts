import type { Section } from '../../rulebook/rulebook.ts';
import { useRulebook } from '../useRulebook.ts';

/** A section of a rulebook by its title. */
export type SectionTitle = Pick<Section, 'id' | 'title'>;

const NONE: readonly SectionTitle[] = [];

/** The sections of a variant’s rulebook; none until it has loaded, or if it cannot: puzzles are solved without. */
export function useSections(variantId: string): readonly SectionTitle[] {
  const rulebook = useRulebook(variantId);
  return rulebook?.ok ? rulebook.value.sections : NONE;
}
