import type { Locator } from '@playwright/test';
import { followNames, namesOn } from './support/names.ts';
import { expect, test } from './support/test.ts';
import { SCREENED } from './support/whole.ts';
import { middleGames } from '../../scripts/pictures/middleGames.ts';
import { TNS_HANDS } from '../../scripts/screenshots/positions.ts';
import { linkTo } from '../support/links.ts';

/** The names that are drawn. */
const shownNames = (names: Locator) =>
  names
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.filter((item) => item.checkVisibility({ opacityProperty: true })).map((item) => item.textContent),
    );

/** The names that end above a height of the window. */
const wholeNames = (names: Locator, foot: number) =>
  names
    .getByRole('listitem')
    .evaluateAll(
      (items, most) =>
        items
          .filter((item) => item.getBoundingClientRect().bottom <= most + 1)
          .map((item) => item.textContent),
      foot,
    );

for (const { id } of SCREENED)
  test(`${id}: on a phone a new game names what chess does not have, and as many names as there is room for`, async ({
    page,
  }) => {
    await page.goto(`#/play/${id}`);
    const names = namesOn(page);
    await expect(names).toBeInViewport({ ratio: 1 });
    await expect(names).toHaveCSS('opacity', '1');
    const moves = page.locator('[data-part=moves]');
    for (const height of [700, 800, 830]) {
      await page.setViewportSize({ width: 390, height });
      const strip = await moves.boundingBox();
      await expect.poll(() => shownNames(names)).toEqual(await wholeNames(names, strip?.y ?? 0));
    }
  });

test('Ben39: on a phone of the usual height all names are in sight at the start, and some while a rule is said', async ({
  page,
}) => {
  await page.goto('#/play/ben39');
  const names = namesOn(page);
  const items = names.getByRole('listitem');
  await expect(items.first()).toBeVisible();
  await expect.poll(async () => (await shownNames(names)).length).toBe(await items.count());
  await page.goto(linkTo('ben39', { actions: middleGames.ben39 ?? '' }));
  await expect(page.getByRole('note')).toBeVisible();
  await expect.poll(async () => (await shownNames(names)).length).toBeGreaterThan(2);
});

test('the names are those of the pieces on the board and in the hands', async ({ page }) => {
  await page.goto(linkTo('tns', { start: TNS_HANDS }));
  await expect(namesOn(page).getByRole('listitem')).toHaveText([
    'ferz',
    'wazir',
    'horse',
    'tiger',
    'White promotes',
    'Black promotes',
  ]);
});

test('while there is something to choose, no names show between the board and the choices', async ({
  page,
}) => {
  await page.goto(linkTo('ben39', { actions: middleGames.ben39 ?? '' }));
  const names = page.locator('[data-part=names]');
  await expect(names).toBeVisible();
  await page.getByRole('button', { name: /^g5,/ }).tap();
  await page.getByRole('button', { name: 'Clockwise', exact: true }).waitFor();
  await expect(names).toBeHidden();
});

for (const { id } of SCREENED)
  test(`${id}: on a phone, too, a name leads to how the piece moves, or what the sign means`, async ({
    page,
  }) => {
    await page.goto(`#/play/${id}`);
    await followNames(page, (name) => name.tap());
    // Again, after another was chosen there.
    const last = namesOn(page).getByRole('button').last();
    await last.tap();
    await page.getByRole('list', { name: 'Pieces' }).getByRole('button').first().tap();
    await followNames(page, (name) => name.tap());
  });
