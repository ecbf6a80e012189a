import { click } from './support/board.ts';
import { untilSaved } from './support/database.ts';
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

test('the games begin below the words about them, with a place for the last game only if there is one', async ({
  page,
}) => {
  const gap = async () => {
    const words = await page.getByText('Strange chess variants', { exact: false }).boundingBox();
    const card = await page.getByRole('list').first().boundingBox();
    return (card?.y ?? 0) - (words?.y ?? 0) - (words?.height ?? 0);
  };
  await page.goto('#/');
  await expect(page.getByText('No games yet')).toBeAttached();
  expect(await gap()).toBeLessThanOrEqual(24);
  await page.goto('#/play/chess99');
  await click(page, 'a2', 'a4');
  await untilSaved(page, '"a2-a4"');
  await page.goto('#/');
  const link = page.getByRole('link', { name: /^Resume/ });
  await expect(link).toBeVisible();
  const withLink = await gap();
  // The next visit has the place at once, so that nothing moves when the games have loaded.
  await page.addInitScript(() => {
    // A connection that is never closed blocks every request for a newer version.
    const open = IDBFactory.prototype.open.bind(indexedDB);
    Object.assign(window, { held: open('held', 1) });
    IDBFactory.prototype.open = () => open('held', 2);
  });
  await page.reload();
  await expect(page.getByText('Still waiting for the games', { exact: false })).toBeAttached();
  await expect(link).toHaveCount(0);
  expect(await gap()).toBe(withLink);
});
