import type { Page } from '@playwright/test';
import { linkTo } from '../support/links.ts';
import { click, recordedActions, site } from './support/board.ts';
import { expect, test } from './support/test.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
];

const NAMES = ['Ada, Countess of Lovelace', 'Rear Admiral Grace Hopper'] as const;

/** Where the board is on the page, and how large. */
const boardBox = (page: Page) =>
  page
    .getByRole('group', { name: /^Board of/ })
    .first()
    .evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x + scrollX, y + scrollY, width, height].map(Math.round);
    });

for (const size of SIZES) {
  const where = `${String(size.width)} × ${String(size.height)}`;

  test(`${where}: the board stays where it is when a draw may be claimed`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('#/play/chess99');
    await expect(site(page, 'e2')).toBeVisible();
    const before = await boardBox(page);
    await page.goto(linkTo('chess99', { start: '4Kk3/9/9/9/9/9/2A6/9/9 b - 54' }));
    await expect(page.getByRole('button', { name: /^Claim a draw/ }).first()).toBeVisible();
    expect(await boardBox(page)).toEqual(before);
  });

  test(`${where}: the board stays where it is through refusal, offer, looking back and resignation`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto(linkTo('chess99', { actions: 'e2-e4 e8-e6', players: NAMES }));
    await expect(recordedActions(page)).toHaveCount(2);
    const before = await boardBox(page);
    await click(page, 'a1', 'a5');
    await expect(page.getByRole('alert')).not.toBeEmpty();
    expect(await boardBox(page), 'after a refusal').toEqual(before);
    await page.getByRole('button', { name: 'White offers a draw' }).click();
    await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible();
    expect(await boardBox(page), 'after an offer').toEqual(before);
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.getByRole('button', { name: 'First' }).click();
    expect(await boardBox(page), 'looking back').toEqual(before);
    await page.getByRole('button', { name: 'Last' }).click();
    await page.getByRole('button', { name: 'White resigns' }).click();
    expect(await boardBox(page), 'asked about resigning').toEqual(before);
    await page.getByRole('button', { name: 'Resign', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
    expect(await boardBox(page), 'at the end').toEqual(before);
  });
}
