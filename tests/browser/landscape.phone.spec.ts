import { middleGames } from '../../scripts/pictures/middleGames.ts';
import { linkTo } from '../support/links.ts';
import { registry } from '../support/registry.ts';
import { ben39Start, heldPiece, recordedActions, site } from './support/board.ts';
import { expect, test } from './support/test.ts';
import { preferring } from './support/preferring.ts';
import { SCREENED } from './support/whole.ts';
import { centreOf, swipe } from './support/touch.ts';

for (const viewport of [
  { width: 844, height: 390 },
  { width: 640, height: 360 },
])
  test.describe(`on a phone on its side, ${String(viewport.width)} by ${String(viewport.height)}`, () => {
    test.use({ viewport });

    test('the whole board and both players are in sight, and the page does not scroll', async ({ page }) => {
      for (const { id } of SCREENED) {
        await page.goto(`#/play/${id}`);
        await expect(page.getByRole('group', { name: 'Record' })).toBeVisible();
        for (const part of [
          page.getByRole('toolbar', { name: /^Board of/ }).first(),
          page.getByRole('region', { name: 'White', exact: true }),
          page.getByRole('region', { name: 'Black', exact: true }),
        ])
          await expect(part).toBeInViewport({ ratio: 1 });
        const beyond = await page.evaluate(() => {
          const { scrollWidth, scrollHeight } = document.documentElement;
          return [scrollWidth - innerWidth, scrollHeight - innerHeight];
        });
        expect(beyond, id).toEqual([0, 0]);
      }
    });

    test('a piece is dragged from the hand to the far side of the board', async ({ page }) => {
      await page.goto(linkTo('ben39', { start: ben39Start }));
      const wizard = await heldPiece(page, 'White', 'White wizard').boundingBox();
      if (!wizard) throw new Error('The wizard is not on the screen.');
      await swipe(
        page,
        { x: wizard.x + wizard.width / 2, y: wizard.y + wizard.height / 2 },
        await centreOf(page, 'm7'),
      );
      await expect(recordedActions(page)).toHaveCount(1);
      await expect(site(page, 'm7')).toHaveAccessibleName(/White wizard/);
    });
  });

test('a phone that is turned keeps what is picked', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('#/play/chess99');
  const { x, y } = await centreOf(page, 'e2');
  await page.touchscreen.tap(x, y);
  await expect(site(page, 'e4')).toHaveAccessibleName(/can move here/);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(site(page, 'e4')).toHaveAccessibleName(/can move here/);
  const target = await centreOf(page, 'e4');
  await page.touchscreen.tap(target.x, target.y);
  await expect(recordedActions(page)).toHaveCount(1);
});

test('on a phone on its side, players who sit opposite have the buttons of the record and the status whole between their hands', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await preferring(page, { orientation: 'across-table' });
  for (const { id, name } of registry) {
    await page.goto(linkTo(id, { actions: middleGames[id] ?? '' }));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    for (const part of [
      page.getByRole('group', { name: 'Record' }),
      page.getByRole('region', { name: 'Status' }),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
      const isWhole = await part.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return [top + 1, bottom - 1].every((y) =>
          element.contains(document.elementFromPoint((left + right) / 2, y)),
        );
      });
      expect(isWhole, id).toBe(true);
    }
  }
});
