import { middleGames } from '../../scripts/pictures/middleGames.ts';
import { endedGame, actionsIn } from '../support/games.ts';
import { linkTo } from '../support/links.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { SCREENED, screened } from './support/whole.ts';

const NAMES = 'Pieces and squares that chess does not have';

for (const { id } of screened(SCREENED, 2))
  test(`${id}: beside a game, what chess does not have has its name as long as the moves leave room`, async ({
    page,
  }) => {
    const record = page.getByRole('region', { name: 'Record' });
    const names = record.getByRole('list', { name: NAMES });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(linkTo(id, { actions: (middleGames[id] ?? '').split(' ').slice(0, 4).join(' ') }));
    await expect(names).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    // So low that the moves need all the room.
    await page.setViewportSize({ width: 1440, height: 500 });
    await expect(names).not.toBeInViewport();
    const moves = record.getByRole('list', { name: 'Moves' });
    const [box, list] = [await record.boundingBox(), await moves.boundingBox()];
    expect(Math.round(list?.width ?? 0)).toBeGreaterThan((box?.width ?? 0) - 4);
    await expect(moves.locator('[aria-current]').last()).toBeInViewport();
  });

for (const variant of screened(SCREENED, 1))
  test(`${variant.id}: after a long game the names have given way to its moves`, async ({ page }) => {
    await page.goto(linkTo(variant.id, { actions: actionsIn(endedGame(variant, 150)) }));
    await page.setViewportSize({ width: 1440, height: 620 });
    await expect(page.getByRole('list', { name: NAMES })).not.toBeInViewport();
    await expect(page.getByRole('region', { name: 'Record' }).locator('[aria-current]')).toBeInViewport();
  });
