import type { Page } from '@playwright/test';
import { actionsIn, someGame } from '../support/games.ts';
import { linkTo } from '../support/links.ts';
import { recordedActions, recordedTexts, settledAddress } from './support/board.ts';
import { expect, test } from './support/test.ts';
import { SCREENED } from './support/whole.ts';

/** Types an action, and reloads the page before it has written anything to the device or into its address. */
async function playAndReload(page: Page, text: string) {
  const field = page.getByRole('textbox', { name: 'Type a move' });
  await field.fill(text);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The page is closing.', 'AbortError');
    };
    Object.assign(window, { setTimeout: () => 0 });
    const reload = () => {
      location.reload();
    };
    addEventListener('submit', reload, { once: true });
  });
  await Promise.all([page.waitForEvent('load'), field.press('Enter')]);
}

for (const variant of SCREENED)
  test(`${variant.id}: an action is there after a reload, however soon that comes`, async ({ page }) => {
    const actions = actionsIn(someGame(variant));
    const texts = recordedTexts(someGame(variant));
    await page.goto(linkTo(variant.id, { actions: actions.split(' ').slice(0, -2).join(' ') }));
    await expect(recordedActions(page)).toHaveCount(texts.length - 2);
    await settledAddress(page);
    await playAndReload(page, texts.at(-2) ?? '');
    await expect(recordedActions(page)).toHaveText(texts.slice(0, -1));
    await settledAddress(page);
    await playAndReload(page, texts.at(-1) ?? '');
    await expect(recordedActions(page)).toHaveText(texts);
  });
