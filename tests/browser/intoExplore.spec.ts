import { linkTo } from '../support/links.ts';
import { click, expectOn, settledAddress, site } from './support/board.ts';
import { untilSaved } from './support/database.ts';
import { expect, test } from './support/test.ts';
import { writtenMoves } from './support/tree.ts';

test('one click leads from the editor into the tree of its position, and the way back leads to the editor', async ({
  page,
}) => {
  await page.goto(linkTo('hex39', { actions: 'c3-b4 c7-b6' }));
  await page.getByRole('button', { name: 'Edit the position' }).click();
  await expectOn(page, 'b4', 'White pawn');
  await page.getByRole('button', { name: 'Explore', exact: true }).click();
  await expect(page.getByText('Every move that you try is kept here')).toBeVisible();
  await expectOn(page, 'b4', 'White pawn');
  await click(page, 'e3', 'd4');
  await expect(writtenMoves(page)).toHaveText(['d4']);
  await page.goBack();
  await expect(page).toHaveURL(/#\/edit\//);
  await expectOn(page, 'b4', 'White pawn');
});

test('one click leads from a rulebook example into the tree', async ({ page }) => {
  await page.goto('#/learn/chess99/pawn/pawn-captures');
  await page.getByRole('link', { name: 'Explore', exact: true }).first().click();
  await expect(page).toHaveURL(/#\/explore\/chess99\//);
  await expect(page.getByText('Every move that you try is kept here')).toBeVisible();
});

test('one click leads from a game in the library into its tree, and the finished game stays', async ({
  page,
}) => {
  await page.goto(linkTo('chess99', { actions: 'e2-e4 e8-e6' }));
  await click(page, 'd2', 'd4');
  await page.getByRole('button', { name: 'Black resigns' }).click();
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await untilSaved(page, '"d2-d4"');
  await page.goto('#/');
  await page.getByRole('link', { name: 'Explore A game of Chess 99' }).click();
  await expect(writtenMoves(page)).toHaveText(['e4', 'e6', 'd4']);
  await page.reload();
  await expect(writtenMoves(page)).toHaveText(['e4', 'e6', 'd4']);
  await page.getByRole('list', { name: 'Moves and variations' }).getByRole('button', { name: /e6/ }).click();
  await click(page, 'a2', 'a4');
  await expect(writtenMoves(page)).toHaveCount(4);
  await expect(site(page, 'a4')).toHaveAccessibleName(/White pawn/);
  await settledAddress(page);
  await page.goto('#/');
  const rows = page.getByRole('region', { name: 'Your games' }).getByRole('article');
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'Black resigns' })).toHaveCount(1);
});
