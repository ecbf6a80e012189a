import type { Page } from '@playwright/test';
import { variantNamed } from '../support/registry.ts';
import { click, expectOn, site } from './support/board.ts';
import { keyboard } from './support/keyboard.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { screened } from './support/whole.ts';

const show = (page: Page, piece: string) =>
  page
    .getByRole('list', { name: 'Pieces' })
    .getByRole('button', { name: new RegExp(`^${piece} `) })
    .click();

const use = (page: Page, tool: string) => page.getByRole('radio', { name: tool }).check();

const words = (page: Page) => page.getByRole('region', { name: 'The pattern in words' });

test('friends and enemies in the way of a piece change its movement map at once', async ({ page }) => {
  await page.goto('#/learn/chess99/gallery');
  await show(page, 'rook');
  await expectOn(page, 'e5', 'White rook, the piece shown');
  await expectOn(page, 'h5', 'empty, slides');
  await expect(words(page)).toContainText('It can go to 16 squares.');
  await use(page, 'Enemy');
  await click(page, 'g5');
  await expectOn(page, 'g5', 'Black pawn, slides');
  await expectOn(page, 'h5', 'empty$');
  await use(page, 'Friend');
  await click(page, 'e7');
  await expectOn(page, 'e7', 'White pawn, slides, guarded');
  await expect(words(page)).toContainText('It can go to 11 squares.');
  await use(page, 'Nothing');
  await click(page, 'g5');
  await expectOn(page, 'h5', 'empty, slides');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expectOn(page, 'e7', 'empty, slides');
  await expect(words(page)).toContainText('It can go to 16 squares.');
});

test('every piece on the board can be dragged elsewhere', async ({ page }) => {
  await page.goto('#/learn/chess99/gallery');
  await show(page, 'pawn');
  await site(page, 'e5').dragTo(site(page, 'c9'));
  await expectOn(page, 'c9', 'White pawn, waiting to promote, the piece shown');
  // On its last rank it moves as a bishop or a knight.
  await expectOn(page, 'a7', 'empty, slides');
  await expectOn(page, 'b7', 'empty, leaps');
  await click(page, 'b7');
  await site(page, 'b7').dragTo(site(page, 'b8'));
  await expectOn(page, 'b8', 'Black pawn, slides');
  await expectOn(page, 'a7', 'empty$');
});

test('goals only for moving and goals only for capturing look different', async ({ page }) => {
  await page.goto('#/learn/chess99/gallery');
  await show(page, 'pawn');
  await expectOn(page, 'e7', 'empty, slides, only to move');
  await expectOn(page, 'd6', 'empty, steps, only to capture');
});

test('a chain of promotions leads from piece to piece', async ({ page }) => {
  await page.goto('#/learn/tns/gallery');
  await show(page, 'horse');
  const chain = page.getByRole('list', { name: 'Promotions' });
  await expect(chain.getByRole('button')).toHaveCount(4);
  await chain.getByRole('button', { name: 'tiger' }).click();
  await expect(page.getByRole('heading', { name: 'Tiger' })).toBeVisible();
  await expectOn(page, 'd5', 'White tiger, the piece shown');
});

test('pieces for crossings stand on crossings, and squares refuse them', async ({ page }) => {
  await page.goto('#/learn/ben39/gallery');
  await show(page, 'spider');
  await expectOn(page, 'g7', 'White spider, the piece shown');
  await expectOn(page, 'i11', 'empty, leaps, only to move');
  await site(page, 'g7').dragTo(site(page, 'h8'));
  await expectOn(page, 'g7', 'White spider, the piece shown');
  await show(page, 'king');
  await expectOn(page, 'g7', 'White castle');
  await expectOn(page, 'h6', 'empty, steps');
  await expectOn(page, 'j8', 'empty$');
});

test('an enemy of any kind can be placed: an immobilizer stops the piece', async ({ page }) => {
  await page.goto('#/learn/ben39/gallery');
  await show(page, 'rook');
  await page.getByRole('combobox').selectOption('immobilizer');
  await click(page, 'g9');
  await expect(words(page)).toContainText('It can’t go anywhere.');
});

test('the gallery works with the keyboard alone', async ({ page }) => {
  await page.goto('#/learn/hex39/gallery');
  await page.getByRole('button', { name: 'rook' }).press('Enter');
  const picker = keyboard(page, variantNamed('hex39'));
  await picker.site('h6');
  await expectOn(page, 'h6', 'Black pawn, slides');
  await expectOn(page, 'i7', 'empty$');
  await page.getByRole('radio', { name: 'Enemy' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'The piece itself' })).toBeChecked();
  await page.keyboard.press('Shift+Tab');
  await picker.site('g7');
  await expectOn(page, 'g7', 'White rook, the piece shown');
});

test('an address with an unknown variant is refused with a sentence', async ({ page }) => {
  await page.goto('#/learn/draughts/gallery');
  await expect(page.getByText('There is no variant')).toBeVisible();
});

for (const theme of screened(['light', 'dark'] as const, 2))
  test(`the gallery is accessible in the ${theme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto('#/learn/ben39/gallery');
    await show(page, 'king');
    await click(page, 'h6', 'f6');
    await expectAccessible(page);
    await page.goto('#/learn/tns/gallery');
    await show(page, 'elephant');
    await expectAccessible(page);
  });
