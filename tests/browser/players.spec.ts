import type { Page } from '@playwright/test';
import { linkTo } from '../support/links.ts';
import { click, expectOn } from './support/board.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const strip = (page: Page, name: 'White' | 'Black') => page.getByRole('region', { name, exact: true });

test('a draw is agreed only when the other player says yes', async ({ page }) => {
  await page.goto('#/play/chess99');
  await strip(page, 'White').getByRole('button', { name: 'White offers a draw' }).click();
  await expect(strip(page, 'White').getByRole('button', { name: 'Accept' })).toHaveCount(0);
  await expectAccessible(page);
  await strip(page, 'Black').getByRole('button', { name: 'Decline' }).click();
  await strip(page, 'Black').getByRole('button', { name: 'Black offers a draw' }).click();
  await expect(strip(page, 'Black').getByRole('button', { name: 'Accept' })).toHaveCount(0);
  await strip(page, 'White').getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('Draw: both players agree.');
});

test('an offer of a draw lapses when the other player moves', async ({ page }) => {
  await page.goto('#/play/chess99');
  await strip(page, 'White').getByRole('button', { name: 'White offers a draw' }).click();
  await click(page, 'e2', 'e4');
  await expect(strip(page, 'Black').getByRole('button', { name: 'Accept' })).toBeVisible();
  await click(page, 'e8', 'e6');
  await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0);
});

test('the question whether a player resigns has the focus on the answer that plays on, and Escape gives it', async ({
  page,
}) => {
  await page.goto('#/play/chess99');
  const resigns = page.getByRole('button', { name: 'Black resigns' });
  await resigns.click();
  const question = page.getByRole('group', { name: 'Does Black resign?' });
  await expect(question.getByRole('button', { name: 'Play on' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(resigns).toBeVisible();
});

test('a player resigns after a confirmation, and the end can be taken back', async ({ page }) => {
  await page.goto(linkTo('chess99', { actions: 'e2-e4' }));
  await expect(strip(page, 'Black')).toContainText('to move');
  await strip(page, 'Black').getByRole('button', { name: 'Black resigns' }).click();
  await expect(strip(page, 'Black')).toContainText('resigns?');
  await expect(strip(page, 'Black')).not.toContainText('to move');
  await strip(page, 'Black').getByRole('button', { name: 'Play on' }).click();
  await strip(page, 'Black').getByRole('button', { name: 'Black resigns' }).click();
  await strip(page, 'Black').getByRole('button', { name: 'Resign', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('White wins: Black resigns.');
  await expect(page.getByRole('button', { name: 'White resigns' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByRole('region', { name: 'Result' })).toHaveCount(0);
  await expectOn(page, 'e4', 'White pawn');
});

test('the strips say beside the names of the players who won', async ({ page }) => {
  await page.goto(linkTo('chess99', { actions: 'e2-e4', players: ['Ada', 'Grace'] }));
  await strip(page, 'Black').getByRole('button', { name: 'Black resigns' }).click();
  await strip(page, 'Black').getByRole('button', { name: 'Resign', exact: true }).click();
  await expect(strip(page, 'White').getByRole('textbox')).toHaveValue('Ada');
  await expect(strip(page, 'White')).toHaveText('won');
});

test('a draw is claimed by the player to move when both kings are in check', async ({ page }) => {
  await page.goto(linkTo('chess99', { start: '4k4/9/4R4/9/9/9/4r4/9/4K4 w - 30' }));
  await expect(strip(page, 'Black').getByRole('button', { name: /Claim/ })).toHaveCount(0);
  await expectOn(page, 'e1', 'White king, in check');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Claim a draw: both kings are in check' }).click();
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('Draw: both kings are in check.');
});

test('the result is told by the names of the players', async ({ page }) => {
  await page.goto(linkTo('chess99', { actions: 'e2-e4', players: ['Ada', ''] }));
  await page.getByRole('button', { name: 'Black resigns' }).click();
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Result' })).toContainText(
    'Ada (White) wins: Black resigns.',
  );
});

test('the players have names, which a new game keeps', async ({ page }) => {
  await page.goto('#/play/chess99');
  await page.getByRole('textbox', { name: 'Name of White’s player' }).fill('<b>Ada</b>');
  await page.getByRole('textbox', { name: 'Name of White’s player' }).press('Enter');
  await click(page, 'e2', 'e4');
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start a new game' }).click();
  await expectOn(page, 'e2', 'White pawn');
  await expect(page.getByRole('textbox', { name: 'Name of White’s player' })).toHaveValue('<b>Ada</b>');
});

test('a new game asks before it replaces one in progress, and Back restores that one', async ({ page }) => {
  await page.goto('#/play/chess99');
  await click(page, 'e2', 'e4');
  await page.getByRole('button', { name: 'New game' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Go on playing' }).click();
  await expectOn(page, 'e4', 'White pawn');
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByRole('button', { name: 'Start a new game' }).click();
  await expectOn(page, 'e4', 'empty');
  await page.goBack();
  await expectOn(page, 'e4', 'White pawn');
});
