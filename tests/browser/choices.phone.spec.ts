import type { Locator } from '@playwright/test';
import { site } from './support/board.ts';
import { choicesIn, linkBefore } from './support/choices.ts';
import { expect, test } from './support/test.ts';

const edgesOf = (part: Locator) =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });

for (const id of ['tns', 'ben39'])
  test(`${id}: buttons to choose from are below the board and its players, wholly in sight`, async ({
    page,
  }) => {
    for (const choosing of choicesIn(id)) {
      const link = linkBefore(id, choosing);
      await page.goto('about:blank');
      await page.goto(link);
      for (const name of choosing.sites) await site(page, name).tap();
      const group = page.getByRole('group', { name: 'Choose how' });
      await expect(group).toBeInViewport({ ratio: 1 });
      const { top } = await edgesOf(group);
      for (const part of [
        page.getByRole('toolbar'),
        page.getByRole('region', { name: 'White', exact: true }),
        page.getByRole('region', { name: 'Black', exact: true }),
      ])
        expect((await edgesOf(part)).bottom, link).toBeLessThanOrEqual(top);
    }
  });
