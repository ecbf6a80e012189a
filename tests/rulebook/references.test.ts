import { describe, expect, test } from 'vitest';
import { withReferences } from '../../src/rulebook/references.ts';
import { seen } from '../../src/words/en/ui/learn.ts';
import { nameOf, rulebooks } from '../support/rulebooks.ts';

describe.each(rulebooks.map((rulebook) => [nameOf(rulebook), rulebook] as const))('%s', (_, { sections }) => {
  test('each reference in the text leads to another section', () => {
    const referring = sections.flatMap((section) =>
      section.text
        .filter((paragraph) => /\bsee [A-Z]/.test(paragraph))
        .map((paragraph) => ({ section, paragraph })),
    );
    for (const { section, paragraph } of referring) {
      const parts = withReferences(paragraph, sections, seen);
      const ids = parts.flatMap((part) => (typeof part === 'string' ? [] : [part.id]));
      expect(ids, paragraph).toHaveLength([...paragraph.matchAll(/\bsee [A-Z]/g)].length);
      expect(ids).not.toContain(section.id);
      expect(parts.map((part) => (typeof part === 'string' ? part : part.name)).join('')).toBe(paragraph);
    }
  });
});

test('the longer of two titles is meant, the beginning of one is enough, and a word without a title after it leads nowhere', () => {
  const [king, promoting] = [
    { id: 'king', title: 'The king' },
    { id: 'promoting', title: 'The king’s promotion' },
  ];
  expect(withReferences('You see it: see The king’s promotion.', [king, promoting], seen)).toEqual([
    'You see it: see ',
    { id: 'promoting', name: 'The king’s promotion' },
    '.',
  ]);
  const castling = { id: 'castling', title: 'Castling: changing places' };
  expect(withReferences('see Castling.', [castling], seen)).toEqual([
    'see ',
    { id: 'castling', name: 'Castling' },
    '.',
  ]);
  expect(withReferences('You see it.', [king], seen)).toEqual(['You see it.']);
});
