import { linkTo } from '../support/links.ts';
import {
  click,
  expectOn,
  expectResult,
  gameOf,
  mouse,
  play,
  recordedActions,
  smallArmies,
  wholeChieftain,
} from './support/board.ts';
import { keyboard } from './support/keyboard.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('a game of Battle Chieftain is played with the mouse, until an army is destroyed', async ({ page }) => {
  await page.goto(linkTo('battle-chieftain', { start: smallArmies }));
  await play(page, mouse(page), gameOf('battle-chieftain', smallArmies), wholeChieftain);
  await expectResult(page, 'Black wins: White has no army left.');
  await expectAccessible(page);
});

test('a game of Battle Chieftain is played with the keyboard alone', async ({ page }) => {
  await page.goto(linkTo('battle-chieftain', { start: smallArmies }));
  const game = gameOf('battle-chieftain', smallArmies);
  await play(page, keyboard(page, game.variant), game, wholeChieftain);
  await expectResult(page, 'Black wins: White has no army left.');
});

test('the board is chosen when a game is begun', async ({ page }) => {
  await page.goto('#/');
  await page.getByRole('combobox', { name: 'Board of Battle Chieftain' }).selectOption('Far walls');
  await page.getByRole('link', { name: 'Play Battle Chieftain' }).click();
  await expect(
    page.getByRole('heading', { name: 'Battle Chieftain Far walls · Take every berserker' }),
  ).toBeVisible();
  await expectOn(page, 'b2', 'empty, wall of Black');
  await expectAccessible(page);
});

test('a king is placed with one pick, only on its own side’s wall', async ({ page }) => {
  await page.goto('#/play/battle-chieftain');
  await expect(page.getByText('White’s king goes on a square of its own wall.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('White must place the king.');
  await expect(page.getByRole('region', { name: 'White', exact: true })).toContainText('must place the king');
  await click(page, 'e6');
  await expect(recordedActions(page)).toHaveCount(0);
  await click(page, 'e2');
  await expectOn(page, 'e2', 'White king');
});

test('picking the king shows its flight over a gap', async ({ page }) => {
  await page.goto(linkTo('battle-chieftain', { actions: 'K@e2 K@i10' }));
  await click(page, 'e2');
  await expectOn(page, 'e5', 'empty, can move here');
  await expectOn(page, 'e9', 'empty, can move here');
  await expectOn(page, 'e11', 'Black berserker, can be captured');
});

test('after its king is captured, a side picks the berserker that becomes king', async ({ page }) => {
  const actions = wholeChieftain.slice(0, 6).join(' ');
  await page.goto(linkTo('battle-chieftain', { start: smallArmies, actions }));
  const remark = page.getByText('Pick the berserker that becomes White’s king');
  await expect(remark.getByRole('link', { name: 'See the rule' })).toHaveAttribute(
    'href',
    '#/learn/battle-chieftain/crowning',
  );
  await expectOn(page, 'd2', 'White berserker, wall of White, can change here');
  await expectAccessible(page);
});
