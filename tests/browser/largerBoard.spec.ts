import type { Page } from '@playwright/test';
import { withActions } from '../../src/engine/game/action.ts';
import { touchedByTurn } from '../../src/engine/game/game.ts';
import { shapeOf } from '../../src/engine/topology/topology.ts';
import { middleGames } from '../../scripts/pictures/middleGames.ts';
import { linkTo } from '../support/links.ts';
import { valueOf } from '../support/result.ts';
import { click, gameOf, recordedActions, site } from './support/board.ts';
import { pressInBar } from './support/bar.ts';
import { expect, test } from './support/test.ts';
import { SCREENED, screened } from './support/whole.ts';

const board = (page: Page) => page.getByRole('toolbar', { name: /^Board of/ }).first();

const widthOf = async (page: Page): Promise<number> => (await board(page).boundingBox())?.width ?? 0;

async function choose(page: Page, size: string) {
  await pressInBar(page, 'Settings');
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.getByRole('radio', { name: size }).check();
  await dialog.getByRole('button', { name: 'Close' }).click();
}

for (const { id } of screened(SCREENED, 2))
  test(`${id}: a board twice as large scrolls, and follows the game`, async ({ page }) => {
    await page.goto(linkTo(id, { actions: middleGames[id] ?? '' }));
    await expect(recordedActions(page).first()).toBeVisible();
    const fitting = await widthOf(page);
    await choose(page, 'Twice as large');
    expect(await widthOf(page)).toBeCloseTo(2 * fitting, -1);
    const game = valueOf(withActions(gameOf(id), (middleGames[id] ?? '').split(' ')));
    for (let ply = game.steps.length; ply > game.steps.length - 6; ply--) {
      const name = shapeOf(game.variant.topology, touchedByTurn(game, ply).at(-1) ?? 0).name;
      await expect(site(page, name)).toBeInViewport({ ratio: 0.9 });
      await page.getByRole('button', { name: 'Back', exact: true }).click();
    }
    await choose(page, 'As large as fits');
    expect(await widthOf(page)).toBe(fitting);
  });

test('on a larger board the keyboard brings each square into sight', async ({ page }) => {
  await page.goto('#/play/chess99');
  await choose(page, 'Twice as large');
  await site(page, 'e2').focus();
  for (let step = 0; step < 7; step++) await page.keyboard.press('ArrowUp');
  await expect(site(page, 'e9')).toBeFocused();
  // The ring around it reaches beyond the board.
  await expect(site(page, 'e9')).toBeInViewport({ ratio: 0.9 });
});

test('a move is made on a larger board with the mouse', async ({ page }) => {
  await page.goto('#/play/chess99');
  await choose(page, 'Half as large again');
  await click(page, 'e2');
  await click(page, 'e4');
  await expect(recordedActions(page)).toHaveCount(1);
});
