import { randomGame } from '../../scripts/bench/randomGames.ts';
import { outcomeOf } from '../../src/engine/game/game.ts';
import { registry } from '../support/registry.ts';
import { linkTo } from '../support/links.ts';
import { click, expectOn, recordedActions, settledAddress } from './support/board.ts';
import { untilSaved } from './support/database.ts';
import { expect, test } from './support/test.ts';

const FORKED = 'This is another game now. The one before stays as it was.';

for (const variant of registry)
  test(`${variant.id}: playing on from an earlier position leaves the game as it was`, async ({ page }) => {
    const actions = randomGame(variant, 1, 12).steps.map(({ action }) => action);
    await page.goto(linkTo(variant.id, { actions: actions.join(' ') }));
    await expect(recordedActions(page)).toHaveCount(actions.length);
    await recordedActions(page).nth(5).click();
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await expect(page.getByText(FORKED)).toBeVisible();
    await expect(recordedActions(page)).toHaveCount(6);
    await page.goBack();
    await expect(recordedActions(page)).toHaveCount(actions.length);
    await expect(recordedActions(page).nth(5)).toHaveAttribute('aria-current', 'step');
  });

test('a game played on elsewhere and the one before are both in the library', async ({ page }) => {
  await page.goto('#/play/chess99');
  await click(page, 'e2', 'e4', 'e8', 'e6', 'd2', 'd4');
  await untilSaved(page, '"d2-d4"');
  await settledAddress(page);
  await recordedActions(page).first().click();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(recordedActions(page)).toHaveText(['e4']);
  await click(page, 'a8', 'a6');
  await untilSaved(page, '"a8-a6"');
  await settledAddress(page);
  await page.goto('#/');
  await expect(page.getByRole('region', { name: 'Your games' }).getByRole('article')).toHaveCount(2);
  await page.goBack();
  await expect(recordedActions(page)).toHaveText(['e4', 'a6']);
  await page.goBack();
  await expect(recordedActions(page)).toHaveText(['e4', 'e6', 'd4']);
});

test('taking back the end of a game begins another; the finished one stays', async ({ page }) => {
  const variant = registry[0];
  for (let seed = 0; variant; seed++) {
    const game = randomGame(variant, seed, 200);
    if (!outcomeOf(game)) continue;
    const actions = game.steps.map(({ action }) => action);
    await page.goto(linkTo(variant.id, { actions: actions.join(' ') }));
    await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect(page.getByText(FORKED)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Result' })).toHaveCount(0);
    await expect(recordedActions(page)).toHaveCount(actions.length - 1);
    await page.goBack();
    await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
    await expect(recordedActions(page)).toHaveCount(actions.length);
    return;
  }
});

test('a move tried in the past is answered, and nothing is played', async ({ page }) => {
  await page.goto(linkTo('chess99', { actions: 'e2-e4 e8-e6' }));
  await page.getByRole('button', { name: 'First' }).click();
  await click(page, 'd2', 'd4');
  await expect(page.getByRole('alert')).toContainText('You are looking back.');
  await expectOn(page, 'd2', 'White pawn');
  await expect(recordedActions(page)).toHaveText(['e4', 'e6']);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await click(page, 'd2', 'd4');
  await expect(recordedActions(page)).toHaveText(['d4']);
});
