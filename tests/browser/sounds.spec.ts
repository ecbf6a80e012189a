import type { Page } from '@playwright/test';
import { click, expectOn } from './support/board.ts';
import { expect, expectAccessible, test } from './support/test.ts';

/** How many tones were started, and in how many audio contexts. */
const heard = (page: Page) =>
  page.evaluate(() => {
    const { tones = '0', contexts = '0' } = document.documentElement.dataset;
    return { tones: Number(tones), contexts: Number(contexts) };
  });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const count = (what: string) => {
      const { dataset } = document.documentElement;
      dataset[what] = String(Number(dataset[what] ?? 0) + 1);
    };
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        count('contexts');
      }
    };
    // eslint-disable-next-line @typescript-eslint/unbound-method -- It gets its tone back below.
    const original = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      count('tones');
      original.call(this, when);
    };
  });
});

async function turnOn(page: Page) {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: 'Sounds' }).check();
  await expectAccessible(page);
}

test('on the first visit everything is silent', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('#/play/chess99');
  await click(page, 'e2', 'e4', 'a9', 'a3');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('checkbox', { name: 'Sounds' })).not.toBeChecked();
  expect(await heard(page)).toEqual({ tones: 0, contexts: 0 });
  expect(requests.filter((url) => /sound/i.test(url))).toEqual([]);
});

test('turning sounds on plays one at once, then for each event, even after a reload', async ({ page }) => {
  await page.goto('#/play/chess99');
  await turnOn(page);
  await expect.poll(() => heard(page)).toEqual({ tones: 3, contexts: 1 });
  await page.getByRole('button', { name: 'Close' }).click();
  await click(page, 'e2', 'e4');
  await expect.poll(() => heard(page)).toEqual({ tones: 6, contexts: 1 });
  await page.reload();
  expect(await heard(page)).toEqual({ tones: 0, contexts: 0 });
  await click(page, 'e8', 'e6');
  await expect.poll(() => heard(page)).toEqual({ tones: 3, contexts: 1 });
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: 'Sounds' }).uncheck();
  await page.getByRole('button', { name: 'Close' }).click();
  await click(page, 'd2', 'd4');
  expect(await heard(page)).toEqual({ tones: 3, contexts: 1 });
});

test('there is a sound for a refusal, and on boards outside a game', async ({ page }) => {
  await page.goto('#/play/chess99');
  await turnOn(page);
  await expect.poll(() => heard(page)).toEqual({ tones: 3, contexts: 1 });
  await page.getByRole('button', { name: 'Close' }).click();
  await click(page, 'a1', 'a5');
  await expect.poll(() => heard(page)).toEqual({ tones: 6, contexts: 1 });
  await page.goto('#/learn/chess99/pawn/pawn-captures');
  await click(page, 'f4');
  await expectOn(page, 'f4', 'White pawn');
  // A capture has two tones.
  await expect.poll(() => heard(page)).toEqual({ tones: 12, contexts: 1 });
});

test('in a browser without user activation, sounds and moves still work', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'userActivation');
  });
  await page.goto('#/play/chess99');
  await turnOn(page);
  await page.getByRole('button', { name: 'Close' }).click();
  const { tones } = await heard(page);
  await click(page, 'e2', 'e4');
  await expectOn(page, 'e4', 'White pawn');
  await expect.poll(async () => (await heard(page)).tones).toBeGreaterThan(tones);
});
