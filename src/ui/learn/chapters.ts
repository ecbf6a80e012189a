import { READINGS } from '../../rulebook/search.ts';
import type { Rulebook, Section } from '../../rulebook/rulebook.ts';
import * as learn from '#words/ui/learn.ts';

/** A chapter: the part of a rulebook on one page. */
export type Chapter =
  | { readonly kind: 'section'; readonly id: string; readonly title: string; readonly section: Section }
  | { readonly kind: 'pieces'; readonly id: string; readonly title: string }
  | { readonly kind: 'readings'; readonly id: string; readonly title: string }
  | { readonly kind: 'known'; readonly id: string; readonly title: string }
  | { readonly kind: 'about'; readonly id: string; readonly title: string };

/** The chapters of a rulebook, in reading order. */
export const chaptersOf = ({ sections }: Rulebook): Chapter[] => [
  ...sections.map((section): Chapter => ({
    kind: 'section',
    id: section.id,
    title: section.title,
    section,
  })),
  { kind: 'pieces', id: 'gallery', title: learn.allPieces },
  { kind: 'readings', id: READINGS, title: learn.rulings },
  { kind: 'known', id: 'known', title: learn.known },
  { kind: 'about', id: 'about', title: learn.about },
];

/** The chapter with an id, or the first for an empty id; undefined if there is no such chapter. */
export const chapterNamed = (rulebook: Rulebook, id: string): Chapter | undefined =>
  chaptersOf(rulebook).find((chapter) => id === '' || chapter.id === id);
