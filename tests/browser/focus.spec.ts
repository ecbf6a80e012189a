import type { Page } from '@playwright/test';
import { actionsIn, someGame } from '../support/games.ts';
import { linkTo } from '../support/links.ts';
import { variantNamed } from '../support/registry.ts';
import { expect, test } from './support/test.ts';
import { SCREENED, screened } from './support/whole.ts';

/** The name of what has the focus. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const active = document.activeElement;
    return active === null || active === document.body
      ? 'nothing'
      : (active.getAttribute('aria-label') ?? active.textContent);
  });

/** Presses keys one after the other; what has the focus after each of them. */
async function focusesAfter(page: Page, ...keys: readonly string[]): Promise<string[]> {
  const focuses: string[] = [];
  for (const key of keys) {
    await page.keyboard.press(key);
    focuses.push(await focused(page));
  }
  return focuses;
}

const LONG = linkTo('chess99', { actions: actionsIn(someGame(variantNamed('chess99'))) });

test('the buttons of the record keep the focus at both ends of the game', async ({ page }) => {
  await page.goto(LONG);
  for (const name of ['First', 'Last', 'Back', 'Forward', 'Take back', 'Redo']) {
    const button = page.getByRole('button', { name, exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toBeFocused();
  }
});

test('an answer leaves the focus where the question was asked', async ({ page }) => {
  await page.goto(LONG);
  await page.getByRole('button', { name: 'White resigns' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Play on' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'White resigns' })).toBeFocused();
  await page.getByRole('button', { name: 'White offers a draw' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Withdraw the offer' })).toBeFocused();
  await page.getByRole('button', { name: 'Accept' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  expect(await focused(page)).not.toBe('nothing');
});

test('a link to another screen leads to its board, or to its heading', async ({ page }) => {
  await page.goto('#/');
  await page.getByRole('link', { name: 'Play Hex 39' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-site]:focus')).toHaveCount(1);
  await page.getByRole('link', { name: 'Library' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Oddboard' })).toBeFocused();
});

test('a new game begins with the focus on the page', async ({ page }) => {
  await page.goto(LONG);
  await page.getByRole('button', { name: 'New game' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'New game' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => focused(page)).not.toBe('nothing');
});

test('a click beside all controls takes the focus away, and it stays away', async ({ page }) => {
  await page.goto(LONG);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'Play on from here' }).focus();
  await page.mouse.click(5, 600);
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'Play on from here' })).toHaveCount(0);
  expect(await focused(page)).toBe('nothing');
});

test('the record is one stop of the Tab key, and its arrow keys take the focus along', async ({ page }) => {
  await page.goto(LONG);
  const moves = page.getByRole('list', { name: 'Moves' }).getByRole('button');
  await page.getByRole('tab').first().waitFor();
  const count = await moves.count();
  expect(count).toBeGreaterThan(10);
  await page.keyboard.press('r');
  await expect(moves.nth(count - 1)).toBeFocused();
  expect(await focusesAfter(page, 'ArrowLeft', 'Home')).not.toContain('nothing');
  await expect(moves.first()).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await moves.evaluateAll((all) => all.includes(document.activeElement as HTMLElement))).toBe(false);
});

for (const { id } of screened(SCREENED, 2))
  test(`in ${id} single keys lead to the board, the record and the field for a move`, async ({ page }) => {
    await page.goto(linkTo(id, { actions: actionsIn(someGame(variantNamed(id))) }));
    await page.getByRole('tab').first().waitFor();
    await page.keyboard.press('b');
    await expect(page.locator('[data-site]:focus')).toHaveCount(1);
    await page.keyboard.press('r');
    await expect(page.locator('[aria-current=step]:focus')).toHaveCount(1);
    await page.keyboard.press('t');
    await expect(page.getByRole('textbox', { name: 'Type a move' })).toBeFocused();
  });
