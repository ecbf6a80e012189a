import type { Page } from '@playwright/test';
import { openedLink } from '../../src/engine/record/link.ts';
import { variantNamed } from '../support/registry.ts';
import { linkTo } from '../support/links.ts';
import { valueOf } from '../support/result.ts';
import { click, expectOn, recordedActions, settledAddress } from './support/board.ts';
import { savedEntries, untilSaved } from './support/database.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const GAME = { actions: 'e2-e4 e8-e6 h1-g3 b9-c7' };

test('the record leads to every position and back to the game', async ({ page }) => {
  await page.goto(linkTo('chess99', GAME));
  await recordedActions(page).first().click();
  await expectOn(page, 'e8', 'Black pawn');
  await expectOn(page, 'g3', 'empty');
  await page.getByRole('button', { name: 'Forward' }).click();
  await expectOn(page, 'e6', 'Black pawn');
  await expect(page.getByRole('region', { name: 'Looking back' })).toContainText(
    'After Black’s move 1 of 2.',
  );
  await page.getByRole('button', { name: 'First' }).click();
  await expectOn(page, 'e2', 'White pawn');
  await expect(page.getByRole('region', { name: 'Looking back' })).toContainText('The start of the game');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Last' }).click();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expectOn(page, 'b9', 'Black knight');
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expectOn(page, 'c7', 'Black knight');
});

test('picking in an earlier position does not change the game', async ({ page }) => {
  await page.goto(linkTo('chess99', GAME));
  await page.getByRole('button', { name: 'First' }).click();
  await click(page, 'a2', 'a4');
  await expectOn(page, 'a2', 'White pawn');
  await expect(recordedActions(page)).toHaveCount(4);
});

test('autoplay shows the game from its start, and stops when asked', async ({ page }) => {
  await page.goto(linkTo('chess99', GAME));
  await page.getByRole('button', { name: 'Autoplay' }).click();
  await expectOn(page, 'e2', 'White pawn');
  await expectOn(page, 'e4', 'White pawn');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Autoplay' })).toBeVisible();
  await expectOn(page, 'c7', 'empty');
});

test('moves can be taken back and redone', async ({ page }) => {
  await page.goto(linkTo('chess99', GAME));
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(recordedActions(page)).toHaveCount(2);
  await expectOn(page, 'h1', 'White knight');
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.getByRole('button', { name: 'Redo' }).click();
  await expectOn(page, 'c7', 'Black knight');
  await expect(page.getByRole('button', { name: 'Redo' })).toBeDisabled();
});

test('a game can be continued from an earlier position', async ({ page }) => {
  await page.goto(linkTo('chess99', GAME));
  await recordedActions(page).nth(1).click();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await click(page, 'd2', 'd4');
  await expect(recordedActions(page)).toHaveText(['e4', 'e6', 'd4']);
});

test('a reload resumes the game at the position on view', async ({ page }) => {
  await page.goto('#/play/chess99');
  await click(page, 'e2', 'e4', 'e8', 'e6');
  await recordedActions(page).first().click();
  await settledAddress(page);
  await page.reload();
  await expect(recordedActions(page)).toHaveText(['e4', 'e6']);
  await expect(recordedActions(page).first()).toHaveAttribute('aria-current', 'step');
  await expectOn(page, 'e8', 'Black pawn');
});

test('a reload right after an action was saved still has it, and the address soon holds it', async ({
  page,
  context,
}) => {
  await page.goto(linkTo('chess99', GAME));
  await click(page, 'a2', 'a4');
  await untilSaved(page, '"a2-a4"');
  await page.reload();
  await expectOn(page, 'a4', 'White pawn');
  await click(page, 'i8', 'i6');
  await untilSaved(page, '"i8-i6"');
  await page.reload();
  await expect(recordedActions(page)).toHaveText(['e4', 'e6', 'Ng3', 'Nc7', 'a4', 'i6']);
  const address = await settledAddress(page);
  const other = await context.newPage();
  await other.goto('about:blank');
  await other.goto(address);
  await expect(recordedActions(other)).toHaveText(['e4', 'e6', 'Ng3', 'Nc7', 'a4', 'i6']);
});

test.describe('a reload before the address is written', () => {
  /** Lets time stand still except while the test waits, so that no address is written after a pause. */
  const stopTime = async (page: Page) => {
    await settledAddress(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
  };
  const reload = async (page: Page) => {
    await page.reload();
    await page.clock.resume();
  };

  test('finds the game that the first action after a link began', async ({ page }) => {
    await page.goto(linkTo('chess99', GAME));
    await stopTime(page);
    const before = page.url();
    await click(page, 'a2', 'a4');
    await untilSaved(page, '"a2-a4"');
    expect(page.url()).toBe(before);
    await reload(page);
    await expect(recordedActions(page)).toHaveText(['e4', 'e6', 'Ng3', 'Nc7', 'a4']);
  });

  test('shows what was taken back as taken back, and makes no second game of it', async ({ page }) => {
    await page.goto('#/play/chess99');
    await click(page, 'e2', 'e4', 'e8', 'e6');
    await untilSaved(page, '"e8-e6"');
    await stopTime(page);
    await page.getByRole('button', { name: 'Take back' }).click();
    await untilSaved(page, '"redoActions":["e8-e6"]');
    await reload(page);
    await expect(recordedActions(page)).toHaveText(['e4']);
    await expect(page.getByRole('button', { name: 'Redo' })).toBeEnabled();
    expect(await savedEntries(page)).toHaveLength(1);
  });
});

/** The last action of the game of Chess 99 that an address holds. */
const lastActionIn = (address: string): string | undefined =>
  valueOf(openedLink(variantNamed('chess99'), address.split('/').at(-1) ?? '')).game.steps.at(-1)?.action;

test('a page that is hidden writes its address at once', async ({ page }) => {
  await page.goto(linkTo('chess99', GAME));
  await settledAddress(page);
  const before = page.url();
  // Time stands still except while the test waits.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await click(page, 'a2', 'a4');
  await expectOn(page, 'a4', 'White pawn');
  expect(page.url()).toBe(before);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => lastActionIn(page.url())).toBe('a2-a4');
});

test('a typed move that is refused gives way to the next one', async ({ page }) => {
  await page.goto('#/play/chess99');
  const field = page.getByRole('textbox', { name: 'Type a move' });
  await field.pressSequentially('e7');
  await field.press('Enter');
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await field.pressSequentially('e4');
  await expect(field).toHaveValue('e4');
  await field.press('Enter');
  await expect(recordedActions(page)).toHaveText(['e4']);
});
