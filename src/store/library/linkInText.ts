import { nextTag } from '../../engine/record/recordTags.ts';

/** A link stands in the beginning of a text, or the text is not about it. */
const LONGEST_BEGINNING = 100_000;

/**
 * The part of an address that says which page it is. What surrounds it in a sentence is not part of it, and
 * neither is what other programs add to it, such as `?from=mail`.
 */
const LINK = /#(\/(?:play|explore)\/[\w-]+(?:\/[\w-]+)?|\/edit\/[\w-]+(?:\/[\w.,-]*[\w-])?)/;

/** The address within the page of the first link in a text; null if there is none before the tags of a record. */
export function linkInText(text: string): string | null {
  const beginning = text.slice(0, LONGEST_BEGINNING);
  const tags = nextTag(beginning, 0);
  return LINK.exec(tags === -1 ? beginning : beginning.slice(0, tags))?.[1] ?? null;
}
