import type { Section } from './rulebook.ts';

/** Words in the text of a section that name another one, by its id. */
export interface Reference {
  readonly id: string;
  readonly name: string;
}

/**
 * A paragraph in parts: what stands after a word that refers to a section, such as `see `, and names one by its title,
 * or by its title as far as a colon or a comma, is a reference.
 */
export function withReferences(
  paragraph: string,
  sections: readonly Pick<Section, 'id' | 'title'>[],
  word: string,
): readonly (string | Reference)[] {
  const names = sections
    .flatMap(({ id, title }) => [title, title.replace(/[:,].*/, '')].map((name) => ({ id, name })))
    // One name can begin with another.
    .sort((one, other) => other.name.length - one.name.length);
  const parts: (string | Reference)[] = [];
  let rest = paragraph;
  for (let place = rest.indexOf(word); place >= 0; place = rest.indexOf(word, place)) {
    const after = place + word.length;
    const reference = names.find(({ name }) => rest.startsWith(name, after));
    if (reference) {
      parts.push(rest.slice(0, after), reference);
      rest = rest.slice(after + reference.name.length);
    }
    place = reference ? 0 : after;
  }
  return rest === '' ? parts : [...parts, rest];
}
