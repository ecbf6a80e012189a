import {
  click,
  expectOn,
  expectResult,
  gameOf,
  mouse,
  play,
  recordedActions,
  wholeHex39,
} from './support/board.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('a game of Hex 39 is played with the mouse, into the castle', async ({ page }) => {
  await page.goto('#/play/hex39');
  await expectOn(page, 'g9', 'Black bishop, Black’s castle');
  await play(page, mouse(page), gameOf('hex39'), wholeHex39);
  await expectResult(page, 'White wins: a piece has entered the castle of Black.');
  await expectAccessible(page);
});

test('a move that would repeat a position is shown, refused, and explained', async ({ page }) => {
  await page.goto('#/play/hex39');
  await play(page, mouse(page), gameOf('hex39'), ['h2-h4', 'h8-h6', 'h4-h2']);
  await click(page, 'h6');
  await expectOn(page, 'h8', 'empty, not allowed');
  await click(page, 'h8');
  await expect(page.getByRole('alert')).toContainText(
    'That would repeat the position at the start; no position may occur twice.',
  );
  // It is not said twice.
  await expect(page.getByRole('region', { name: 'Status' })).not.toContainText('That would repeat');
  await expect(recordedActions(page)).toHaveCount(3);
  await expectAccessible(page);
  await click(page, 'e5');
  await expectOn(page, 'e5', 'Black bishop');
});

test('a link to a position begins a new history', async ({ page }) => {
  await page.goto('#/play/hex39');
  await play(page, mouse(page), gameOf('hex39'), ['h2-h4', 'h8-h6', 'h4-h2']);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('radio', { name: 'The position on the board' }).check();
  const field = page.getByRole('textbox', { name: 'Link' });
  await expect(field).not.toHaveValue(page.url());
  await page.goto(await field.inputValue());
  await expect(recordedActions(page)).toHaveCount(0);
  await click(page, 'h6');
  await expectOn(page, 'h8', 'empty, can move here');
});
