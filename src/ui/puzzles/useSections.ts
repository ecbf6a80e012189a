import { useEffect, useState } from 'react';
import type { Section } from '../../rulebook/rulebook.ts';
import { rulebookOf } from '../../rulebook/index.ts';
import { raise } from '../../store/fault.ts';

/** A section of a rulebook by its title. */
export type SectionTitle = Pick<Section, 'id' | 'title'>;

const NONE: readonly SectionTitle[] = [];

/** The sections of a variant’s rulebook; none until it has loaded, or if it cannot: puzzles are solved without. */
export function useSections(variantId: string): readonly SectionTitle[] {
  const [sections, setSections] = useState(NONE);
  useEffect(() => {
    let isCurrent = true;
    rulebookOf(variantId).then((rulebook) => {
      if (isCurrent && rulebook.ok) setSections(rulebook.value.sections);
    }, raise);
    return () => {
      isCurrent = false;
    };
  }, [variantId]);
  return sections;
}
