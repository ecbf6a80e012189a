import { expect, test } from 'vitest';
import { catalogue } from '../../src/engine/game/catalogue.ts';
import { rulebookOf } from '../../src/rulebook/index.ts';
import { refusalOf, valueOf } from '../support/result.ts';
import { rulebooks } from '../support/rulebooks.ts';

test.each(rulebooks.flatMap((rulebook) => rulebook.variants.map((id) => [id, rulebook] as const)))(
  'the rulebook of %s is found by its id',
  async (id, rulebook) => {
    expect(valueOf(await rulebookOf(id))).toBe(rulebook);
  },
);

test('every variant has one', async () => {
  for (const { id } of catalogue) expect((await rulebookOf(id)).ok).toBe(true);
});

test('there is none of a variant that does not exist', async () => {
  expect(refusalOf(await rulebookOf('chess98'))).toBe('There is no rulebook of “chess98”.');
});
