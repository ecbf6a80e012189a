import type { Page } from '@playwright/test';
import { linkTo } from '../support/links.ts';
import { ben39Start, click, heldPiece, site } from './support/board.ts';
import { preferring } from './support/preferring.ts';
import { expect, expectAccessible, test } from './support/test.ts';

/** The announcement of a screen reader when a key is pressed on a site. */
async function expectTold(page: Page, name: string, key: string, words: string) {
  await site(page, name).focus();
  await page.keyboard.press(key);
  await expect(page.locator('p[role=status]')).toHaveText(words);
}

test('M announces what a piece can do', async ({ page }) => {
  await page.goto('#/play/chess99');
  await expectTold(page, 'b1', 'm', 'The White knight on b1 can go to a3 or c3.');
  await expectTold(page, 'a1', 'm', 'The White rook on a1 has no legal move.');
  await expectTold(page, 'b9', 'm', 'The Black knight on b9 could go to a7 or c7.');
  await expectTold(page, 'e5', 'm', 'e5, empty.');
});

test('M announces where a piece in hand can be dropped', async ({ page }) => {
  await page.goto(linkTo('ben39', { start: ben39Start }));
  await heldPiece(page, 'White', 'White wizard').focus();
  await page.keyboard.press('m');
  await expect(page.locator('p[role=status]')).toContainText(
    'A White wizard in hand can be dropped on e1, g1',
  );
});

test('Shift and an arrow announce what stands in that direction on the screen', async ({ page }) => {
  await page.goto('#/play/chess99');
  const north = 'North from e2: 5 empty, Black pawn on e8, Black king on e9, then the edge.';
  await expectTold(page, 'e2', 'Shift+ArrowUp', north);
  await expect(site(page, 'e2')).toBeFocused();
  await expectTold(page, 'e2', 'Shift+PageUp', 'North-east from e2: 4 empty to the edge.');
  await page.getByRole('button', { name: 'Flip the board' }).click();
  await expectTold(page, 'e2', 'Shift+ArrowDown', north);
});

test('on hexes the arrows and the corner keys look in six directions', async ({ page }) => {
  await page.goto('#/play/hex39');
  await expectTold(
    page,
    'g5',
    'Shift+PageUp',
    'North-east from g5: 1 empty, Black pawn on i7, Black rook on j8, then the edge.',
  );
  await expectTold(page, 'g5', 'Shift+ArrowLeft', 'West from g5: 3 empty to the edge.');
});

test('P announces the state of the game', async ({ page }) => {
  await page.goto(linkTo('chess99', { actions: 'e2-e4' }));
  await expectTold(page, 'e4', 'p', 'White’s pawn from e2 to e4. Black to move.');
});

test('a repeated question gets a repeated answer', async ({ page }) => {
  await page.goto('#/play/chess99');
  const announcement = page.locator('p[role=status]');
  await site(page, 'b1').focus();
  await page.keyboard.press('m');
  const first = await announcement.textContent();
  await page.keyboard.press('m');
  await expect.poll(() => announcement.textContent()).not.toBe(first);
  await expect(announcement).toHaveText('The White knight on b1 can go to a3 or c3.');
});

test('the pieces can be read as a list, which follows the game', async ({ page }) => {
  await page.goto('#/play/chess99');
  const white = page.getByRole('region', { name: 'White’s pieces' });
  await expect(white).toBeHidden();
  await page.getByText('List of all pieces').click();
  await expect(white).toContainText('knight: b1, h1');
  await expectAccessible(page);
  await click(page, 'b1', 'c3');
  await expect(white).toContainText('knight: h1, c3');
});

test('the board has a short name, and its keys are its description', async ({ page }) => {
  await page.goto('#/play/ben39');
  const board = page.getByRole('toolbar', { name: 'Board of Ben39', exact: true });
  await expect(board).toHaveAccessibleDescription('Arrow keys and Enter. A question mark lists all keys.');
  await expectAccessible(page);
});

test('the name of a site ends with its shade where pieces are bound to one', async ({ page }) => {
  await page.goto('#/play/tns');
  await expect(site(page, 'd1')).toHaveAccessibleName(/, dark$/);
  await expect(site(page, 'd5')).toHaveAccessibleName('d5, empty, dark');
});

test('a button beside the board is described by what it would do', async ({ page }) => {
  const actions = 'e2-d4 c8-d6 c3-c4 d6-c4 d4-f5'.split(' ');
  await page.goto(linkTo('tns', { actions: actions.join(' ') }));
  await click(page, 'c4', 'd2');
  await expect(page.getByRole('button', { name: 'Become a paladin' })).toHaveAccessibleDescription(
    'Black’s knight from c4 takes White’s ferz on d2 and becomes a paladin. Black must drop a ferz within three turns.',
  );
  await expectAccessible(page);
});

test('announcements and the status can keep to the notation', async ({ page }) => {
  await page.goto(linkTo('chess99', { actions: 'e2-e4' }));
  const status = page.getByRole('region', { name: 'Status' });
  await expect(status).toContainText('White’s pawn from e2 to e4. Black to move.');
  await page.goto('#/play/chess99');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('group', { name: 'Announcements' }).getByLabel('Notation only').check();
  await page.keyboard.press('Escape');
  await click(page, 'e2', 'e4');
  await expect(page.locator('p[role=status]')).toHaveText('White: e4. Black to move.');
  await expect(status).toContainText('White: e4. Black to move.');
});

test('a rule card is read out once, after the move with which it appears', async ({ page }) => {
  await page.goto(linkTo('tns', { actions: 'e2-d4 c8-d6 c3-c4' }));
  await click(page, 'd6', 'c4');
  const announcement = page.locator('p[role=status]');
  const card = await page.getByRole('note').locator('p').textContent();
  await expect(announcement).toHaveText(/White to move\. .+\.$/);
  await expect(announcement).toContainText((card ?? '').split('.')[0] ?? '');
  await site(page, 'e5').focus();
  await page.keyboard.press('p');
  await expect(announcement).toHaveText(/White to move\.\s*$/);
});

test('a question whether to resign is asked where the focus is, and the answer is announced', async ({
  page,
}) => {
  await page.goto(linkTo('chess99', { actions: 'e2-e4' }));
  await page.getByRole('button', { name: 'Black resigns' }).click();
  const question = page.getByRole('group', { name: 'Does Black resign?' });
  await expect(question.getByRole('button', { name: 'Play on' })).toBeFocused();
  await question.getByRole('button', { name: 'Resign' }).click();
  await expect(page.locator('p[role=status]')).toHaveText('White wins: Black resigns.');
});

test('A announces who attacks a site and who guards the piece there', async ({ page }) => {
  await page.goto('#/play/chess99');
  await expectTold(page, 'a3', 'a', 'a3, empty. Attacked by White’s knight on b1 and pawn on b2.');
  await expectTold(page, 'a9', 'a', 'a9, Black rook. Attacked by nobody.');
});

test('S, H and C announce the last move, the hands and the times', async ({ page }) => {
  await page.goto(linkTo('tns', { actions: 'e2-d4 c8-d6 c3-c4 d6-c4' }));
  await expectTold(
    page,
    'e5',
    's',
    'Black’s knight from d6 takes White’s wazir on c4. Black must drop a wazir within three turns.',
  );
  await expectTold(
    page,
    'e5',
    'h',
    'White’s hand: nothing. Black’s hand: White wazir, 3 turns left to drop it.',
  );
  await expectTold(page, 'e5', 'c', 'This game has no clock.');
});

test('the keys that ask about a place act only while the board or a hand has the focus', async ({ page }) => {
  await page.goto('#/play/tns');
  await site(page, 'e5').focus();
  await page.keyboard.press('m');
  await expect(page.locator('p[role=status]')).toHaveText('e5, empty.');
  await page.getByRole('button', { name: 'Settings' }).focus();
  for (const key of ['a', 'm', 'p', 'x']) await page.keyboard.press(key);
  await page.keyboard.press('h');
  await expect(page.locator('p[role=status]')).toHaveText(/^White’s hand: nothing\./);
});

test('keys that work anywhere can be turned off', async ({ page }) => {
  await preferring(page, { helpKey: false });
  await page.goto('#/play/tns');
  await site(page, 'e5').focus();
  for (const key of ['s', 'h', 'c']) await page.keyboard.press(key);
  await page.keyboard.press('m');
  await expect(page.locator('p[role=status]')).toHaveText('e5, empty.');
});
