import { expect, test } from 'vitest';
import { registry } from '../support/registry.ts';
import { rulebookOf } from '../../src/rulebook/index.ts';
import { refusalOf, valueOf } from '../support/result.ts';

test.each(registry.map((variant) => [variant.id, variant] as const))(
  'the rulebook of %s is found by its id, and covers all variants of its name',
  async (id, { name }) => {
    const { variants } = valueOf(await rulebookOf(id));
    expect(variants).toEqual(registry.filter((variant) => variant.name === name));
  },
);

test('there is no rulebook of a variant that does not exist', async () => {
  expect(refusalOf(await rulebookOf('chess98'))).toMatch(/There is no variant “chess98”/);
});
