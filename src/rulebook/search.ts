import type { RulebookText, Section } from './rulebook.ts';

/** The id of the chapter that tells how we read the rules. */
export const READINGS = 'readings';

/** A sentence of a rulebook in which all words of a search occur. */
export interface Finding {
  /** The id of the chapter that has it. */
  readonly chapter: string;
  /** The example, task or ruling to which the sentence belongs; empty for the text of the chapter. */
  readonly item: string;
  /** The title of the section that it is about. */
  readonly title: string;
  readonly sentence: string;
}

/** The most findings that a search returns. */
export const MOST = 12;
/** A shorter search would find almost every sentence. */
const SHORTEST = 2;

type Searched = Pick<RulebookText, 'sections' | 'rulings'>;

/**
 * The sentences of a rulebook that have all words of the search, in any order and case, beginning with the
 * sections that have one of them in their title. A word also finds longer words that begin with it.
 */
export function searchRulebook({ sections, rulings }: Searched, search: string): Finding[] {
  const words = wordsOf(search);
  if (words.join('').length < SHORTEST) return [];
  const inSections = sections.flatMap((section) =>
    sentencesOf(section).map((sentence) => ({ ...sentence, chapter: section.id, title: section.title })),
  );
  const inReadings = rulings.map(({ id, section, question, ours }) => ({
    chapter: READINGS,
    item: id,
    title: sections.find(({ id }) => id === section)?.title ?? '',
    sentence: `${question} ${ours}`,
  }));
  const findings = [...inSections, ...inReadings].filter(({ title, sentence }) =>
    hasAll(`${title} ${sentence}`, words),
  );
  const inTitle = ({ title }: Finding) => words.some((word) => hasAll(title, [word]));
  return [...findings.filter(inTitle), ...findings.filter((found) => !inTitle(found))].slice(0, MOST);
}

const wordsOf = (text: string): string[] => text.toLocaleLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function hasAll(text: string, words: readonly string[]): boolean {
  const known = wordsOf(text);
  return words.every((word) => known.some((other) => other.startsWith(word)));
}

/** Everything that a section says, sentence by sentence. */
const sentencesOf = ({ text, examples, tasks }: Section): Pick<Finding, 'item' | 'sentence'>[] => [
  ...text.flatMap((paragraph) => split(paragraph).map((sentence) => ({ item: '', sentence }))),
  ...examples.flatMap(({ id, caption }) => split(caption).map((sentence) => ({ item: id, sentence }))),
  ...tasks.map(({ id, prompt }) => ({ item: id, sentence: prompt })),
];

const split = (paragraph: string): string[] => paragraph.split(/(?<=[.!?])\s+/);
