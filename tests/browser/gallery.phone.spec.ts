import { expectOn, site } from './support/board.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('the gallery works by touch on a phone, and does not scroll sideways', async ({ page }) => {
  await page.goto('#/learn/battle-chieftain/gallery');
  await page.getByRole('button', { name: 'berserker' }).tap();
  await site(page, 'd6').tap();
  await expectOn(page, 'd6', 'Black berserker, slides');
  await page.getByRole('radio', { name: 'Friend' }).tap();
  await site(page, 'e5').tap();
  await expectOn(page, 'e5', 'White berserker, slides, guarded');
  await page.getByRole('radio', { name: 'The piece itself' }).tap();
  await site(page, 'c1').tap();
  await expectOn(page, 'c1', 'White berserker, the piece shown');
  const [scroll, visible] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(scroll).toBe(visible);
  await expectAccessible(page);
});

test('a lens is chosen by touch on a phone', async ({ page }) => {
  await page.goto('#/play/hex39');
  await page.getByRole('combobox', { name: 'Show on the board' }).selectOption('Attacked by White');
  await expectOn(page, 'b4', 'empty, attacked by White');
  await site(page, 'c3').tap();
  await site(page, 'b4').tap();
  await expectOn(page, 'a5', 'empty, attacked by White');
});

test('where the row of pieces goes on beyond an edge of a phone it fades, and nowhere else', async ({
  page,
}) => {
  for (const id of ['tns', 'ben39']) {
    await page.goto(`#/learn/${id}/gallery`);
    const row = page.getByRole('list', { name: 'Pieces' });
    const fades = () =>
      row.evaluate((list) =>
        ['::before', '::after'].map((side) => Number(getComputedStyle(list, side).opacity)),
      );
    await expect.poll(fades, { message: id }).toEqual([0, 1]);
    await row.getByRole('button').last().tap();
    await expect.poll(fades, { message: id }).toEqual([1, 0]);
  }
});
