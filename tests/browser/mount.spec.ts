import type { Locator, Page } from '@playwright/test';
import { mountTwo, openStranger } from './support/stranger.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const chess = (page: Page): Locator => page.locator('#chess');
const hexes = (page: Page): Locator => page.locator('#hexes');

const site = (board: Locator, name: string): Locator =>
  board.getByRole('button', { name: new RegExp(`^${name}, `) });

async function expectOn(board: Locator, name: string, words: string) {
  await expect(site(board, name)).toHaveAccessibleName(new RegExp(`^${name}, ${words}`));
}

/** The actions that the page has been told of, each with its board. */
const told = (page: Page) =>
  page.evaluate(() => window.moves.map(([board, { action }]) => `${board} ${action}`));

test.beforeEach(async ({ page }) => {
  await openStranger(page);
});

test('two boards of different variants, one in a shadow root, are played with the mouse', async ({
  page,
}) => {
  await mountTwo(page);
  await site(chess(page), 'e2').click();
  await expectOn(chess(page), 'e4', 'empty, can move here');
  await expect(hexes(page).getByRole('button', { name: /can move here/ })).toHaveCount(0);
  await site(chess(page), 'e4').click();
  await expectOn(chess(page), 'e4', 'White pawn');
  await expect(chess(page).getByRole('status')).toHaveText('White’s pawn from e2 to e4. Black to move.');

  await site(hexes(page), 'i3').dragTo(site(hexes(page), 'j4'));
  await expectOn(hexes(page), 'j4', 'White pawn');
  expect(await told(page)).toEqual(['chess e2-e4', 'hexes i3-j4']);
  await expectAccessible(page);
});

test('and with the keyboard, which goes from one to the other by Tab', async ({ page }) => {
  await mountTwo(page);
  await page.getByRole('button', { name: 'Before' }).focus();
  await page.keyboard.press('Tab');
  await expect(site(chess(page), 'a1')).toBeFocused();
  for (const key of ['ArrowUp', 'Enter', 'ArrowUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  await expectOn(chess(page), 'a4', 'White pawn');
  await expect(site(chess(page), 'a4')).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(hexes(page).locator('[data-site]:focus')).toHaveAccessibleName(/White/);
  await site(hexes(page), 'e3').focus();
  for (const key of ['Enter', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
  await page.keyboard.press('Escape');
  await expect(site(hexes(page), 'e3')).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'After' })).toBeFocused();
  expect(await told(page)).toEqual(['chess a2-a4']);
});

test('a choice that is not a site has buttons beside the site, which the keyboard reaches', async ({
  page,
}) => {
  await mountTwo(page);
  await page.evaluate(() => {
    window.boards.chess?.set({ position: '4k4/9/9/9/9/9/6q2/3P5/4K4 w - 12' });
    window.boards.chess?.play('d2-d4');
  });
  await site(chess(page), 'g3').focus();
  await page.keyboard.press('Enter');
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
  const chips = chess(page).getByRole('group', { name: 'Choose how' }).getByRole('button');
  await expect(chips).toHaveText(['Just move', 'Capture en passant']);
  await expect(chips.first()).toBeFocused();
  // The effect is shown before the choice is made.
  await expect(chess(page).locator('.marks-arrow')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectOn(chess(page), 'd4', 'empty');
  await expect(site(chess(page), 'd3')).toBeFocused();
  expect(await told(page)).toEqual(['chess g3-d3ep']);
});

test('a piece in hand is dropped, and a board that is not played on shows the hands too', async ({
  page,
}) => {
  await mountTwo(page);
  await page.evaluate(() => {
    window.boards.hexes?.set({
      variant: oddboard.tns,
      words: oddboard.tnsWords,
      position: '1/F1n/3tH/k1K2r1/4N2/7/N4/1R1/1 w f1,w3,n2,W3 m',
    });
    window.boards.hexes?.play('b3-d4');
  });
  const hand = hexes(page).getByRole('list', { name: 'White’s hand' });
  await hand.getByRole('button', { name: 'Black ferz, must be dropped now' }).click();
  await hexes(page)
    .getByRole('button', { name: /can move here/ })
    .first()
    .click();
  await expect(hand.getByRole('button', { name: /ferz/ })).toHaveCount(0);

  await page.evaluate(() => window.boards.hexes?.set({ playable: false }));
  await expect(
    hexes(page).getByRole('img', {
      name: 'White’s hand: Black wazir, 3 turns left to drop it; Black knight, 2 turns left to drop it',
    }),
  ).toBeVisible();
});

test('a position can be set on a mounted board, which keeps its game if the position is unchanged', async ({
  page,
}) => {
  await mountTwo(page);
  const drawing = await chess(page)
    .getByRole('toolbar', { name: /^Board of Chess 99/ })
    .elementHandle();
  await site(chess(page), 'e2').click();
  await site(chess(page), 'e4').click();
  await page.evaluate(() => {
    const [, move] = window.moves.at(-1) ?? [];
    if (move) window.boards.chess?.set({ position: move.position, flipped: true, coordinates: false });
  });
  await expect(chess(page).getByText('a', { exact: true })).toHaveCount(0);
  await expect(chess(page).getByRole('status')).toHaveText('White’s pawn from e2 to e4. Black to move.');
  await page.evaluate(() => window.boards.chess?.set({ position: '4k4/9/9/9/9/9/9/3P5/4K4 w - 12' }));
  await expectOn(chess(page), 'd2', 'White pawn');
  expect(await drawing.evaluate((element) => element.isConnected)).toBe(true);

  await page.evaluate(() => window.boards.chess?.set({ playable: false }));
  await expect(chess(page).getByRole('img', { name: 'Board of Chess 99.' })).toBeVisible();
  await expect(chess(page).getByRole('button')).toHaveCount(0);
  await expect(page.evaluate(() => window.boards.chess?.set({ position: 'nonsense' }))).rejects.toThrow();
  await expectOn(hexes(page), 'e3', 'White pawn');
});

test('a destroyed board leaves nothing, and no board stores anything or reacts to other input', async ({
  page,
}) => {
  const before = await page.evaluate(() => [document.documentElement.outerHTML, { ...window.listening }]);
  const address = page.url();
  await mountTwo(page);
  await site(chess(page), 'e2').click();
  await site(chess(page), 'e4').click();
  await page.getByRole('button', { name: 'After' }).focus();
  for (const key of ['ArrowUp', 'Enter', 'Escape', 'm', 'p', 'v', '?']) await page.keyboard.press(key);
  expect(await told(page)).toEqual(['chess e2-e4']);
  await page.evaluate(() => {
    for (const board of Object.values(window.boards)) board.destroy();
  });
  expect(
    await page.evaluate(() => [
      document.documentElement.outerHTML,
      Object.fromEntries(Object.entries(window.listening).filter(([, count]) => count !== 0)),
    ]),
  ).toEqual(before);
  expect(await page.evaluate(() => [document.adoptedStyleSheets.length, localStorage.length])).toEqual([
    0, 0,
  ]);
  expect(await page.evaluate(async () => indexedDB.databases())).toEqual([]);
  expect(page.url()).toBe(address);
});
