import { expect, test } from '@playwright/test';

test('the menu has its title at the left and a small close button at the right', async ({ page }) => {
  await page.goto('#/play/hex39');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const close = menu.getByRole('button', { name: 'Close' });
  await expect(close).toBeVisible();
  const [outer, inner] = [await menu.boundingBox(), await close.boundingBox()];
  if (!outer || !inner) throw new Error('Nothing is drawn.');
  expect(inner.width).toBeLessThan(60);
  expect(outer.x + outer.width - (inner.x + inner.width)).toBeLessThan(24);
});
