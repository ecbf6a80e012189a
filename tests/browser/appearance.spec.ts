import type { Page } from '@playwright/test';
import { linkTo } from '../support/links.ts';
import { click, expectOn, site } from './support/board.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const TNS = { start: '1/F1n/3tH/k1K2r1/4N2/7/N4/1R1/1 w f2,w3,n2,W3 m' };

async function choose(page: Page, name: string) {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close' }).click();
}

/** The drawing of the piece on the site of that name. */
async function pieceOn(page: Page, name: string) {
  const place = await site(page, name).getAttribute('data-site');
  return page.locator(`[data-piece-at="${String(place)}"]`);
}

const sets = [
  { set: 'Letters', shows: 'text' },
  { set: 'Moves', shows: '.board-way' },
  { set: 'Figures', shows: '.board-detail' },
] as const;

for (const { set, shows } of sets)
  test(`${set.toLowerCase()} stand for pieces on the board and in hands, and after a reload`, async ({
    page,
  }) => {
    await page.goto(linkTo('tns', TNS));
    await choose(page, set === 'Figures' ? 'Letters' : 'Figures');
    await choose(page, set);
    const check = async () => {
      await expectOn(page, 'f7', 'White horse');
      await expect((await pieceOn(page, 'f7')).locator(shows).first()).toBeAttached();
      const held = page.getByRole('button', { name: 'Black ferz, 2 turns left' });
      await expect(held.locator(shows).first()).toBeAttached();
      await expectAccessible(page);
    };
    await check();
    await page.reload();
    await check();
  });

test('a piece set applies in the editor, its palette and the library', async ({ page }) => {
  await page.goto('#/play/hex39');
  await choose(page, 'Moves');
  await page.goto('#/edit/hex39');
  await expect(
    page.getByRole('button', { name: 'Black rook', exact: true }).locator('.board-way'),
  ).toHaveCount(1);
  await page.goto('#/');
  await expect(page.locator('.board[role=img] .board-way').first()).toBeAttached();
  await expectAccessible(page);
});

test('a token shows its piece’s directions as they are on the board, whichever way it is turned', async ({
  page,
}) => {
  await page.goto('#/play/chess99');
  await choose(page, 'Moves');
  const capturesAbove = async (name: string) => {
    const piece = await (await pieceOn(page, name)).locator('rect.board-way').boundingBox();
    const capture = await (await pieceOn(page, name)).locator('path.board-way-line').first().boundingBox();
    return (capture?.y ?? NaN) < (piece?.y ?? NaN);
  };
  await expect.poll(() => capturesAbove('e2')).toBe(true);
  expect(await capturesAbove('e8')).toBe(false);
  await page.getByRole('button', { name: 'Flip the board' }).click();
  await expect.poll(() => capturesAbove('e2')).toBe(false);
  expect(await capturesAbove('e8')).toBe(true);
  await choose(page, 'Across the table');
  expect(await capturesAbove('e2')).toBe(false);
  expect(await capturesAbove('e8')).toBe(true);
});

test('letters are announced and picked like figures', async ({ page }) => {
  await page.goto('#/play/chess99');
  await choose(page, 'Letters');
  await expect((await pieceOn(page, 'f1')).locator('text')).toHaveText('A');
  await click(page, 'e2', 'e4');
  await expectOn(page, 'e4', 'White pawn');
});

test('hexes can have patterns besides their colours, and other boards do not offer them', async ({
  page,
}) => {
  await page.goto('#/play/chess99');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('checkbox', { name: 'Coordinates' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Patterns on hexes' })).toHaveCount(0);
  await page.goto('#/play/hex39');
  const pattern = page.locator('.board-weave').first();
  await expect(pattern).toBeHidden();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: 'Patterns on hexes' }).check();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(pattern).toBeVisible();
  await page.reload();
  await expect(pattern).toBeVisible();
  await expectAccessible(page);
});

test('high contrast can be chosen, is stored, and is accessible on every screen', async ({ page }) => {
  await page.goto('#/play/hex39');
  await expect(page.locator('.board-weave').first()).toBeHidden();
  await choose(page, 'High contrast');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'more');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expect(page.locator('.board-weave').first()).toBeVisible();
  for (const path of ['#/', '#/play/ben39', '#/edit/tns', '#/learn/chess99', '#/pieces/ben39']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expectAccessible(page);
  }
});

test('a system that asks for more contrast gets it, unless someone chose a theme', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto('#/play/chess99');
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'more');
  await choose(page, 'Light');
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'usual');
});

test('the board keeps its own colours if the system sets the colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('#/play/hex39');
  const light = page.locator('.board-ground [data-shade="1"]').first();
  const dark = page.locator('.board-ground [data-shade="0"]').first();
  const fill = (locator: typeof light) => locator.evaluate((element) => getComputedStyle(element).fill);
  expect(await fill(light)).not.toBe(await fill(dark));
  await expect(page.locator('.board-weave').first()).toBeVisible();
  await click(page, 'h2');
  await expect(page.locator('.marks-target').first()).toBeVisible();
});

test('a site in focus is framed, and nothing else is painted over the board', async ({ page }) => {
  await page.goto('#/play/chess99');
  await site(page, 'e2').focus();
  await page.keyboard.press('ArrowUp');
  await expect(site(page, 'e3')).toBeFocused();
  await expect(site(page, 'e3')).toHaveCSS('outline-style', 'none');
});
