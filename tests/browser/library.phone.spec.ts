import { expect, test } from './support/test.ts';

test('the boards of the library are drawn when they are scrolled near', async ({ page }) => {
  await page.goto('#/');
  const board = (name: string) => page.getByRole('img', { name: `The board of ${name} at the start` });
  await expect(board('Chess 99')).toBeVisible();
  await expect(board('Hex 39')).toBeVisible();
  await expect(board('Ben39')).toHaveCount(0);
  await page.getByRole('link', { name: 'Play Ben39' }).scrollIntoViewIfNeeded();
  await expect(board('Ben39')).toBeVisible();
});
