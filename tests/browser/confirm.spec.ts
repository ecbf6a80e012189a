import { linkTo } from '../support/links.ts';
import { ben39Start, click, expectOn, gameOf, heldPiece, recordedActions, site } from './support/board.ts';
import { keyboard } from './support/keyboard.ts';
import { preferring } from './support/preferring.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.beforeEach(async ({ page }) => {
  await preferring(page, { confirm: true });
});

test('a move that is clicked waits for Play, and shows what it would do', async ({ page }) => {
  await page.goto('#/play/chess99');
  await click(page, 'e2', 'e4');
  await expectOn(page, 'e4', 'empty');
  await expect(page.locator('.marks-arrival')).toHaveCount(1);
  await expect(page.getByRole('main')).toContainText('Preview: e2→e4. Press Play to play it.');
  await expectAccessible(page);
  await page.getByRole('group', { name: 'Choose how' }).getByRole('button', { name: 'Play' }).click();
  await expectOn(page, 'e4', 'White pawn');
});

test('another goal replaces one that is not confirmed', async ({ page }) => {
  await page.goto('#/play/chess99');
  await click(page, 'e2', 'e4', 'e3');
  await page.getByRole('group', { name: 'Choose how' }).getByRole('button', { name: 'Play' }).click();
  await expectOn(page, 'e3', 'White pawn');
});

test('with the keyboard, Enter plays the move, and Escape cancels it', async ({ page }) => {
  await page.goto('#/play/chess99');
  const keys = keyboard(page, gameOf('chess99').variant);
  await keys.site('e2');
  await keys.site('e4');
  await expect(page.locator('p[role=status]')).toHaveText('White’s pawn from e2 to e4. To be confirmed.');
  await page.keyboard.press('Escape');
  await expect(site(page, 'e4')).toBeFocused();
  await expectOn(page, 'e4', 'empty, can move here');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expectOn(page, 'e4', 'White pawn');
});

test('a dragged piece waits as well, and so does one dropped from a hand', async ({ page }) => {
  await page.goto('#/play/chess99');
  await site(page, 'e2').dragTo(site(page, 'e4'));
  await expectOn(page, 'e4', 'empty');
  await page.getByRole('group', { name: 'Choose how' }).getByRole('button', { name: 'Play' }).click();
  await expectOn(page, 'e4', 'White pawn');
  await page.goto(linkTo('ben39', { start: ben39Start }));
  await heldPiece(page, 'White', 'White wizard').click();
  await click(page, 'e1');
  await expectOn(page, 'e1', 'empty');
  await page.getByRole('group', { name: 'Choose how' }).getByRole('button', { name: 'Play' }).click();
  await expectOn(page, 'e1', 'White wizard');
});

test('a choice among several is made first, then confirmed', async ({ page }) => {
  await page.goto(linkTo('tns', { actions: 'e2-d4 c8-d6 c3-c4 d6-c4 d4-f5' }));
  await click(page, 'c4', 'd2');
  await page.getByRole('button', { name: 'Become a paladin' }).click();
  await expectOn(page, 'd2', 'White');
  await expect(
    page.getByRole('group', { name: 'Choose how' }).getByRole('button', { name: 'Play' }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expectOn(page, 'd2', 'Black paladin');
});

test('a choice that is not a site is confirmed beside its button', async ({ page }) => {
  await page.goto(linkTo('tns', { actions: 'e2-d4 c8-d6 c3-c4 d6-c4 d4-f5 c4-d2+' }));
  const black = page.getByRole('group', { name: 'Black', exact: true });
  await black.getByRole('button', { name: 'End the turn' }).click();
  await expect(recordedActions(page)).toHaveCount(6);
  await black.getByRole('button', { name: 'Play' }).click();
  await expect(recordedActions(page)).toHaveCount(7);
});

test('a typed move needs no confirmation', async ({ page }) => {
  await page.goto('#/play/chess99');
  await page.getByRole('textbox', { name: 'Type a move' }).fill('e4');
  await page.keyboard.press('Enter');
  await expectOn(page, 'e4', 'White pawn');
});
