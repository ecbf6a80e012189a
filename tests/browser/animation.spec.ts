import type { Locator, Page } from '@playwright/test';
import { linkTo } from '../support/links.ts';
import { click, expectOn, site } from './support/board.ts';
import { expect, test } from './support/test.ts';

/** The duration of an animation here: long enough for a test to pause it at any point. */
const DURATION = 60_000;

test.beforeEach(async ({ page }) => {
  await page.addInitScript((duration) => {
    // eslint-disable-next-line @typescript-eslint/unbound-method -- It gets its element back below.
    const original = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      const timing = typeof options === 'number' ? {} : options;
      return original.call(this, frames, { ...timing, duration });
    };
  }, DURATION);
});

/** How many pieces are in motion; what follows the scrolling of a list is none. */
const moving = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          (animation) =>
            animation.timeline instanceof DocumentTimeline && !(animation instanceof CSSTransition),
        ).length,
  );

/** Shows all moving pieces as they are after a share of their time. */
const advance = (page: Page, share: number) =>
  page.evaluate((time) => {
    for (const animation of document.getAnimations()) {
      if (!(animation.timeline instanceof DocumentTimeline)) continue;
      animation.pause();
      animation.currentTime = time;
    }
  }, share * DURATION);

/** The middle of the piece drawn on a site, and the middle of the site. */
async function middles(page: Page, name: string) {
  const id = await site(page, name).getAttribute('data-site');
  const piece = await page.locator(`[data-piece-at="${String(id)}"]`).boundingBox();
  const place = await site(page, name).boundingBox();
  if (!piece || !place) throw new Error(`Nothing is drawn on ${name}.`);
  return { seen: piece.y + piece.height / 2, place: place.y + place.height / 2 };
}

test('a takeback during a move starts where the piece is seen', async ({ page }) => {
  await page.goto('#/play/chess99');
  await click(page, 'e2', 'e4');
  await expectOn(page, 'e4', 'White pawn');
  await advance(page, 0.3);
  const { seen: before, place } = await middles(page, 'e4');
  expect(Math.abs(before - place)).toBeGreaterThan(10);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expectOn(page, 'e2', 'White pawn');
  await advance(page, 0);
  const { seen: after } = await middles(page, 'e2');
  expect(Math.abs(after - before)).toBeLessThan(1.5);
  expect(await moving(page)).toBe(1);
});

test('the next move can be made while the previous one is still in motion', async ({ page }) => {
  await page.goto('#/play/chess99');
  await click(page, 'e2', 'e4');
  await advance(page, 0.1);
  await click(page, 'e8', 'e6');
  await expectOn(page, 'e6', 'Black pawn');
  await click(page, 'd2', 'd4');
  await expectOn(page, 'd4', 'White pawn');
  expect(await moving(page)).toBe(3);
  await expect(page.locator('[data-piece-at]')).toHaveCount(36);
});

test('a jump during a move ends all motion', async ({ page }) => {
  await page.goto(linkTo('chess99', { actions: 'e2-e4 e8-e6 d2-d4' }));
  await page.getByRole('button', { name: 'Take back' }).click();
  await expectOn(page, 'd2', 'White pawn');
  expect(await moving(page)).toBe(1);
  await page.getByRole('button', { name: 'First' }).click();
  await expectOn(page, 'e2', 'White pawn');
  expect(await moving(page)).toBe(0);
});

test('a board that is turned during a move shows the pieces where they belong', async ({ page }) => {
  await page.goto('#/play/chess99');
  await click(page, 'e2', 'e4');
  await page.getByRole('button', { name: 'Flip the board' }).click();
  await expect
    .poll(async () => {
      const { seen, place } = await middles(page, 'e4');
      return Math.abs(seen - place) < 5;
    })
    .toBe(true);
  expect(await moving(page)).toBe(0);
});

test('a capture that is taken back and redone leaves nothing behind', async ({ page }) => {
  await page.goto(linkTo('chess99', { start: '4k4/9/9/9/3p5/9/9/3R5/4K4 w - 12' }));
  await click(page, 'd2', 'd5');
  await expectOn(page, 'd5', 'White rook');
  await page.getByRole('button', { name: 'Take back' }).click();
  await expectOn(page, 'd5', 'Black pawn');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expectOn(page, 'd5', 'White rook');
  await expect(page.locator('[data-piece-at]')).toHaveCount(3);
  expect(await moving(page)).toBe(1);
});

test('with animation off nothing moves, not even a piece already in motion', async ({ page }) => {
  await page.goto('#/play/chess99');
  await click(page, 'e2', 'e4');
  await expectOn(page, 'e4', 'White pawn');
  expect(await moving(page)).toBe(1);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: 'Animation' }).uncheck();
  await page.getByRole('button', { name: 'Close' }).click();
  await click(page, 'e8', 'e6');
  await expectOn(page, 'e6', 'Black pawn');
  await page.getByRole('button', { name: 'Take back' }).click();
  await expectOn(page, 'e8', 'Black pawn');
  expect(await moving(page)).toBe(0);
});

/** A spider on g7 with a pawn on f6, and wizards on c5 and k5 with a pawn on d4. */
const MAGIC = '2k1/5/3p3/7/2P4/P4/1K2 8/8/8/8/3Z4/1W3W2/8/8 d14,l2 w -';

test('a spider’s turn leads its pieces around it, and a teleport lets them appear', async ({ page }) => {
  await page.goto(linkTo('ben39', { start: MAGIC }));
  const type = async (action: string) => {
    await page.getByRole('textbox', { name: 'Type a move' }).fill(action);
    await page.keyboard.press('Enter');
  };
  const middle = async (part: Locator) => {
    const box = await part.boundingBox();
    if (!box) throw new Error('It is not on the screen.');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const pieceOn = async (name: string) => {
    const id = await site(page, name).getAttribute('data-site');
    return page.locator(`[data-piece-at="${String(id)}"]`);
  };
  await type('g7cw');
  await expectOn(page, 'f8', 'White pawn');
  await advance(page, 0.3);
  const turning = await middle(await pieceOn('f8'));
  const column = await middle(site(page, 'f8'));
  const spider = await middle(site(page, 'g7'));
  expect(turning.x).toBeLessThan(column.x - 5);
  expect(Math.abs(turning.y - spider.y)).toBeLessThan(spider.y - column.y);
  await type('h10-h8');
  await type('c5*d4');
  await expectOn(page, 'l4', 'White pawn');
  await advance(page, 0.5);
  const arrived = await middle(await pieceOn('l4'));
  expect(Math.abs(arrived.x - (await middle(site(page, 'l4'))).x)).toBeLessThan(2);
});
