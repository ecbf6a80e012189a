import type { Page } from '@playwright/test';
import { linkTo } from '../support/links.ts';
import { TNS_PROMOTING } from '../../scripts/screenshots/positions.ts';
import { click, expectOn, site } from './support/board.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const card = (page: Page) => page.getByRole('note');
const gotIt = (page: Page) => page.getByRole('button', { name: 'Got it' });

/** A game of Chess 99 in which the knight can capture a pawn en passant once White has played e2-e4. */
const PASSING = 'k8/9/9/9/5n3/9/9/P3P4/8K w - 1';

/** The kings are far apart, and the only hint is about the check that a rook can give on e2. */
const CHECK = '4k4/9/9/9/9/9/9/R8/8K w - 1';

async function inSettings(page: Page, act: () => Promise<void>) {
  await page.getByRole('button', { name: 'Settings' }).click();
  await act();
  await page.getByRole('button', { name: 'Close' }).click();
}

test('a hint appears when its rule first matters, with a link to its section', async ({ page }) => {
  await page.goto(linkTo('chess99', { start: PASSING }));
  await expectOn(page, 'e2', 'White pawn');
  await expect(card(page)).toHaveCount(0);
  const before = await site(page, 'a1').boundingBox();
  await click(page, 'e2', 'e4');
  await expect(card(page)).toContainText(
    'Any piece, not only a pawn, can capture a pawn that has just gone two squares',
  );
  expect(await site(page, 'a1').boundingBox()).toEqual(before);
  await expect(gotIt(page)).not.toBeFocused();
  await expect(page.getByRole('alert')).toHaveText('');
  await expectAccessible(page);
  await card(page).getByRole('link', { name: 'See the rule' }).click();
  await expect(page.getByRole('tab', { name: 'Rules', selected: true })).toBeFocused();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('En passant, by any piece');
  await expect(site(page, 'a1').first()).toHaveAccessibleName(/White rook|empty/);
});

test('a dismissed hint does not appear again, not even after a reload or in another game', async ({
  page,
}) => {
  const told = 'You may ignore a check';
  await page.goto(linkTo('chess99', { start: CHECK, actions: 'a2-e2' }));
  await expect(card(page)).toContainText(told);
  await page.reload();
  await expect(card(page)).toContainText(told);
  await gotIt(page).click();
  await expect(card(page)).toHaveCount(0);
  await page.reload();
  await expectOn(page, 'e2', 'White rook');
  await expect(card(page)).toHaveCount(0);
  await page.goto(linkTo('chess99', { start: CHECK.replace('R8', '8R'), actions: 'i2-e2' }));
  await expectOn(page, 'e2', 'White rook');
  await expect(page.getByRole('list', { name: 'Moves' })).toContainText('Re2');
  await expect(card(page)).toHaveCount(0);
});

test('a hint is told in the turn in which it matters, and none in the two turns after it', async ({
  page,
}) => {
  await page.goto(linkTo('chess99', { start: PASSING }));
  await click(page, 'a2', 'a3');
  await expect(card(page)).toHaveCount(0);
  await click(page, 'a9', 'a8');
  await expect(card(page)).toContainText('A pawn can go two squares from wherever it stands');
  await click(page, 'e2', 'e4');
  await expect(card(page)).toHaveCount(0);
  await click(page, 'a8', 'a9');
  await click(page, 'a3', 'a5');
  await expectOn(page, 'a5', 'White pawn');
  await expect(card(page)).toHaveCount(0);
});

test('earlier positions have no hints', async ({ page }) => {
  await page.goto(linkTo('chess99', { start: CHECK, actions: 'a2-e2' }));
  await expect(card(page)).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(card(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Forward' }).click();
  await expect(card(page)).toBeVisible();
});

test('the setting turns all hints off, and can bring dismissed ones back', async ({ page }) => {
  await page.goto(linkTo('chess99', { start: CHECK, actions: 'a2-e2' }));
  await gotIt(page).click();
  await expect(card(page)).toHaveCount(0);
  await inSettings(page, async () => {
    await page.getByRole('button', { name: 'Show all explanations again' }).click();
    await expect(page.getByText('They will be shown again.')).toBeVisible();
    await expectAccessible(page);
  });
  await expect(card(page)).toBeVisible();
  await inSettings(page, () => page.getByText('Explain rules when they first matter').click());
  await expect(card(page)).toHaveCount(0);
  await page.reload();
  await expectOn(page, 'e2', 'White rook');
  await expect(card(page)).toHaveCount(0);
  await inSettings(page, () => page.getByText('Explain rules when they first matter').click());
  await expect(card(page)).toBeVisible();
});

test('stored data that cannot be read is forgotten, and the page loads', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('oddboard:/:moments', '{"state":{"dismissed":7},"version":0}');
  });
  await page.goto(linkTo('chess99', { start: CHECK, actions: 'a2-e2' }));
  await expect(card(page)).toBeVisible();
});

test('the card is readable in the dark theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(linkTo('chess99', { start: CHECK, actions: 'a2-e2' }));
  await expect(card(page)).toBeVisible();
  await expectAccessible(page);
});

test('a rule about some pieces makes room while another is picked, and nothing moves', async ({ page }) => {
  // White’s king can reach its zone.
  await page.goto(linkTo('tns', { start: TNS_PROMOTING }));
  await expect(card(page)).toContainText('A king whose move ends in its zone');
  const tabs = page.getByRole('tablist');
  const before = await tabs.boundingBox();
  await click(page, 'e5');
  await expect(card(page)).toBeHidden();
  expect(await tabs.boundingBox()).toEqual(before);
  await click(page, 'c7');
  await expect(card(page)).toBeVisible();
});
