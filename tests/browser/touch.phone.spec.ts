import { linkTo } from '../support/links.ts';
import {
  expectOn,
  expectResult,
  finger,
  gameOf,
  play,
  recordedActions,
  site,
  wholeChess99,
} from './support/board.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { centreOf, swipe } from './support/touch.ts';

test('a whole game of Chess 99 is played by touch on a phone', async ({ page }) => {
  await page.goto('#/');
  await page.getByRole('link', { name: 'Play Chess 99' }).tap();
  await play(page, finger(page), gameOf('chess99'), wholeChess99);
  await expectResult(page, 'White wins: the king is captured.');
  await expectAccessible(page);
});

test('a tap leaves no colour of the browser on the board', async ({ page }) => {
  await page.goto('#/play/hex39');
  const highlight = () =>
    site(page, 'i3').evaluate((element) =>
      getComputedStyle(element).getPropertyValue('-webkit-tap-highlight-color'),
    );
  await expect.poll(highlight).toBe('rgba(0, 0, 0, 0)');
});

test('a piece is dragged with a finger, and the page does not scroll', async ({ page }) => {
  await page.goto('#/play/chess99');
  await swipe(page, await centreOf(page, 'e2'), await centreOf(page, 'e4'));
  await expectOn(page, 'e4', 'White pawn');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the page scrolls when a drag begins beside the board', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('#/play/chess99');
  const status = await page.getByRole('region', { name: 'Status' }).boundingBox();
  if (!status) throw new Error('The status is not on the screen.');
  await swipe(page, { x: status.x + 20, y: status.y + 10 }, { x: status.x + 20, y: status.y - 150 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(20);
});

test('a finger resting on a piece keeps it picked, and a tap beside the board lets go', async ({ page }) => {
  await page.goto('#/play/chess99');
  const picked = page.locator('[data-site][aria-pressed=true]');
  const point = await centreOf(page, 'e2');
  const client = await page.context().newCDPSession(page);
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await expect(page.getByRole('tooltip')).toContainText('White pawn');
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(picked).toHaveCount(1);
  await page.touchscreen.tap(3, point.y);
  await expect(picked).toHaveCount(0);
});

test('a finger resting on a piece shows what it is', async ({ page }) => {
  await page.goto('#/play/chess99');
  const point = await centreOf(page, 'f9');
  const client = await page.context().newCDPSession(page);
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await expect(page.getByRole('tooltip')).toContainText('Black queen');
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
});

for (const width of [360, 390])
  test(`the whole board and both players fit on a screen of ${String(width)} by 640`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto(linkTo('chess99', { actions: 'e2-e4 e8-e6' }));
    await expect(recordedActions(page)).toHaveCount(2);
    const [scroll, visible] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(scroll).toBe(visible);
    for (const name of ['White', 'Black'])
      await expect(page.getByRole('region', { name, exact: true })).toBeInViewport({ ratio: 1 });
    for (const name of ['a1', 'i1', 'a9', 'i9']) await expect(site(page, name)).toBeInViewport({ ratio: 1 });
  });
