import { expect, test } from 'vitest';
import { kindWords } from '../../src/words/en/grammar.ts';
import { nouns } from '../../src/words/en/kinds.ts';
import { registry } from '../support/registry.ts';

const namesOf = registry.map(({ id, kinds }) => [id, kinds.slice(1).map(({ name }) => name)] as const);

test.each(namesOf)('every kind of piece of %s has its noun', (_, names) => {
  for (const name of names) expect(kindWords(name)).toMatch(/^[a-z]+( [a-z]+)?$/);
});

test('every noun belongs to some kind', () => {
  const names = namesOf.flatMap(([, ofVariant]) => ofVariant);
  expect(Object.keys(nouns).filter((name) => !names.includes(name))).toEqual([]);
});

test('an unknown kind has no noun', () => {
  expect(() => kindWords('unicorn')).toThrow('There is no noun for unicorn.');
});
