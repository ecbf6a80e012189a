import type { Page } from '@playwright/test';
import { click, expectOn, site } from './support/board.ts';
import { expect, expectAccessible, test } from './support/test.ts';

async function choose(page: Page, ...names: readonly string[]) {
  await page.getByRole('button', { name: 'Settings' }).click();
  for (const name of names) await page.getByText(name, { exact: true }).click();
  await page.getByRole('button', { name: 'Close' }).click();
}

/** Waits until one site is drawn above another. */
async function expectAbove(page: Page, upper: string, lower: string) {
  await expect
    .poll(async () => {
      const [a, b] = [await site(page, upper).boundingBox(), await site(page, lower).boundingBox()];
      return a !== null && b !== null && a.y < b.y;
    })
    .toBe(true);
}

test('on the same side the board stays as it is, until it is flipped', async ({ page }) => {
  await page.goto('#/play/chess99');
  await click(page, 'e2', 'e4');
  await expectAbove(page, 'e9', 'e1');
  await page.getByRole('button', { name: 'Flip the board' }).click();
  await expectAbove(page, 'e1', 'e9');
});

test('a board that turns each move has the player to move below', async ({ page }) => {
  await page.goto('#/play/chess99');
  await choose(page, 'Turn the board');
  await expectAbove(page, 'e9', 'e1');
  await click(page, 'e2', 'e4');
  await expectAbove(page, 'e1', 'e9');
});

test('across the table the far strip and figures face their player', async ({ page }) => {
  await page.goto('#/play/chess99');
  await choose(page, 'Across the table');
  await expect(page.getByRole('region', { name: 'Black', exact: true })).toHaveCSS(
    'transform',
    'matrix(-1, 0, 0, -1, 0, 0)',
  );
  await expect(page.locator('.board-piece.board-black').first()).toHaveAttribute('transform', /scale\(-/);
  await expect(page.locator('.board-piece.board-white').first()).toHaveAttribute('transform', /scale\(0/);
  await expectAccessible(page);
});

test('settings remain after a reload', async ({ page }) => {
  await page.goto('#/play/chess99');
  await choose(page, 'Dark', 'Coordinates');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('.board-edge-label')).toHaveCount(0);
  await expectAccessible(page);
});

test('settings that cannot be read are forgotten, and the page loads', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('oddboard:/:settings', '{"state":{"theme":"purple","seating":7},"version":0}');
  });
  await page.goto('#/play/chess99');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'system');
  await expect(site(page, 'e2')).toBeVisible();
});

test('pieces glide when they move, unless the system asks for reduced motion', async ({ page }) => {
  // An animation may end before the test can look for it, so each is counted as it begins.
  await page.addInitScript(() => {
    // eslint-disable-next-line @typescript-eslint/unbound-method -- It gets its element back below.
    const original = Element.prototype.animate;
    Element.prototype.animate = function (...animation) {
      document.documentElement.dataset.begun = String(
        Number(document.documentElement.dataset.begun ?? 0) + 1,
      );
      return original.apply(this, animation);
    };
  });
  await page.goto('#/play/chess99');
  await click(page, 'e2', 'e4');
  await expectOn(page, 'e4', 'White pawn');
  await expect(page.locator('html')).toHaveAttribute('data-begun', '1');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await click(page, 'e8', 'e6');
  await expectOn(page, 'e6', 'Black pawn');
  await page.getByRole('button', { name: 'Take back' }).click();
  await expectOn(page, 'e8', 'Black pawn');
  await expect(page.locator('html')).toHaveAttribute('data-begun', '1');
});

for (const theme of ['light', 'dark'] as const)
  test(`every screen is accessible in the ${theme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto('#/');
    await expect(page.getByRole('heading', { name: 'Oddboard' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Play Chess 99' }).click();
    await click(page, 'h1');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Settings' }).click();
    await expectAccessible(page);
  });

test('the settings leave the board in view, need no scrolling, and a click beside them closes them', async ({
  page,
}) => {
  await page.goto('#/play/hex39');
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  const box = await dialog.boundingBox();
  const board = await page.getByRole('toolbar', { name: 'Board of Hex 39' }).boundingBox();
  expect((board?.x ?? Infinity) + (board?.width ?? 0)).toBeLessThanOrEqual(box?.x ?? 0);
  expect(await dialog.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
  await dialog.getByText('Seating', { exact: true }).click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(20, 400);
  await expect(dialog).toBeHidden();
});

test('the label of the computer’s pace has one line on a phone and on a desktop', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('#/play/chess99');
    if (width < 600) await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Settings' }).click();
    const lines = await page.getByLabel(/pace/i).evaluate((field) => {
      const label = document.createRange();
      if (field.previousSibling) label.selectNodeContents(field.previousSibling);
      return label.getClientRects().length;
    });
    expect(lines, `${String(width)} px`).toBe(1);
    await page.keyboard.press('Escape');
  }
});
