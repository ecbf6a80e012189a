import { describe, expect, test } from 'vitest';
import type { Coverage } from './coverage.ts';
import { examplesOf, nameOf, tasksOf } from './rulebooks.ts';

/** The section with positions to play on from, which tells no rule. */
const PRACTICE = 'practice';

/** Tests that a rulebook has everything on its list, with a test for each item. */
export function holdToCoverage({ rulebook, linked, paragraphs, diagrams, rulings }: Coverage): void {
  const name = nameOf(rulebook);
  describe(name, () => {
    const sectionIds = rulebook.sections.map(({ id }) => id);
    const exampleIds = examplesOf(rulebook).map(({ example }) => example.id);
    const taskIds = tasksOf(rulebook).map(({ task }) => task.id);
    const questions = rulebook.rulings.map(({ question }) => question);

    test('no two sections, examples or tasks share an id', () => {
      for (const ids of [sectionIds, exampleIds, taskIds, questions])
        expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
      for (const id of [...sectionIds, ...exampleIds, ...taskIds])
        expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    });

    test('has every section to which reasons link', () => {
      expect(sectionIds).toEqual(expect.arrayContaining([...linked]));
    });

    test.each(Object.entries(paragraphs))('explains: %s', (_, ids) => {
      expect(ids).not.toEqual([]);
      expect(sectionIds).toEqual(expect.arrayContaining([...ids]));
    });

    test.each(Object.entries(diagrams))('shows: %s', (_, ids) => {
      expect(ids).not.toEqual([]);
      expect(exampleIds).toEqual(expect.arrayContaining([...ids]));
    });

    test('has no section without a part of the rules', () => {
      const told = new Set(Object.values(paragraphs).flat());
      expect(sectionIds.filter((id) => !told.has(id) && id !== PRACTICE)).toEqual([]);
    });

    test('names every point that can be read in several ways, with the section and the other reading', () => {
      expect(questions.toSorted()).toEqual(Object.values(rulings).toSorted());
      for (const { section, ours, other } of rulebook.rulings) {
        expect(sectionIds).toContain(section);
        expect(ours).toMatch(/\.$/);
        expect(other).toMatch(/\.$/);
      }
    });

    test('has text and at least one position in every section', () => {
      expect(rulebook.lead).toMatch(/\.$/);
      for (const { id, title, text, examples } of rulebook.sections) {
        expect(title, id).not.toBe('');
        expect(text.length, id).toBeGreaterThan(0);
        expect(examples.length, id).toBeGreaterThan(0);
      }
    });

    test('has more claims than examples', () => {
      const claims = examplesOf(rulebook).flatMap(({ example }) => example.claims).length;
      console.log(
        `${name}: all of ${String(Object.keys(paragraphs).length)} paragraphs of the rules in ${String(sectionIds.length)} sections, ` +
          `${String(Object.keys(diagrams).length)} diagrams and notes in ${String(exampleIds.length)} examples with ${String(claims)} claims, ` +
          `${String(questions.length)} readings, ${String(taskIds.length)} tasks`,
      );
      expect(claims).toBeGreaterThan(exampleIds.length);
    });
  });
}
