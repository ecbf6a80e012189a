import { at } from '../../src/engine/at.ts';
import { registry } from '../support/registry.ts';
import { actionsIn, endedGame, someGame } from '../support/games.ts';
import { linkTo } from '../support/links.ts';
import { click, expectOn, recordedActions, recordedTexts, settledAddress } from './support/board.ts';
import { untilSaved } from './support/database.ts';
import { expect, test } from './support/test.ts';
import { SCREENED, screened } from './support/whole.ts';

const FORKED = 'This is another game now. The one before stays as it was.';

for (const variant of screened(SCREENED, 2))
  test(`${variant.id}: nothing is gone after takebacks, a reload, playing on from here, or a new game`, async ({
    page,
  }) => {
    const game = someGame(variant);
    const played = recordedTexts(game);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const expectAll = () => expect(recordedActions(page)).toHaveText(played);
    await page.goto(linkTo(variant.id, { actions: actionsIn(game) }));
    await expectAll();

    await button('Take back').click();
    await button('Take back').click();
    await expect(recordedActions(page)).toHaveCount(played.length - 2);
    await settledAddress(page);
    await page.reload();
    await expect(recordedActions(page)).toHaveCount(played.length - 2);
    await button('Redo').click();
    await button('Redo').click();
    await expectAll();

    await recordedActions(page).nth(5).click();
    await button('Play on from here').click();
    await expect(page.getByRole('region', { name: 'Status' })).toContainText(FORKED);
    await expect(recordedActions(page)).toHaveCount(6);
    await page.goBack();
    await expectAll();
    await expect(recordedActions(page).nth(5)).toHaveAttribute('aria-current', 'step');

    await button('New game').click();
    await button('Start a new game').click();
    await expect(recordedActions(page)).toHaveCount(0);
    await page.goBack();
    await expectAll();
    await settledAddress(page);
    await page.goto('#/');
    await page.getByRole('link', { name: /^Resume/ }).click();
    await expectAll();
  });

test('who goes back the moment a new game is there finds the game before', async ({ page }) => {
  const link = linkTo('chess99', { actions: 'e2-e4 e8-e6' });
  for (let time = 0; time < 5; time++) {
    await page.goto('#/');
    await page.goto(link);
    await expect(recordedActions(page)).toHaveText(['e4', 'e6']);
    // Until then the moves of the game before are still there to be taken for its return.
    const back = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const observer = new MutationObserver(() => {
            if (document.querySelector('[aria-label="Moves"] button')) return;
            observer.disconnect();
            addEventListener(
              'popstate',
              () => {
                resolve();
              },
              { once: true },
            );
            history.back();
          });
          observer.observe(document.body, { childList: true, subtree: true });
        }),
    );
    await page.getByRole('button', { name: 'New game', exact: true }).click();
    await page.getByRole('button', { name: 'Start a new game', exact: true }).click();
    await back;
    await expect(recordedActions(page)).toHaveText(['e4', 'e6']);
  }
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
  const variant = at(registry, 0);
  const game = endedGame(variant, 200);
  await page.goto(linkTo(variant.id, { actions: actionsIn(game) }));
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByRole('region', { name: 'Status' })).toContainText(FORKED);
  await expect(page.getByRole('region', { name: 'Result' })).toHaveCount(0);
  await expect(recordedActions(page)).toHaveCount(game.steps.length - 1);
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  await expect(recordedActions(page)).toHaveCount(game.steps.length);
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
