import type { Page } from '@playwright/test';
import { expectOn, site } from './support/board.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { centreOf, swipe } from './support/touch.ts';

const verdict = (page: Page) => page.getByRole('status', { name: 'Verdict' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a position is built by touch, and played from there', async ({ page }) => {
  await page.goto('#/edit/ben39');
  await button(page, 'Clear').tap();
  await expect(verdict(page)).toHaveText('Both kings are missing.');
  await button(page, 'White king').tap();
  await site(page, 'h2').tap();
  await button(page, 'Black king').tap();
  await site(page, 'h14').tap();
  await button(page, 'White castle').tap();
  await site(page, 'g3').tap();
  await expectOn(page, 'g3', 'White castle');
  await button(page, 'White’s hand: add a White pawn, 0 held').tap();
  await button(page, 'White’s hand: add a White pawn, 1 held').tap();
  await expect(page.getByRole('textbox', { name: 'Position string' })).toHaveValue(
    '2k1/5/7/7/7/5/1K2 8/8/8/8/8/8/3C4/8 d14,l2 w PP',
  );
  await expectAccessible(page);
  await button(page, 'Play from here').tap();
  await expect(page.getByRole('button', { name: 'White pawn, 2 of them' })).toBeVisible();
});

test('pieces are dragged with a finger, and off the board', async ({ page }) => {
  await page.goto('#/edit/chess99');
  await swipe(page, await centreOf(page, 'e2'), await centreOf(page, 'e5'));
  await expectOn(page, 'e5', 'White pawn');
  const box = await button(page, 'Black queen').boundingBox();
  if (!box) throw new Error('There is no queen.');
  await swipe(page, { x: box.x + 20, y: box.y + 20 }, await centreOf(page, 'd4'));
  await expectOn(page, 'd4', 'Black queen');
  await swipe(page, await centreOf(page, 'd4'), { x: 200, y: 20 });
  await expectOn(page, 'd4', 'empty');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

for (const id of ['chess99', 'hex39', 'tns', 'battle-chieftain-uneven-field', 'ben39'])
  test(`the board of ${id} and all its pieces fit on a screen of 360 by 640`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`#/edit/${id}`);
    await expect(button(page, 'Move')).toBeInViewport({ ratio: 1 });
    const [scroll, visible] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(scroll).toBe(visible);
    for (const name of ['White’s pieces', 'Black’s pieces'])
      // All of it, up to the browser's rounding.
      await expect(page.getByRole('list', { name })).toBeInViewport({ ratio: 0.999 });
    const small = await page
      .locator('.table-board-side .editor-palette button')
      .evaluateAll((tiles) => tiles.filter((tile) => tile.clientWidth + 2 * tile.clientLeft < 44).length);
    expect(small).toBe(0);
  });

test('the pieces of a hand stand in even rows, whether or not they are held', async ({ page }) => {
  await page.goto('#/edit/ben39');
  await expect(page.getByText(/^Press a piece to add one to a hand; the minus below it/)).toBeVisible();
  await button(page, 'White’s hand: add a White pawn, 0 held').tap();
  const heights = await page
    .getByRole('group', { name: 'White’s hand' })
    .getByRole('listitem')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().height));
  expect(new Set(heights).size).toBe(1);
  const take = button(page, 'White’s hand: take a White pawn away');
  await take.tap();
  await expect(take).toBeDisabled();
  await expect(button(page, 'White’s hand: add a White pawn, 0 held')).toBeVisible();
});

test('a palette has one row where the window is wide enough', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('#/edit/tns');
  const tiles = page.getByRole('list', { name: 'White’s pieces' }).getByRole('button');
  await expect(tiles).toHaveCount(14);
  const tops = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

for (const id of ['hex39', 'battle-chieftain'])
  test(`the verdict and the buttons have the width of the screen, though ${id} has few kinds of pieces`, async ({
    page,
  }) => {
    await page.goto(`#/edit/${id}`);
    const width = await page.evaluate(() => document.documentElement.clientWidth);
    for (const wide of [verdict(page).locator('..'), button(page, 'Play from here')])
      expect((await wide.boundingBox())?.width).toBeGreaterThan(0.9 * width);
  });
