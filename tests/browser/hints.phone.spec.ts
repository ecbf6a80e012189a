import { linkTo } from '../support/links.ts';
import { expectOn, finger, gameOf, play, site } from './support/board.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('on a phone a hint stands below the board, which stays where it is', async ({ page }) => {
  const start = 'k/3/5/7/7/3n3/2W2/3/K w - m';
  await page.goto(linkTo('tns', { start }));
  await expectOn(page, 'd4', 'Black knight');
  const place = () =>
    site(page, 'd4').evaluate((element) => Math.round(element.getBoundingClientRect().y + scrollY));
  const before = await place();
  await play(page, finger(page), gameOf('tns', start), ['d3-d4']);
  const card = page.getByRole('note');
  await expect(card).toContainText('back on the board within three turns');
  expect(await place()).toBe(before);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Got it' }).tap();
  await expect(card).toHaveCount(0);
  expect(await place()).toBe(before);
});
