import { variantNamed } from '../support/registry.ts';
import { click, expectOn, recordedActions, site } from './support/board.ts';
import { keyboard } from './support/keyboard.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('a pen draws on the board of a game, and nothing is played', async ({ page }) => {
  await page.goto('#/play/chess99');
  await page.getByRole('button', { name: 'Draw in red' }).click();
  await click(page, 'e2', 'e4', 'i5', 'i5');
  const drawn = page.locator('[data-colour=red]:is(path, circle)');
  await expect(drawn).toHaveCount(2);
  // A drag is an arrow at once, from an empty place too.
  await site(page, 'c5').hover();
  await page.mouse.down();
  await site(page, 'e2').hover();
  await page.mouse.up();
  await expect(drawn).toHaveCount(3);
  await expect(page.getByText('Drawn: red arrow from e2 to e4, red circle on i5, red arrow')).toBeAttached();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make moves' }).click();
  await click(page, 'e2', 'e4');
  await expect(recordedActions(page)).toHaveText(['e4']);
  await expect(drawn).toHaveCount(0);
  // Whoever leaves the pen makes moves again.
  await page.getByRole('button', { name: 'Draw in blue' }).click();
  await page.getByRole('tab', { name: 'Rules' }).click();
  await page.getByRole('tab', { name: 'Game' }).click();
  await click(page, 'e8', 'e6');
  await expectOn(page, 'e6', 'Black pawn');
});

test('the keyboard alone draws on the board of a game', async ({ page }) => {
  await page.goto('#/play/hex39');
  const keys = keyboard(page, variantNamed('hex39'));
  const status = page.getByRole('status').first();
  await keys.button('Draw in yellow');
  await expect(status).toHaveText('Picks draw arrows now.');
  await keys.site('c3');
  await expect(status).toHaveText('From c3. Pick it again for a circle.');
  await keys.site('b4');
  await expect(status).toHaveText('Arrow from c3 to b4 drawn.');
  await expect(page.locator('path[data-colour=yellow]')).toHaveCount(1);
  await keys.site('c3');
  await keys.site('b4');
  await expect(status).toHaveText('Arrow from c3 to b4 removed.');
  await keys.button('Make moves');
  await keys.site('c3');
  await keys.site('b4');
  await expect(recordedActions(page)).toHaveText(['b4']);
});
