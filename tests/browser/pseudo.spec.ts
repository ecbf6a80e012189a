import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { at } from '../../src/engine/at.ts';
import { movesAt, newGame } from '../../src/engine/game/game.ts';
import { games } from '../../src/engine/registry.ts';
import { picksFor } from '../support/picks.ts';
import { oneOfEachName } from '../support/registry.ts';
import { rulebooks } from '../support/rulebooks.ts';
import type { Host } from './support/host.ts';
import { startHost } from './support/host.ts';
import { expect, test as base } from './support/test.ts';
import type { Reading } from './support/unmarked.ts';
import { readings, unmarkedIn } from './support/unmarked.ts';
import { screened } from './support/whole.ts';

// These tests go through every screen of a build in which every text from `words/` is in ⟦ ⟧. Text outside
// the brackets could not be translated.
const test = base.extend<object, { readonly host: Host }>({
  host: [
    // Playwright requires a destructured argument here, even an empty one.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'oddboard-pseudo-'));
      await build({ mode: 'pseudo', logLevel: 'silent', build: { outDir: folder, emptyOutDir: true } });
      const host = await startHost(folder);
      await use(host);
      await host.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ host }, use) => use(host.address),
});

// One build is enough for all tests.
test.describe.configure({ mode: 'default' });

/** Fails with the texts on the page that do not come from `words/`. */
async function expectWords(page: Page, more: readonly Reading[] = []) {
  const unmarked = [...(await readings(page)), ...more].filter(({ text }) => unmarkedIn(text) !== '');
  expect.soft(unmarked).toEqual([]);
}

const boards = games.map((game) => at(game, 0).id);

/** A button or a link with a word in its name. */
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: false }).first().click();

async function closeDialog(page: Page) {
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
}

const site = (page: Page, place: number) => page.locator(`.board-playing [data-site="${String(place)}"]`);

for (const id of screened(boards, 2))
  test(`in the game ${id} every text comes from the words`, async ({ page }) => {
    await page.goto(`#/play/${id}`);
    await expect(page.locator('.moveInput-form')).toBeVisible();
    await expectWords(page);

    const variant = at(
      oneOfEachName.filter((known) => known.id === id),
      0,
    );
    const game = newGame(variant);
    const moves = movesAt(game, 0);
    const picks = picksFor(game, at(moves, Math.floor(moves.length / 2)));
    for (const pick of picks) {
      if (pick.kind === 'site') await site(page, pick.site).click();
      else if (pick.kind === 'hand') await page.locator(`[data-held="${String(pick.piece)}"]`).click();
      else await page.locator('.chips-chip').first().click();
      await expectWords(page);
    }
    // Announces what the piece here can do, and the state of the game.
    const first = at(
      variant.start.board.flatMap((piece, place) => (piece === 0 ? [] : [place])),
      0,
    );
    await site(page, first).focus();
    for (const key of ['m', 'p', 'Shift+ArrowUp']) {
      await page.keyboard.press(key);
      await expectWords(page);
    }
    await page.keyboard.press('Escape');
    const field = page.locator('.moveInput-form input');
    await field.fill('a1-a1');
    await field.press('Enter');
    await expect(page.getByRole('alert')).not.toBeEmpty();
    await expectWords(page);

    for (const option of await page.locator('.lensControl-choice option').all()) {
      const value = await option.getAttribute('value');
      await page.locator('.lensControl-choice select').selectOption(value);
      await expectWords(page);
    }
    await page.locator('.lensControl-choice select').selectOption('');
    await page.locator('.piecesInWords summary').click();
    await press(page, 'offers a draw');
    await expectWords(page);
    await press(page, 'Decline');
    await page.locator('.strip-to-move').getByRole('button', { name: 'resigns' }).click();
    await expectWords(page);
    await page.getByRole('button', { name: '⟦Resign⟧' }).click();
    await expectWords(page);
    await press(page, 'First');
    await expectWords(page);
  });

for (const id of screened(boards, 2, 1))
  test(`in the rulebook of ${id} every text comes from the words`, async ({ page }) => {
    await page.goto(`#/learn/${id}`);
    await expect(page.locator('.learn-chapter')).toBeVisible();
    const rulebook = rulebooks.find(({ variants }) => at(variants, 0).id === id);
    const sections = rulebook?.sections ?? [];
    const task = sections.flatMap((section) =>
      section.tasks.slice(0, 1).map((each) => `${section.id}/${each.id}`),
    );
    const chapters = sections.map((section) => section.id);
    for (const chapter of [...chapters, ...task.slice(0, 1), 'gallery', 'readings']) {
      await page.goto(`#/learn/${id}/${chapter}`);
      await expect(page.locator('.learn-contents [aria-current]')).toHaveAttribute(
        'href',
        `#/learn/${id}/${chapter.split('/', 1).join('')}`,
      );
      await expectWords(page);
      if (chapter !== task[0]) continue;
      await press(page, '⟦Hint⟧');
      await press(page, 'Show the solution');
      await expectWords(page);
      await expect(page.locator('[data-verdict]')).toContainText('That was one way', { timeout: 20_000 });
      await expectWords(page);
    }
  });

for (const id of screened(boards, 2))
  test(`in the editor of ${id} every text comes from the words`, async ({ page }) => {
    await page.goto(`#/edit/${id}`);
    await expect(page.locator('.editor-fields')).toBeVisible();
    await expectWords(page);
    await press(page, '⟦Clear⟧');
    await site(page, 4).click();
    await expectWords(page);
    await page.locator('.editor-position-text textarea').fill('?');
    await expectWords(page);
  });

test('in the dialogs of the editor every text comes from the words', async ({ page }) => {
  await page.goto('#/edit/chess99');
  await press(page, 'Share');
  await expect(page.locator('dialog .dialog-qr').first()).toBeVisible();
  await expectWords(page);
  await closeDialog(page);
  await press(page, 'As a diagram');
  await page.locator('dialog textarea').fill('?');
  await press(page, '⟦Set up⟧');
  await expectWords(page);
});

test('in the library and its dialogs every text comes from the words', async ({ page }) => {
  await page.goto('#/');
  await expect(page.locator('.library-kept')).toContainText('No games yet');
  await expect(page.locator('.library-card .board').first()).toBeVisible();
  await expectWords(page);
  await press(page, 'Open or import');
  await page.locator('#open-text').fill('nothing of ours');
  await page.getByRole('button', { name: '⟦Open⟧' }).click();
  await expect(page.locator('dialog [role=status]')).not.toBeEmpty();
  await expectWords(page);
  await closeDialog(page);
  await page.goto('#/play/chess99');
  await page.locator('.moveInput-form input').fill('Pe2-e4');
  await page.locator('.moveInput-form input').press('Enter');
  await page.goto('#/');
  await expect(page.locator('.library-row')).toHaveCount(1);
  await expectWords(page);
  await page.getByRole('searchbox').fill('zzz');
  await expectWords(page);
  await page.getByRole('searchbox').fill('');
  await press(page, 'Rename');
  await expectWords(page);
  await page.keyboard.press('Escape');
  await press(page, 'Delete');
  await expect(page.locator('.notices-toast')).toBeVisible();
  await expectWords(page);
});

test('in every dialog every text comes from the words', async ({ page }) => {
  await page.goto('#/play/chess99');
  await page.locator('.moveInput-form input').fill('Pe2-e4');
  await page.locator('.moveInput-form input').press('Enter');
  for (const name of ['Share', 'Settings', 'New game']) {
    await page.getByRole('navigation').getByRole('button', { name }).click();
    await expect(page.locator('dialog')).toBeVisible();
    if (name === 'Share') {
      const saving = page.waitForEvent('download');
      await press(page, 'Save SVG');
      const stream = await (await saving).createReadStream();
      let svg = '';
      for await (const part of stream) svg += String(part);
      // The last line is the position string.
      const texts = [...svg.matchAll(/<(title|text)[^>]*>([^<]*)</g)].filter(
        ([whole]) => !whole.includes('monospace'),
      );
      await expectWords(
        page,
        texts.map(([, tag = '', text = '']) => ({ text, where: `picture ${tag}` })),
      );
    }
    await expectWords(page);
    await closeDialog(page);
  }
  await page.keyboard.press('?');
  await expect(page.locator('dialog kbd').first()).toBeVisible();
  await expectWords(page);
  await closeDialog(page);
  await page.getByRole('navigation').getByRole('button', { name: 'Clock' }).click();
  await expectWords(page);
  await page.locator('dialog input[type=number]').first().fill('0');
  await press(page, 'Start the clock');
  await expectWords(page);
  await page.locator('dialog input[type=number]').first().fill('5');
  await press(page, 'Start it with the next move');
  await expectWords(page);
  await press(page, 'Start the clock');
  await expectWords(page);
});

test('at an unknown address every text comes from the words', async ({ page }) => {
  for (const route of [
    'nowhere',
    'play/none',
    'learn/none',
    'edit/none',
    'play/chess99/zzzz',
    'learn/chess99/none',
  ]) {
    await page.goto(`#/${route}`);
    await expect(page.locator('.problem, .empty')).toBeVisible();
    await expectWords(page);
  }
});

test.describe('every text about a failure', () => {
  test.use({ expectedFault: /a fault|Failed to load|ERR_FAILED|dynamically imported/ });

  test('in the app comes from the words', async ({ page }) => {
    await page.goto('#/play/chess99');
    await page.locator('.moveInput-form input').fill('Pe2-e4');
    await page.locator('.moveInput-form input').press('Enter');
    await page.evaluate(() => {
      void Promise.reject(new Error('a fault'));
    });
    await expect(page.locator('.notices-toast')).toBeVisible();
    await expectWords(page);
    await page.route('**/tns*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("a fault")' }),
    );
    await page.goto('#/play/tns');
    await expect(page.locator('h1')).toContainText('Something went wrong');
    await expectWords(page);
    await page.route('**/LearnPage*.js', (route) => route.abort());
    await page.goto('#/learn/chess99');
    await expect(page.locator('h1')).toContainText('could not be loaded');
    await expectWords(page);
  });

  test('before the app has started comes from the words', async ({ page, browser, baseURL }) => {
    await page.route('**/assets/index-*.js', (route) => route.abort());
    await page.goto('#/');
    await expect(page.locator('h1')).toContainText('could not be loaded');
    await expectWords(page);
    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.goto(baseURL ?? '');
    await expect(plain.locator('.no-script')).toContainText('⟦Oddboard needs JavaScript');
    await plain.close();
  });
});

test('the message to a browser that is too old comes from the words', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Array.prototype, 'toSorted');
  });
  await page.goto('#/');
  await expect(page.locator('h1')).toContainText('This browser cannot show');
  await expectWords(page);
});

test('the message about slow loading comes from the words', async ({ page }) => {
  let letGo: () => void = () => undefined;
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await free;
    await route.continue();
  });
  await page.route('**/tns*', () => undefined);
  await page.goto('#/play/tns', { waitUntil: 'commit' });
  await expect(page.getByRole('status').filter({ hasText: 'Still loading' })).toBeVisible();
  await expectWords(page);
  letGo();
  await expect(page.getByRole('status').filter({ hasText: 'Still waiting' })).toBeVisible();
  await expectWords(page);
});

test('on the explore screen every text comes from the words', async ({ page }) => {
  await page.goto('#/explore/hex39');
  await expectWords(page);
  for (const place of [8, 13]) await site(page, place).click();
  await expectWords(page);
  await page.getByRole('button', { name: '⟦mistake⟧' }).click();
  await press(page, 'Draw in');
  for (const place of [3, 3]) await site(page, place).click();
  await expectWords(page);
  await press(page, 'Remove this move');
  await expectWords(page);
  await press(page, 'Keep');
  await press(page, 'Share the tree');
  await expectWords(page);
  await page.getByRole('textbox', { name: 'Their link or record' }).fill('nonsense');
  await page.getByRole('button', { name: '⟦Add⟧' }).click();
  await expectWords(page);
  await closeDialog(page);
});

test('on the puzzle screen every text comes from the words', async ({ page }) => {
  await page.goto('#/puzzles/hex39');
  await expect(page.getByRole('button', { name: '⟦Solution⟧', disabled: false })).toBeVisible();
  await page.getByText('The rules that decide it').click();
  await expectWords(page);
  await press(page, 'Solution');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectWords(page);
  await press(page, 'Share this puzzle');
  await expectWords(page);
  await closeDialog(page);
  await page.goto('#/play/hex39');
  await press(page, 'Make it a puzzle');
  await expectWords(page);
});
