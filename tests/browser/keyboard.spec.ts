import { expectOn, expectResult, gameOf, play, site, wholeChess99, wholeHex39 } from './support/board.ts';
import { keyboard } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';
import { inTurn } from './support/whole.ts';

const chess99 = gameOf('chess99');
const hex39 = gameOf('hex39');

if (inTurn(0, 3))
  test('a whole game of Chess 99 is played with the keyboard alone', async ({ page }) => {
    await page.goto('#/');
    await page.getByRole('link', { name: 'Play Chess 99' }).focus();
    await page.keyboard.press('Enter');
    await play(page, keyboard(page, chess99.variant), chess99, wholeChess99);
    await expectResult(page, 'White wins: the king is captured.');
  });

test('a game of Hex 39 is won with the arrow keys alone', async ({ page }) => {
  await page.goto('#/play/hex39');
  await play(page, keyboard(page, hex39.variant), hex39, wholeHex39);
  await expectResult(page, 'White wins: a piece has entered the castle of Black.');
});

test('on hexes the arrows and the corner keys lead in six directions', async ({ page }) => {
  await page.goto('#/play/hex39');
  await site(page, 'g5').focus();
  for (const [key, name] of [
    ['ArrowRight', 'i5'],
    ['ArrowLeft', 'g5'],
    ['PageUp', 'h6'],
    ['End', 'g5'],
    ['Home', 'f6'],
    ['PageDown', 'g5'],
    ['ArrowUp', 'h6'],
    ['ArrowUp', 'g7'],
    ['ArrowDown', 'h6'],
    ['ArrowDown', 'g5'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(site(page, name)).toBeFocused();
  }
});

test('every move is announced with its consequences', async ({ page }) => {
  await page.goto('#/play/chess99');
  await play(page, keyboard(page, chess99.variant), chess99, ['e2-e4']);
  await expect(page.locator('p[role=status]')).toHaveText('White’s pawn from e2 to e4. Black to move.');
});

test('the arrows follow the screen when the board is flipped', async ({ page }) => {
  await page.goto('#/play/chess99');
  await page.getByRole('button', { name: 'Flip the board' }).click();
  await site(page, 'e4').focus();
  await page.keyboard.press('ArrowUp');
  await expect(site(page, 'e3')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(site(page, 'f3')).toBeFocused();
});

test('Escape takes choices back one by one and leaves the keyboard on the board', async ({ page }) => {
  await page.goto('#/play/chess99');
  for (const action of ['a2-a3', 'b9-c7', 'a3-a4', 'c7-d5', 'c2-c4']) {
    await page.getByRole('textbox', { name: 'Type a move' }).fill(action);
    await page.keyboard.press('Enter');
  }
  const keys = keyboard(page, chess99.variant);
  await keys.site('d5');
  await keys.site('c3');
  await expect(page.getByRole('button', { name: 'Just move' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(site(page, 'c3')).toBeFocused();
  await expectOn(page, 'c3', 'empty, passed over by White’s pawn, can capture on c4 by moving here');
  await page.keyboard.press('Escape');
  await expect(site(page, 'd5')).toHaveAttribute('aria-pressed', 'false');
});

test('the arrows go over the board as soon as the keyboard has come from the library to a game', async ({
  page,
}) => {
  await page.goto('');
  await page.getByRole('link', { name: 'Play Hex 39' }).press('Enter');
  await page.waitForFunction(() => document.activeElement?.matches('[data-site]'));
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('[data-site]:focus')).not.toHaveAccessibleName(/^g1,/);
  await expect(page.locator('[data-site]:focus')).toHaveCount(1);
});
