import { describe, expect, test } from 'vitest';
import { positionAt } from '../../src/engine/game/game.ts';
import { EMPTY, NO_KIND, kindOf } from '../../src/engine/rules/piece.ts';
import { gameOf } from '../../src/rulebook/examples.ts';
import type { Example, Rulebook, Section, Task } from '../../src/rulebook/rulebook.ts';
import { kindWords } from '../../src/words/en/grammar.ts';
import { introductions } from '../support/introductions.ts';
import { valueOf } from '../support/result.ts';
import { nameOf, rulebooks } from '../support/rulebooks.ts';

const patternOf = (term: string): RegExp => new RegExp(`\\b${term.replaceAll('*', '\\w*')}\\b`, 'i');

/** What a section says, sentence by sentence, without those that send the reader on to another section. */
function sentencesOf({ sections }: Rulebook, { title, text, examples, tasks }: Section): string[] {
  const onwards = sections.map(({ title }) => `see ${title.split(/[:,]/, 1).join('')}`);
  return [
    title,
    ...text,
    ...examples.map(({ caption }) => caption),
    ...tasks.flatMap(({ prompt, hint, goals }) => [prompt, hint, ...goals.map(({ otherwise }) => otherwise)]),
  ]
    .flatMap((paragraph) => paragraph.split(/(?<=[.!?])\s+/))
    .filter((sentence) => !onwards.some((onward) => sentence.includes(onward)));
}

/** The nouns of the kinds on a board that is shown; none for the start, which shows the whole army. */
function kindsShown(rulebook: Rulebook, shown: Example | Task): string[] {
  if (shown.position === undefined) return [];
  const { variant, ...game } = valueOf(gameOf(rulebook, shown));
  const { board } = positionAt({ variant, ...game }, 0);
  const kinds = new Set(board.filter((piece) => piece !== EMPTY).map((piece) => kindOf(piece)));
  return [...kinds].map((kind) => kindWords(variant.kinds[kind]?.name ?? ''));
}

describe.each(rulebooks.map((rulebook) => [nameOf(rulebook), rulebook] as const))('%s', (name, rulebook) => {
  const { sections } = rulebook;
  const introduced = Object.entries(introductions[name] ?? {}).flatMap(([id, terms]) =>
    terms.map((term) => ({ id, term, place: sections.findIndex((section) => section.id === id) })),
  );

  test('every kind is introduced, and every term where the section uses it', () => {
    const [variant] = rulebook.variants;
    const kinds =
      variant?.kinds.filter((_, kind) => kind !== NO_KIND).map((kind) => kindWords(kind.name)) ?? [];
    expect(kinds.filter((kind) => !introduced.some(({ term }) => patternOf(term).test(kind)))).toEqual([]);
    const unused = introduced.filter(({ place, term }) => {
      const section = sections[place];
      return !section || !sentencesOf(rulebook, section).some((sentence) => patternOf(term).test(sentence));
    });
    expect(unused).toEqual([]);
  });

  test('no sentence uses a term or a kind before the section that introduces it', () => {
    const early = sections.flatMap((section, i) =>
      sentencesOf(rulebook, section).flatMap((sentence) =>
        introduced
          .filter(({ place, term }) => place > i && patternOf(term).test(sentence))
          .map(({ term }) => `${section.id}, ${term}: ${sentence}`),
      ),
    );
    expect(early.join('\n')).toBe('');
  });

  test('no board shows a kind before the section that introduces it', () => {
    const early = sections.flatMap((section, i) =>
      [...section.examples, ...section.tasks].flatMap((shown) =>
        kindsShown(rulebook, shown)
          .filter((kind) => introduced.some(({ place, term }) => place > i && patternOf(term).test(kind)))
          .map((kind) => `${section.id}, ${shown.id}: ${kind}`),
      ),
    );
    expect(early.join('\n')).toBe('');
  });
});
