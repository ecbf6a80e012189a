import { click } from './support/board.ts';
import { choicesIn, linkBefore } from './support/choices.ts';
import { expect, test } from './support/test.ts';

for (const id of ['tns', 'ben39'])
  test(`${id}: buttons to choose from have words and one place, in the card that says what is due`, async ({
    page,
  }) => {
    const places = new Set<string>();
    for (const choosing of choicesIn(id)) {
      const link = linkBefore(id, choosing);
      await page.goto('about:blank');
      await page.goto(link);
      const card = page.getByRole('region', { name: 'Status' });
      await expect(card).toBeVisible();
      await click(page, ...choosing.sites);
      const group = card.getByRole('group', { name: 'Choose how' });
      await expect(group).toBeInViewport({ ratio: 1 });
      for (const button of await group.getByRole('button').all()) await expect(button).toHaveText(/\w/);
      const { x, y } = (await group.boundingBox()) ?? {};
      places.add(`${String(x)} ${String(y)}`);
    }
    expect([...places]).toHaveLength(1);
  });
