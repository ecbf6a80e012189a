import type { Locator, Page } from '@playwright/test';
import { actionsIn, someGame } from '../support/games.ts';
import { linkTo } from '../support/links.ts';
import { variantNamed } from '../support/registry.ts';
import { expect, test } from './support/test.ts';
import { SCREENED } from './support/whole.ts';

/** Below this, in pixels, a phone may enlarge the whole page when a field is tapped. */
const READABLE = 16;

/** The fields whose letters are smaller than that. */
const smallFields = (page: Page): Promise<string[]> =>
  page
    .locator('input:not([type=radio], [type=checkbox]), select, textarea')
    .evaluateAll(
      (fields, least) =>
        fields.flatMap((field) =>
          parseFloat(getComputedStyle(field).fontSize) < least
            ? [field.getAttribute('aria-label') ?? field.outerHTML]
            : [],
        ),
      READABLE,
    );

test('no field is so small that a phone enlarges the page when it is tapped', async ({ page }) => {
  for (const [route, name] of [
    ['#/', 'Oddboard'],
    ['#/play/chess99', 'Chess 99'],
    ['#/edit/tns', 'TNS Chess'],
    ['#/learn/ben39/pieces', 'Ben39'],
  ] as const) {
    await page.goto(route);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await expect.poll(() => smallFields(page), { message: route }).toEqual([]);
  }
  await page.goto('#/play/chess99');
  for (const dialog of ['Share', 'Clock', 'Settings']) {
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('button', { name: dialog, exact: true }).tap();
    await page.getByRole('heading', { level: 2, name: dialog }).waitFor();
    expect(await smallFields(page), dialog).toEqual([]);
    await page.getByRole('button', { name: 'Close' }).tap();
  }
});

/** Whether a line around something tells it from the others where the system sets all colours. */
const isOutlined = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  });

test.describe('where the system sets all colours', () => {
  test.use({ forcedColors: 'active' });

  test('a line tells the side to move, the move on the board and the picked piece in hand', async ({
    page,
  }) => {
    await page.goto(linkTo('ben39', { actions: 'C@g3d C@i13d' }));
    const strip = (side: string) =>
      page.getByRole('region', { name: side, exact: true }).locator('.strip-head');
    await expect.poll(() => isOutlined(strip('White'))).toBe(true);
    expect(await isOutlined(strip('Black'))).toBe(false);
    await expect
      .poll(() => isOutlined(page.getByRole('list', { name: 'Moves' }).locator('[aria-current=step]')))
      .toBe(true);
    const wizard = page.getByRole('list', { name: 'White’s hand' }).getByRole('button', { name: /wizard/ });
    await wizard.tap();
    await expect.poll(() => isOutlined(wizard)).toBe(true);
  });

  test('a line tells the tool of the editor', async ({ page }) => {
    await page.goto('#/edit/chess99');
    const tool = page.getByRole('button', { name: 'Remove', exact: true });
    await tool.tap();
    await expect.poll(() => isOutlined(tool)).toBe(true);
  });
});

for (const { id } of SCREENED)
  test(`in ${id} dark lines tell the last move without colours`, async ({ page }) => {
    await page.goto(linkTo(id, { actions: actionsIn(someGame(variantNamed(id))) }));
    await expect(page.locator('path.marks-last, [data-on=crossings] .marks-last').first()).toBeAttached();
  });
