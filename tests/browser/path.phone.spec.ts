import { cardsFor } from '../../scripts/teaching/measure.ts';
import { at } from '../../src/engine/at.ts';
import { newGame } from '../../src/engine/game/game.ts';
import { actionsOf } from '../support/play.ts';
import { paths } from '../support/paths.ts';
import { act, finger, recordedActions } from './support/board.ts';
import { KNOWS_CHESS, next, solve } from './support/path.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { screened } from './support/whole.ts';

for (const [game, path] of screened(paths, 2))
  test(`the path into ${game} is walked with a finger and ends in a game`, async ({ page }) => {
    const [variant] = path.variants;
    if (!variant) throw new Error('There is no variant.');
    await page.goto(`#/path/${variant.id}`);
    await page.getByRole('button', { name: KNOWS_CHESS }).tap();
    for (const card of cardsFor(path, true)) {
      await solve(page, finger(page), path, card);
      await next(page).tap();
    }
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Play', exact: true }).tap();
    await expect(page).toHaveURL(/#\/play\//);
    await act(finger(page), newGame(variant), at(actionsOf(variant, variant.start), 0));
    await expect(recordedActions(page)).toHaveCount(1);
  });
