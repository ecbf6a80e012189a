import { expect, test } from 'vitest';
import { registry } from '../../src/engine/registry.ts';
import { abouts } from '../../src/words/en/about.ts';

test.each(registry.map(({ name, game, inventor }) => ({ name, game, inventor })))(
  'where $name comes from is told with its inventor’s name, and that the words are ours',
  ({ game, inventor }) => {
    expect(abouts[game]?.text[0]).toContain(`${inventor} invented`);
    expect(abouts[game]?.text.at(-1)).toContain('are ours');
  },
);

test('one inventor’s site is linked', () => {
  expect(Object.values(abouts).flatMap(({ site }) => site ?? [])).toEqual(['www.chess99.net']);
});
