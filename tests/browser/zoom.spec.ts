import type { Page } from '@playwright/test';
import { linkTo } from '../support/links.ts';
import { pressInBar } from './support/bar.ts';
import { ben39Start, expectOn, heldPiece, site } from './support/board.ts';
import { preferring } from './support/preferring.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { screened } from './support/whole.ts';

const paths = [
  '#/',
  ...['chess99', 'hex39', 'tns', 'battle-chieftain', 'ben39'].flatMap((id) =>
    ['play', 'learn', 'edit'].map((screen) => `#/${screen}/${id}`),
  ),
  '#/puzzles/ben39',
];

/** Checks that everything is within the width of the page, except areas that scroll by themselves. */
async function expectWithin(page: Page, where: string) {
  const outside = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const beyond = [...document.querySelectorAll('body *:not(svg *)')]
      .filter((element) => element.closest('.visually-hidden, [aria-label="The game in one line"]') === null)
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.right > width + 1 || box.left < -1))
      .map(({ element }) => `${element.tagName} ${element.className}`);
    return document.documentElement.scrollWidth > width ? ['the page', ...beyond] : beyond;
  });
  expect(outside, where).toEqual([]);
}

for (const [i, { name, viewport, deviceScaleFactor }] of [
  { name: 'at 200 % of 1280 × 720', viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 },
  { name: 'at 320 pixels', viewport: { width: 320, height: 640 }, deviceScaleFactor: 1 },
].entries())
  test.describe(name, () => {
    test.use({ viewport, deviceScaleFactor });

    test('no screen is wider than the window', async ({ page }) => {
      for (const path of screened(paths, 2, i)) {
        // Otherwise the previous screen would still be there.
        await page.goto('about:blank');
        await page.goto(path);
        await page.locator('svg.board').first().waitFor();
        await expectWithin(page, path);
      }
    });

    test('no dialog is wider than the window, and its last button can be reached', async ({ page }) => {
      await page.goto('#/play/ben39');
      for (const dialog of ['Settings', 'Share', 'Clock']) {
        await pressInBar(page, dialog);
        const last = page.getByRole('dialog').getByRole('button').last();
        await last.scrollIntoViewIfNeeded();
        await expect(last).toBeInViewport();
        await expectWithin(page, dialog);
        await page.keyboard.press('Escape');
      }
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Keys' }).waitFor();
      await expectWithin(page, 'Keys');
    });

    test('a piece can be dropped from a hand, and taken back in the record', async ({ page }) => {
      await page.goto(linkTo('ben39', { start: ben39Start }));
      const square = await site(page, 'h2').boundingBox();
      expect(square?.width).toBeGreaterThanOrEqual(24);
      await heldPiece(page, 'White', 'White wizard').click();
      await site(page, 'e1').click();
      await expectOn(page, 'e1', 'White wizard');
      await page.getByRole('button', { name: 'Take back' }).click();
      await expectOn(page, 'e1', 'empty');
      await expectAccessible(page);
    });

    test('across the table the choices stay within the window', async ({ page }) => {
      await preferring(page, { orientation: 'across-table' });
      await page.goto(linkTo('tns', { actions: 'e2-d4 c8-d6 c3-c4 d6-c4 d4-f5' }));
      await site(page, 'c4').click();
      await site(page, 'd2').click();
      await page.getByRole('button', { name: 'Become a paladin' }).waitFor();
      await expectWithin(page, 'chips');
    });
  });
