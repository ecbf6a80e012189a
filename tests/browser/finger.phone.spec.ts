import type { Page } from '@playwright/test';
import { PHONES, boardWidth } from '../../scripts/access/screens.ts';
import { linkTo } from '../support/links.ts';
import { ben39Start, expectOn, heldPiece, recordedActions, site, wholeTns } from './support/board.ts';
import { expect, test } from './support/test.ts';
import { SCREENED } from './support/whole.ts';
import { centreOf, fingerOn } from './support/touch.ts';

const ring = (page: Page) => page.locator('.board-carried-over');

/** Taps beside the middle of a site, so many pixels to the right and down. */
async function tapBeside(page: Page, name: string, [dx, dy]: readonly [number, number]) {
  const { x, y } = await centreOf(page, name);
  await page.touchscreen.tap(x + dx, y + dy);
}

for (const screen of PHONES)
  test(`the boards on a screen of ${String(screen.width)} by ${String(screen.height)} are as wide as the simulated finger finds them`, async ({
    page,
  }) => {
    await page.setViewportSize(screen);
    for (const { id } of SCREENED) {
      await page.goto(`#/play/${id}`);
      const board = page.getByRole('toolbar', { name: /^Board of/ }).first();
      await expect
        .poll(async () => (await board.boundingBox())?.width)
        .toBeCloseTo(boardWidth(id, screen), 0);
    }
  });

for (const offset of [
  [13, 3],
  [-3, 12],
  [-9, -9],
] as const)
  test(`a tap ${offset.join(' and ')} pixels off a crossing drops the piece there`, async ({ page }) => {
    await page.goto(linkTo('ben39', { start: ben39Start }));
    await heldPiece(page, 'White', 'White castle').tap();
    await tapBeside(page, 'g3', offset);
    await expect(site(page, 'g3')).toHaveAttribute('aria-pressed', 'true');
  });

test('a tap beside a piece picks it, and in the middle of another piece picks that', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('#/play/chess99');
  await tapBeside(page, 'e2', [2, -21]);
  await expect(site(page, 'e2')).toHaveAttribute('aria-pressed', 'true');
  await tapBeside(page, 'f2', [-5, -5]);
  await expect(site(page, 'f2')).toHaveAttribute('aria-pressed', 'true');
});

test('a finger that is down can still choose where the piece goes', async ({ page }) => {
  await page.goto('#/play/chess99');
  await site(page, 'e2').tap();
  const finger = await fingerOn(page, await centreOf(page, 'e3'));
  await expect(ring(page)).toHaveClass(/board-open/);
  await expect(recordedActions(page)).toHaveCount(0);
  await finger.moveTo(await centreOf(page, 'e4'));
  await finger.lift();
  await expectOn(page, 'e4', 'White pawn');
});

test('a drag takes the place that is ringed', async ({ page }) => {
  await page.goto('#/play/chess99');
  const goal = await centreOf(page, 'e4');
  const finger = await fingerOn(page, await centreOf(page, 'e2'));
  await finger.moveTo({ x: goal.x + 22, y: goal.y - 4 });
  await expect(ring(page)).toHaveClass(/board-open/);
  await finger.lift();
  await expectOn(page, 'e4', 'White pawn');
});

test('where places are smaller than a fingertip, they are magnified beside a finger that is down', async ({
  page,
}) => {
  await page.goto(linkTo('ben39', { start: ben39Start }));
  await heldPiece(page, 'White', 'White castle').tap();
  const finger = await fingerOn(page, await centreOf(page, 'g3'));
  await expect(page.locator('.loupe')).toBeInViewport({ ratio: 1 });
  await finger.lift();
  await expect(page.locator('.loupe')).toHaveCount(0);
  await page.goto('#/play/chess99');
  await site(page, 'e2').tap();
  await fingerOn(page, await centreOf(page, 'e4'));
  await expect(ring(page)).toBeVisible();
  await expect(page.locator('.loupe')).toHaveCount(0);
});

test('after a quick drag the first tap on a choice counts', async ({ page }) => {
  const before = wholeTns.slice(0, wholeTns.indexOf('f5-e7+'));
  await page.goto(linkTo('tns', { actions: before.join(' ') }));
  await expect(recordedActions(page)).toHaveCount(before.length);
  const finger = await fingerOn(page, await centreOf(page, 'f5'));
  await finger.moveTo(await centreOf(page, 'e7'), 2);
  await finger.lift();
  await page.getByRole('group', { name: 'Choose how' }).getByRole('button').first().tap();
  await expect(recordedActions(page)).toHaveCount(before.length + 1);
});
