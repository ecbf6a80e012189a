import type { Page } from '@playwright/test';
import { linkTo } from '../support/links.ts';
import { click, expectOn, expectResult, recordedActions, settledAddress } from './support/board.ts';
import { untilSaved } from './support/database.ts';
import { pressInBar } from './support/bar.ts';
import { expect, expectAccessible, test } from './support/test.ts';

/** Opens a page in which time passes only when the test says so. */
async function open(page: Page, path: string) {
  await page.clock.install({ time: '2030-01-01T10:00:00Z' });
  await page.goto(path);
  await page.clock.pauseAt('2030-01-01T11:00:00Z');
}

/** How far ahead time stops again, in milliseconds: more than passes between asking for the time and stopping it. */
const AHEAD = 20_000;

/** Checks accessibility, for which time must pass in the page: only if that does not matter to the test. */
async function expectAccessibleMeanwhile(page: Page) {
  await page.clock.resume();
  await expectAccessible(page);
  await page.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, AHEAD));
}

const strip = (page: Page, name: 'White' | 'Black') => page.getByRole('region', { name, exact: true });
const timeOf = (page: Page, name: 'White' | 'Black') => strip(page, name).getByRole('timer');
const announcement = (page: Page) => page.getByRole('status').first();

interface Setting {
  readonly kind?: 'Sudden death' | 'Increment' | 'Delay';
  readonly minutes: number;
  readonly seconds?: number;
  readonly endsGame?: boolean;
  /** Whether the clock starts at once. */
  readonly starts?: boolean;
}

async function setClock(page: Page, setting: Setting) {
  const { kind = 'Sudden death', minutes, seconds, endsGame = true, starts = false } = setting;
  await page.getByRole('button', { name: 'Clock', exact: true }).click();
  await page.getByLabel('Minutes each').fill(String(minutes));
  await page.getByRole('radio', { name: new RegExp(`^${kind}`) }).check();
  if (seconds !== undefined) await page.getByLabel('Seconds each turn').fill(String(seconds));
  await page.getByLabel('Running out of time ends the game').setChecked(endsGame);
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('button', { name: starts ? 'Start the clock' : 'Start it with the next move' })
    .click();
  await expect(dialog).toHaveCount(0);
}

/** Lets seconds pass in the page. */
const wait = (page: Page, seconds: number) => page.clock.runFor(seconds * 1000);

test.describe('with sudden death', () => {
  test('time that has run out ends the game, in the link too', async ({ page }) => {
    await open(page, '#/play/chess99');
    await setClock(page, { minutes: 1 });
    await click(page, 'e2', 'e4');
    await wait(page, 50);
    await expect(timeOf(page, 'White')).toHaveText('1:00');
    await expect(timeOf(page, 'Black')).toHaveText('0:10');
    await wait(page, 2.5);
    await expect(timeOf(page, 'Black')).toHaveText('7.5');
    await wait(page, 8);
    await expectResult(page, 'White wins: Black’s time has run out.');
    await expect(timeOf(page, 'Black')).toHaveText('0.0');
    await expect(page.getByRole('button', { name: 'Pause the clock' })).toHaveCount(0);
    await page.clock.resume();
    await expectAccessible(page);
    await page.goto(await settledAddress(page));
    await expectResult(page, 'White wins: Black’s time has run out.');
  });

  test('time that has run out is announced and the game goes on, if the players have agreed that', async ({
    page,
  }) => {
    await open(page, '#/play/chess99');
    await setClock(page, { minutes: 1, endsGame: false });
    await click(page, 'e2', 'e4');
    await wait(page, 75);
    await expect(announcement(page)).toHaveText('Black’s time has run out.');
    await expect(strip(page, 'Black')).toContainText('time has run out');
    await expect(page.getByRole('region', { name: 'Result' })).toHaveCount(0);
    await expectAccessibleMeanwhile(page);
    await click(page, 'e8', 'e6');
    await wait(page, 5);
    await expect(timeOf(page, 'Black')).toHaveText('0.0');
    await expect(timeOf(page, 'White')).toHaveText('0:55');
  });
});

test('an increment is added at the end of a turn', async ({ page }) => {
  await open(page, '#/play/chess99');
  await setClock(page, { kind: 'Increment', minutes: 5, seconds: 3, starts: true });
  await wait(page, 10);
  await expect(timeOf(page, 'White')).toHaveText('4:50');
  await click(page, 'e2', 'e4');
  await wait(page, 1);
  await expect(timeOf(page, 'White')).toHaveText('4:53');
  await expect(timeOf(page, 'Black')).toHaveText('4:59');
});

test('a delay costs nothing and is not added', async ({ page }) => {
  await open(page, '#/play/chess99');
  await setClock(page, { kind: 'Delay', minutes: 5, seconds: 10, starts: true });
  await wait(page, 10);
  await expect(timeOf(page, 'White')).toHaveText('5:00');
  await wait(page, 2);
  await expect(timeOf(page, 'White')).toHaveText('4:58');
  await click(page, 'e2', 'e4');
  await wait(page, 5);
  await click(page, 'e8', 'e6');
  await wait(page, 5);
  await expect(timeOf(page, 'White')).toHaveText('4:58');
  await expect(timeOf(page, 'Black')).toHaveText('5:00');
});

test('either player pauses the clock, and the next move restarts it', async ({ page }) => {
  await open(page, '#/play/chess99');
  await setClock(page, { minutes: 5 });
  await expectAccessibleMeanwhile(page);
  await wait(page, 30);
  await expect(timeOf(page, 'White')).toHaveText('5:00');
  await page.getByRole('region', { name: 'Status' }).getByRole('button', { name: 'Start the clock' }).click();
  await wait(page, 5);
  await strip(page, 'Black').getByRole('button', { name: 'Pause the clock' }).click();
  await wait(page, 30);
  await expect(timeOf(page, 'White')).toHaveText('4:55');
  await strip(page, 'White').getByRole('button', { name: 'Resume the clock' }).press('Enter');
  await wait(page, 5);
  await strip(page, 'White').getByRole('button', { name: 'Pause the clock' }).press('Enter');
  await wait(page, 30);
  await click(page, 'e2', 'e4');
  await wait(page, 5);
  await expect(timeOf(page, 'White')).toHaveText('4:50');
  await expect(timeOf(page, 'Black')).toHaveText('4:55');
  await expectAccessibleMeanwhile(page);
});

test('a turn of several actions starts the other side’s time at its end', async ({ page }) => {
  await open(page, linkTo('tns', { start: '1/F1n/3tH/k1K2r1/4N2/7/N4/1R1/1 w f2,w3,n2,W3 m' }));
  await setClock(page, { kind: 'Increment', minutes: 5, seconds: 5, starts: true });
  await wait(page, 10);
  await click(page, 'b3', 'd4');
  await expect(recordedActions(page)).toHaveText(['Nd4']);
  await wait(page, 10);
  await expect(timeOf(page, 'White')).toHaveText('4:40');
  await expect(timeOf(page, 'Black')).toHaveText('5:00');
  await page.getByRole('button', { name: 'End the turn' }).click();
  await wait(page, 10);
  await expect(timeOf(page, 'White')).toHaveText('4:45');
  await expect(timeOf(page, 'Black')).toHaveText('4:50');
});

test('looking at earlier positions does not stop the clock, and taking back switches sides', async ({
  page,
}) => {
  await open(page, '#/play/chess99');
  await setClock(page, { minutes: 5 });
  await click(page, 'e2', 'e4');
  await page.getByRole('button', { name: 'First' }).click();
  await wait(page, 10);
  await expect(timeOf(page, 'Black')).toHaveText('4:50');
  await page.getByRole('button', { name: 'Take back' }).click();
  await expectOn(page, 'e2', 'White pawn');
  await wait(page, 10);
  await expect(timeOf(page, 'White')).toHaveText('4:50');
  await expect(timeOf(page, 'Black')).toHaveText('4:50');
});

test('a screen reader announces the time when it gets short, and not otherwise', async ({ page }) => {
  await open(page, '#/play/chess99');
  await setClock(page, { minutes: 2, starts: true });
  await expect(announcement(page)).toHaveText('The clock runs for White.');
  await wait(page, 59);
  await expect(announcement(page)).toHaveText('The clock runs for White.');
  await wait(page, 2);
  await expect(announcement(page)).toHaveText('White has 1 minute left.');
  await wait(page, 40);
  await expect(announcement(page)).toHaveText('White has 20 seconds left.');
  await wait(page, 10);
  await expect(announcement(page)).toHaveText('White has 10 seconds left.');
  await page.clock.resume();
  await expectAccessible(page);
});

test('a new game has the clock of the one before, at its full time', async ({ page }) => {
  await open(page, '#/play/chess99');
  await setClock(page, { minutes: 5, starts: true });
  await wait(page, 10);
  await click(page, 'e2', 'e4');
  await expect(timeOf(page, 'White')).toHaveText(/4:50/);
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start a new game' }).click();
  await expect(recordedActions(page)).toHaveCount(0);
  await expect(timeOf(page, 'White')).toHaveText(/5:00/);
  await expect(timeOf(page, 'Black')).toHaveText(/5:00/);
});

test('the dialog says what is wrong with a time, and can remove the clock', async ({ page }) => {
  await open(page, '#/play/chess99');
  await page.getByRole('button', { name: 'Clock', exact: true }).click();
  await expectAccessibleMeanwhile(page);
  await page.getByRole('button', { name: '15 + 10' }).click();
  await expect(page.getByLabel('Minutes each')).toHaveValue('15');
  await expect(page.getByLabel('Seconds each turn')).toHaveValue('10');
  const chosen = page.getByRole('dialog').getByRole('button', { pressed: true });
  await expect(chosen).toHaveText('15 + 10');
  await page.getByLabel('Minutes each').fill('0');
  await expect(chosen).toHaveCount(0);
  await page.getByLabel('Minutes each').press('Enter');
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    'The minutes must be a whole number from 1 to 180.',
  );
  await expectAccessibleMeanwhile(page);
  await page.getByLabel('Minutes each').fill('15');
  await page.getByLabel('Minutes each').press('Enter');
  await expect(timeOf(page, 'White')).toHaveText('15:00');
  await page.getByRole('button', { name: 'Clock', exact: true }).click();
  await page.getByRole('button', { name: 'Remove the clock' }).click();
  await expect(page.getByRole('timer')).toHaveCount(0);
});

test('a stronger player gives odds in time, which change sides in a rematch', async ({ page }) => {
  await open(page, '#/play/chess99');
  await page.getByRole('button', { name: 'Clock', exact: true }).click();
  await page.getByLabel('White and Black have different times').check();
  await page.getByLabel('White’s minutes').fill('2');
  await page.getByLabel('Black’s minutes').fill('5');
  await expectAccessibleMeanwhile(page);
  await page.getByRole('radio', { name: /^Sudden death/ }).check();
  await page.getByRole('button', { name: 'Start it with the next move' }).click();
  await expect(announcement(page)).toHaveText(
    'The clock is set: 2 minutes for White and 5 minutes for Black.',
  );
  await expect(timeOf(page, 'White')).toHaveText('2:00');
  await expect(timeOf(page, 'Black')).toHaveText('5:00');
  await page.getByRole('button', { name: 'White resigns' }).click();
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(timeOf(page, 'White')).toHaveText('5:00');
  await expect(timeOf(page, 'Black')).toHaveText('2:00');
});

test('a player can be given 15 seconds, on a phone in the form for the clock', async ({ page }) => {
  await open(page, '#/play/chess99');
  await setClock(page, { minutes: 1 });
  await click(page, 'e2', 'e4');
  await wait(page, 10);
  await strip(page, 'Black').getByRole('button', { name: 'Give Black 15 seconds' }).click();
  await expect(timeOf(page, 'Black')).toHaveText('1:05');
  await expect(announcement(page)).toHaveText('Black gets 15 seconds more.');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
  await pressInBar(page, 'Clock');
  await page.getByRole('dialog').getByRole('button', { name: 'Give White 15 seconds' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(timeOf(page, 'White')).toHaveText('1:15');
});

test('a reload gives nobody time back, and the clock waits to be started again', async ({ page }) => {
  await open(page, '#/play/chess99');
  await setClock(page, { minutes: 5 });
  await click(page, 'e2', 'e4');
  await click(page, 'e8', 'e6');
  await untilSaved(page, 'e8-e6');
  await wait(page, 30);
  await expect(timeOf(page, 'White')).toHaveText(/4:30/);
  await page.reload();
  // The page is drawn a tick after it has loaded.
  await wait(page, 1);
  await expectOn(page, 'e6', 'Black pawn');
  // The running time is saved every second.
  await expect(timeOf(page, 'White')).toHaveText(/4:3[01]/);
  await expect(timeOf(page, 'Black')).toHaveText(/5:00/);
  const before = await timeOf(page, 'White').textContent();
  await wait(page, 60);
  await expect(timeOf(page, 'White')).toHaveText(before ?? '');
  await page.getByRole('button', { name: 'Resume the clock' }).first().click();
  await wait(page, 10);
  await expect(timeOf(page, 'White')).not.toHaveText(before ?? '');
});
