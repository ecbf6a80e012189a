import type { Page } from '@playwright/test';
import { linkTo } from '../support/links.ts';
import { click, expectOn, recordedActions, settledAddress } from './support/board.ts';
import { savedEntries, putEntry, untilSaved } from './support/database.ts';
import { expect, expectAccessible, test } from './support/test.ts';

/** The rows of the library’s list of games. */
const rows = (page: Page) => page.getByRole('region', { name: 'Your games' }).getByRole('article');

/** Lets the page write at first; after `block` every write fails with a reason, until `unblock`. */
async function writes(page: Page, reason: string) {
  await page.addInitScript((name) => {
    type Put = (this: IDBObjectStore, ...args: Parameters<IDBObjectStore['put']>) => IDBRequest<IDBValidKey>;
    const put = Reflect.get(IDBObjectStore.prototype, 'put') as Put;
    IDBObjectStore.prototype.put = function (...args) {
      if (sessionStorage.getItem('writes') === 'fail') throw new DOMException('Injected.', name);
      return put.apply(this, args);
    };
  }, reason);
  const set = (value: string) =>
    page.evaluate((to) => {
      sessionStorage.setItem('writes', to);
    }, value);
  return { block: () => set('fail'), unblock: () => set('go through') };
}

const noRoom = (page: Page) => page.getByText('There is no room left on this device', { exact: false });

test.describe('a page that could not write and is reloaded', () => {
  test('goes on with everything in its address, and puts it into the library', async ({ page }) => {
    const { block, unblock } = await writes(page, 'QuotaExceededError');
    await page.goto('#/play/chess99');
    await click(page, 'a2', 'a4');
    await untilSaved(page, '"a2-a4"');
    await block();
    await click(page, 'a8', 'a6', 'b2', 'b4', 'b8', 'b6');
    await expect(noRoom(page)).toBeVisible();
    await settledAddress(page);
    await unblock();
    await page.reload();
    await expect(recordedActions(page)).toHaveText(['a4', 'a6', 'b4', 'b6']);
    await untilSaved(page, '"b8-b6"');
    await expect(noRoom(page)).toHaveCount(0);
    await page.goto('#/');
    await expect(rows(page)).toHaveText([/4\smoves/]);
  });

  test('respects what was taken back, and keeps the longer copy', async ({ page }) => {
    const { block, unblock } = await writes(page, 'QuotaExceededError');
    await page.goto('#/play/chess99');
    await click(page, 'a2', 'a4');
    await untilSaved(page, '"a2-a4"');
    await click(page, 'a8', 'a6');
    await untilSaved(page, '"a8-a6"');
    await block();
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect(recordedActions(page)).toHaveText(['a4']);
    await expect(noRoom(page)).toBeVisible();
    await settledAddress(page);
    await unblock();
    await page.reload();
    await expect(recordedActions(page)).toHaveText(['a4']);
    await expect.poll(async () => (await savedEntries(page)).length).toBe(2);
    await page.getByRole('button', { name: 'Redo' }).click();
    await expectOn(page, 'a6', 'Black pawn');
    await untilSaved(page, '"redoActions":[]');
    await page.goto('#/');
    await expect(rows(page)).toHaveText([/2\smoves/, /2\smoves.*another\scopy/]);
  });

  test('does not need the reload: the next action writes everything, and the notice disappears', async ({
    page,
  }) => {
    const { block, unblock } = await writes(page, 'UnknownError');
    await page.goto('#/play/chess99');
    await block();
    await click(page, 'a2', 'a4', 'a8', 'a6');
    const words = page.getByText('could not reach its storage', { exact: false });
    await expect(words).toBeVisible();
    await expectAccessible(page);
    await unblock();
    await click(page, 'b2', 'b4');
    await untilSaved(page, '"b2-b4"');
    await expect(words).toHaveCount(0);
  });
});

test.describe('a device that does not answer', () => {
  /** The database never opens. */
  const silent = (page: Page) =>
    page.addInitScript(() => {
      // A connection that is never closed blocks every request for a newer version.
      const open = IDBFactory.prototype.open.bind(indexedDB);
      Object.assign(window, { held: open('held', 1) });
      IDBFactory.prototype.open = () => open('held', 2);
    });

  test('does not delay the game in the address', async ({ page }) => {
    await page.goto('#/play/chess99');
    await click(page, 'a2', 'a4');
    await untilSaved(page, '"a2-a4"');
    await settledAddress(page);
    await silent(page);
    await page.reload();
    await expectOn(page, 'a4', 'White pawn');
    await click(page, 'a8', 'a6');
    await expect(
      page.getByText('The browser has not opened the storage of this page yet.', { exact: false }),
    ).toBeVisible();
  });

  test('makes the page say what it waits for, with ways to go on', async ({ page }) => {
    await page.goto('#/play/chess99');
    await click(page, 'a2', 'a4');
    await untilSaved(page, '"a2-a4"');
    await page.goto('#/');
    await silent(page);
    await page.getByRole('link', { name: /^Resume/ }).click();
    await expectOn(page, 'a4', 'White pawn');
    await page.goBack();
    await page.reload();
    await expect(page.getByText('Still waiting for the games', { exact: false })).toBeVisible();
    await expectAccessible(page);
    await page.evaluate(() => {
      history.replaceState({ game: 'nobody knows' }, '', '#/play/chess99');
    });
    await page.reload();
    await expect(page.getByText('Still waiting for the games', { exact: false })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'This is taking a long time' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Start a fresh game' }).click();
    await click(page, 'e2', 'e4');
    await expect(recordedActions(page)).toHaveText(['e4']);
  });

  test.describe('or a part of the page that does not load', () => {
    test.use({ expectedFault: /ERR_FAILED/ });

    test('leaves enough to play the linked game', async ({ page }) => {
      await page.goto('#/play/chess99');
      await click(page, 'a2', 'a4');
      await untilSaved(page, '"a2-a4"');
      await settledAddress(page);
      await page.route('**/keeping*', (route) => route.abort());
      await page.reload();
      await expectOn(page, 'a4', 'White pawn');
      await expect(
        page.getByText('The part of Oddboard that keeps games could not be loaded.', { exact: false }),
      ).toBeVisible();
      await click(page, 'a8', 'a6');
      await expect(recordedActions(page)).toHaveCount(2);
    });

    test('makes the page offer a reload if the rules are missing', async ({ page }) => {
      // The library would load the rules of the boards that it draws.
      await page.goto('#/learn/chess99');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.route('**/tns*', (route) => route.abort());
      await page.goto('#/play/tns');
      await expect(
        page.getByText('The rules of TNS Chess could not be loaded.', { exact: false }),
      ).toBeVisible();
      await expectAccessible(page);
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Reload the page' }).click();
      await expectOn(page, 'e2', 'White knight');
    });
  });
});

test.describe('a fault in a loaded part', () => {
  test.use({ expectedFault: /a fault of ours/ });
  const faulty = { contentType: 'text/javascript', body: 'throw new Error("a fault of ours")' };

  test('is not blamed on the network, and lets the game be copied elsewhere', async ({ page }) => {
    await page.goto('#/play/chess99');
    await click(page, 'a2', 'a4');
    await settledAddress(page);
    await page.route('**/explain*', (route) => route.fulfill(faulty));
    await click(page, 'a9');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
    await expect(page.getByLabel('Record')).toHaveValue(/1\. a4/);
    await page.evaluate(() => {
      location.hash = '#/play/hex39';
    });
    await expectOn(page, 'g1', 'White bishop, White’s castle');
  });

  test('of the rules affects only the screen that needs them', async ({ page }) => {
    await page.goto('#/');
    await page.route('**/tns*', (route) => route.fulfill(faulty));
    await page.goto('#/learn/tns');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
    await page.goto('#/play/chess99');
    await expectOn(page, 'e2', 'White pawn');
  });
});

test('a browser without decompression streams opens links', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'DecompressionStream');
    Reflect.deleteProperty(window, 'CompressionStream');
  });
  await page.goto(linkTo('chess99', { actions: 'e2-e4 e8-e6' }));
  await expectOn(page, 'e6', 'Black pawn');
});

test('a reload gives at most a second back to the running clock', async ({ page }) => {
  await page.goto('#/play/chess99');
  await page.getByRole('button', { name: 'Clock' }).click();
  await page.getByRole('button', { name: 'Start the clock' }).click();
  await click(page, 'e2', 'e4', 'e8', 'e6');
  await page.waitForTimeout(3000);
  const shown = await page.getByRole('timer', { name: 'White’s time' }).textContent();
  await page.reload();
  await expectOn(page, 'e6', 'Black pawn');
  const after = await page.getByRole('timer', { name: 'White’s time' }).textContent();
  expect(secondsIn(after)).toBeLessThanOrEqual(secondsIn(shown) + 1);
});

/** The number of seconds in a time such as `10:04`. */
function secondsIn(text: string | null): number {
  const [minutes = NaN, seconds = NaN] = (text ?? '').split(':').map(Number);
  return minutes * 60 + seconds;
}

test.describe('a page that fails', () => {
  test.use({ expectedFault: /Injected/ });

  test('offers the link and the record of its game, and other screens still work', async ({ page }) => {
    await page.goto('#/');
    await expect(page.getByRole('link', { name: 'Play Hex 39' })).toBeVisible();
    await page.evaluate(() => {
      const create = document.createElementNS.bind(document);
      Object.assign(Document.prototype, {
        createElementNS: (...of: Parameters<typeof create>) => {
          const isDrawing = of[0] === 'http://www.w3.org/2000/svg';
          if (isDrawing && location.hash.startsWith('#/play/hex39')) throw new Error('Injected.');
          return create(...of);
        },
      });
    });
    await page.goto(linkTo('hex39', { actions: 'i3-j4' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
    await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue(/#\/play\/hex39\/./);
    await expect(page.getByRole('textbox', { name: 'Record' })).toHaveValue(/\[Variant "hex39"\]/);
    await expectAccessible(page);
    await page.evaluate(() => (location.hash = '#/play/chess99'));
    await expectOn(page, 'e2', 'White pawn');
  });
});

test.describe('an unforeseen error', () => {
  test.use({ expectedFault: /Injected/ });

  test('is reported', async ({ page }) => {
    await page.goto('#/play/chess99');
    await expectOn(page, 'e2', 'White pawn');
    await page.evaluate(() => {
      void Promise.reject(new Error('Injected.'));
    });
    await expect(page.getByText('Something in the page went wrong.', { exact: false })).toBeVisible();
    await expectAccessible(page);
  });
});

test('games from a version that stored them for all folders are moved over, once', async ({ page }) => {
  await page.goto('#/play/chess99');
  await click(page, 'a2', 'a4');
  await untilSaved(page, '"a2-a4"');
  const [entry] = await savedEntries(page);
  await page.goto('about:blank');
  await page.goto('robots.txt');
  await page.evaluate(async (saved) => {
    const done = (request: IDBRequest) =>
      new Promise((resolve) => {
        request.onsuccess = resolve;
      });
    await done(indexedDB.deleteDatabase('oddboard:/'));
    const opening = indexedDB.open('oddboard', 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('games', { keyPath: 'id' });
    };
    await done(opening);
    await done(opening.result.transaction('games', 'readwrite').objectStore('games').put(saved));
    opening.result.close();
  }, entry);
  await page.goto('./#/');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect(rows(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('No games yet')).toBeVisible();
});

test.describe('data from a newer version', () => {
  test('is shown as far as possible, and not overwritten', async ({ page }) => {
    await page.goto('#/play/chess99');
    await click(page, 'a2', 'a4');
    await untilSaved(page, '"a2-a4"');
    const [entry] = await savedEntries(page);
    await putEntry(page, { ...entry, schema: 99, weather: 'fair' });
    await page.goto('#/');
    await expect(rows(page)).toHaveText([/kept\sby\sa\snewer\sOddboard/]);
    await page.getByRole('link', { name: /^Resume/ }).click();
    await expect(page.getByRole('alert')).toContainText('kept by a newer Oddboard');
    await click(page, 'a8', 'a6');
    await untilSaved(page, '"a8-a6"');
    const entries = await savedEntries(page);
    expect(entries).toHaveLength(2);
    expect(entries).toContainEqual({ ...entry, schema: 99, weather: 'fair' });
  });

  test('in a newer database is read, and the game goes on in the address', async ({ page }) => {
    await page.goto('#/play/chess99');
    await click(page, 'a2', 'a4');
    await untilSaved(page, '"a2-a4"');
    await settledAddress(page);
    // A newer version in another tab does this while this one runs.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open('oddboard:/', 9);
          opening.onupgradeneeded = () => opening.result.createObjectStore('weather');
          opening.onsuccess = () => {
            opening.result.close();
            resolve();
          };
        }),
    );
    await click(page, 'a8', 'a6');
    await expect(page.getByText('kept by a newer Oddboard', { exact: false })).toBeVisible();
    await settledAddress(page);
    await page.reload();
    await expect(recordedActions(page)).toHaveText(['a4', 'a6']);
    await page.goto('#/');
    await expect(rows(page)).toHaveText([/1\smove/]);
  });
});
