import { middleGames } from '../../scripts/pictures/middleGames.ts';
import { linkTo } from '../support/links.ts';
import { centreOf, swipe } from './support/touch.ts';
import { heldPiece, recordedActions, site } from './support/board.ts';
import { SIZES } from './support/sizes.ts';
import { expect, test } from './support/test.ts';

/** White holds three pieces, one of which must be dropped now, and Black two. */
const FULL_HANDS = { start: '1/3/5/1k5/7/7/5/1K1/N w f3,w1,n2,W3,N2 d' };

test('hands lie in the corners of the diamond, beside its squares and large enough for fingers', async ({
  page,
}) => {
  await page.goto(linkTo('tns', FULL_HANDS));
  await expect(page.locator('[data-held]')).toHaveCount(5);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    // The page hears of its new size a moment later.
    await expect(async () => {
      const found = await page.evaluate(() => {
        const boxesOf = (selector: string) =>
          [...document.querySelectorAll(selector)].map((part) => part.getBoundingClientRect());
        const squares = boxesOf('[data-site]');
        const held = boxesOf('[data-held], main [role=group] .button.primary');
        return {
          smallest: Math.min(...held.map(({ width, height }) => Math.min(width, height))),
          covering: held.filter((piece) =>
            squares.some(
              (square) =>
                Math.min(piece.right, square.right) - Math.max(piece.left, square.left) > 1 &&
                Math.min(piece.bottom, square.bottom) - Math.max(piece.top, square.top) > 1,
            ),
          ).length,
        };
      });
      expect(found.covering, `${String(size.width)} × ${String(size.height)}`).toBe(0);
      expect(found.smallest, `${String(size.width)} × ${String(size.height)}`).toBeGreaterThanOrEqual(40);
    }).toPass({ timeout: 5000 });
  }
});

test('what ends the turn stands in the other corner, and cuts no name beside a clock', async ({ page }) => {
  const players = ['Ada Lovelace', 'Grace Hopper'] as const;
  await page.goto(linkTo('tns', { actions: middleGames.tns ?? '', players }));
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('button', { name: 'Clock' }).tap();
  await page.getByRole('button', { name: 'Start the clock' }).tap();
  await expect(page.getByRole('timer').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'End the turn' })).toBeInViewport({ ratio: 1 });
  const cut = await page
    .getByRole('textbox', { name: 'Name of White’s player' })
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(cut).toBeLessThanOrEqual(0);
});

test('a piece is dragged from its corner to a square', async ({ page }) => {
  await page.goto(linkTo('tns', FULL_HANDS));
  const box = await heldPiece(page, 'White', 'Black wazir').boundingBox();
  if (!box) throw new Error('The wazir is not on the screen.');
  await swipe(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, await centreOf(page, 'd5'));
  await expect(recordedActions(page)).toHaveCount(1);
  await expect(site(page, 'd5')).toHaveAccessibleName(/wazir/);
});
