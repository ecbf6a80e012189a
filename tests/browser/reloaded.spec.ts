import type { Page } from '@playwright/test';
import { actionsIn, someGame } from '../support/games.ts';
import { linkTo } from '../support/links.ts';
import { recordedActions, recordedTexts, settledAddress } from './support/board.ts';
import { expect, test } from './support/test.ts';
import { SCREENED, screened } from './support/whole.ts';

// Without it the page comes from the server, which can take its time.
test.use({ serviceWorkers: 'block' });

/** Types an action and reloads the page at once; the device takes nothing more from it. */
async function playAndReload(page: Page, text: string) {
  const field = page.getByRole('textbox', { name: 'Type a move' });
  await field.fill(text);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The page is closing.', 'AbortError');
    };
    const reload = () => {
      location.reload();
    };
    addEventListener('submit', reload, { once: true });
  });
  await Promise.all([page.waitForEvent('load'), field.press('Enter')]);
}

/** Lets no time pass for the page, which writes its address after a pause. */
const stopTime = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { setTimeout: () => 0 });
  });

/** Lets the server take longer than the pause after which the page writes its address. */
const slowServer = (page: Page) =>
  page.route('**/', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });

for (const variant of screened(SCREENED, 2, 1))
  test(`${variant.id}: an action is there after a reload, however soon that comes`, async ({ page }) => {
    const actions = actionsIn(someGame(variant)).split(' ');
    const texts = recordedTexts(someGame(variant));
    await page.goto(linkTo(variant.id, { actions: actions.slice(0, -2).join(' ') }));
    await expect(recordedActions(page)).toHaveText(texts.slice(0, -2));
    await settledAddress(page);
    await stopTime(page);
    await playAndReload(page, texts.at(-2) ?? '');
    await expect(recordedActions(page)).toHaveText(texts.slice(0, -1));
    await settledAddress(page);
    await slowServer(page);
    await playAndReload(page, texts.at(-1) ?? '');
    await expect(recordedActions(page)).toHaveText(texts);
  });

for (const [what, hinder] of [
  ['however soon that comes', stopTime],
  ['however slow the server is', slowServer],
] as const)
  test(`a position that is set up is there after a reload, ${what}`, async ({ page }) => {
    await page.goto('#/edit/hex39');
    const position = page.getByRole('textbox', { name: 'Position string' });
    await expect(position).toBeVisible();
    await hinder(page);
    await page.evaluate(() => {
      const reload = () => {
        location.reload();
      };
      addEventListener('input', reload, { once: true });
    });
    const text = '1/1r2/5/6/7/6/5/1R2/1 b';
    await Promise.all([page.waitForEvent('load'), position.fill(text)]);
    await expect(position).toHaveValue(text);
  });

test('a reload of the library does not lead to a game that was left', async ({ page }) => {
  await page.goto('#/play/chess99');
  await expect(page.getByRole('toolbar', { name: /^Board of/ })).toBeVisible();
  // Somebody leaves for another site and comes back to the page, which the browser has kept.
  await page.evaluate(() => {
    dispatchEvent(new Event('pagehide'));
    dispatchEvent(new Event('pageshow'));
  });
  await page.getByRole('link', { name: 'Library' }).click();
  const heading = page.getByRole('heading', { name: 'Oddboard', level: 1 });
  await expect(heading).toBeVisible();
  await page.reload();
  await expect(heading).toBeVisible();
  await expect(page).not.toHaveURL(/play/);
});
