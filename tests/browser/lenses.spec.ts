import type { Page } from '@playwright/test';
import { linkTo } from '../support/links.ts';
import { click, expectOn, site } from './support/board.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { screened } from './support/whole.ts';

const lens = (page: Page) => page.getByRole('combobox', { name: 'Show on the board' });
const lenses = (page: Page) => page.getByRole('region', { name: 'What the board shows' });
const lit = (page: Page) => page.locator('.board .lens-tint');

test('a lens highlights squares, names them, sums them up, and follows the game', async ({ page }) => {
  await page.goto('#/play/chess99');
  await expect(lit(page)).toHaveCount(0);
  await lens(page).selectOption('Attacked by White');
  await expect(lenses(page)).toContainText('White attacks 24 squares.');
  await expect(lit(page)).toHaveCount(24);
  await expectOn(page, 'e3', 'empty, attacked by White');
  await click(page, 'e2', 'e4');
  await expectOn(page, 'd5', 'empty, attacked by White');
  await lens(page).selectOption('Only the pieces');
  await expect(lit(page)).toHaveCount(0);
  await expectOn(page, 'd5', 'empty$');
});

test('the last lens shows for as long as its key is held', async ({ page }) => {
  await page.goto('#/play/chess99');
  await expect(lens(page)).toHaveValue('');
  await page.keyboard.down('v');
  await expect(lens(page)).toHaveValue('attacked-by-both');
  await expectOn(page, 'e3', 'empty, attacked by White alone');
  await page.keyboard.up('v');
  await expect(lit(page)).toHaveCount(0);
  await lens(page).selectOption('Attacked by Black');
  await lens(page).selectOption('Only the pieces');
  await lens(page).blur();
  await page.keyboard.down('v');
  await expectOn(page, 'e7', 'empty, attacked by Black');
  await page.keyboard.up('v');
  await expect(lit(page)).toHaveCount(0);
});

test('once there is a last lens, a button turns it on and off', async ({ page }) => {
  await page.goto('#/play/chess99');
  await expect(lens(page)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Show “/ })).toHaveCount(0);
  await lens(page).selectOption('Attacked by White');
  const look = page.getByRole('button', { name: 'Show “Attacked by White”' });
  await expect(look).toHaveAttribute('aria-pressed', 'true');
  await look.click();
  await expect(lit(page)).toHaveCount(0);
  await look.press('Enter');
  await expect(lit(page)).toHaveCount(24);
});

test('the key writes its letter in a text field', async ({ page }) => {
  await page.goto('#/play/chess99');
  await page.getByRole('textbox', { name: 'Type a move' }).press('v');
  await expect(lit(page)).toHaveCount(0);
});

test('free captures are shown and described', async ({ page }) => {
  await page.goto(linkTo('chess99', { start: '4k4/9/9/5n3/9/9/9/9/4KR3 w - 12' }));
  await lens(page).selectOption('Captured for free');
  await expect(lenses(page)).toContainText('White could capture the Black knight on f6 for free.');
  await expect(page.getByRole('button', { name: /^f6, Black knight/ })).toHaveAccessibleName(
    /White could capture it for free/,
  );
});

test('a game’s own lenses are among them', async ({ page }) => {
  await page.goto(
    linkTo('ben39', {
      start:
        '1sk1/1r1b1/2p1p2/3n3/2PPP2/1BNR1/G1SK 8/2c5/8/2C1i3/3Z4/2W1X3/5CX1/4cX2 d14,l2 w IPWXXZwwxxxxxzz',
    }),
  );
  await lens(page).selectOption('Movable squares');
  await expect(page.locator('.board .lens-figures text')).toHaveText(['0:1', '4:0']);
  await expect(lenses(page)).toContainText('l2 is controlled by White, 4\u00a0to\u00a00.');
  await lens(page).selectOption('Immobilizer zones');
  await expectOn(page, 'h8', 'Black knightrider, White can’t move from here');
  await lens(page).selectOption('Squares for the kings');
  await expectOn(page, 'l2', '.*for White’s king');
});

for (const theme of screened(['light', 'dark'] as const, 2, 1))
  test(`lenses are accessible in the ${theme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto('#/play/hex39');
    await lens(page).selectOption('Attacked by either side');
    await expect(lenses(page)).toContainText('attacked by both');
    await expectAccessible(page);
  });

test('examples of the rulebook and positions in the editor have lenses too', async ({ page }) => {
  await page.goto('#/learn/chess99/pawn/pawn-captures');
  await page.getByRole('combobox', { name: 'Show on the board' }).selectOption('Attacked by White');
  await expect(site(page, 'd4')).toHaveAccessibleName(/attacked by White/);
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page).toHaveURL(/#\/edit\//);
  await expect(site(page, 'd4')).toHaveAccessibleName(/attacked by White/);
  await expectAccessible(page);
});
