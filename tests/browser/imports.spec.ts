import type { Page } from '@playwright/test';
import { click, expectOn, recordedActions } from './support/board.ts';
import { savedEntries, putEntry, untilSaved } from './support/database.ts';
import { ANN_AND_BOB, chooseBob } from './support/several.ts';
import { expect, expectAccessible, test } from './support/test.ts';

/** The rows of the library’s list of games. */
const rows = (page: Page) => page.getByRole('region', { name: 'Your games' }).getByRole('article');

interface Dropped {
  readonly name: string;
  readonly text: string;
  /** Whether it is a folder, which has no text. */
  readonly isFolder?: boolean;
}

/** Drops files onto the page. */
const drop = (page: Page, ...dropped: readonly Dropped[]) =>
  page.evaluate((all) => {
    const files = new DataTransfer();
    for (const { name, text } of all) files.items.add(new File([text], name));
    const folders = new Set(all.filter(({ isFolder }) => isFolder).map(({ name }) => name));
    File.prototype.text = function () {
      return folders.has(this.name)
        ? Promise.reject(new DOMException('A folder.', 'NotFoundError'))
        : new Response(this).text();
    };
    document.body.dispatchEvent(
      new DragEvent('drop', { dataTransfer: files, bubbles: true, cancelable: true }),
    );
  }, dropped);

/** A saved game, from which the tests make others. */
async function aSavedGame(page: Page): Promise<object> {
  await page.goto('#/play/chess99');
  await click(page, 'a2', 'a4');
  await untilSaved(page, '"a2-a4"');
  const [entry] = await savedEntries(page);
  await page.goto('#/');
  await expect(rows(page)).toHaveCount(1);
  return entry ?? {};
}

const exportOf = (games: readonly object[]) => JSON.stringify({ format: 'oddboard-games', games });

const pasted = async (page: Page, text: string) => {
  await page.getByRole('button', { name: 'Open or import' }).click();
  await page.getByRole('textbox', { name: 'A link, a record or an export, pasted here' }).fill(text);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
};

test('games with the same id and revision are all there after an import, as the page says', async ({
  page,
}) => {
  const game = await aSavedGame(page);
  const lines = [['b2-b4'], ['c2-c4'], ['d2-d4']];
  const games = lines.map((actions) => ({ ...game, id: 'same', revision: 1, actions }));
  await drop(page, { name: 'games.json', text: exportOf(games) });
  await expect(page.getByText('3 games were added.')).toBeVisible();
  await expect(rows(page)).toHaveCount(4);
});

test('an import updates a game that has gone on elsewhere, and ignores an earlier state', async ({
  page,
}) => {
  const game = await aSavedGame(page);
  const further = { ...game, revision: 5, actions: ['a2-a4', 'a8-a6'] };
  await drop(page, { name: 'games.json', text: exportOf([further]) });
  await expect(page.getByText('0 games were added, 1 game was brought up to date.')).toBeVisible();
  await expect(rows(page)).toHaveText([/2\smoves/]);
  await drop(page, { name: 'games.json', text: exportOf([game]) });
  await expect(page.getByText('0 games were added, 1 game was here already.')).toBeVisible();
  await expect(rows(page)).toHaveText([/2\smoves/]);
});

test('a game with an impossible time does not affect the others', async ({ page }) => {
  const game = await aSavedGame(page);
  const times = [8_640_000_000_000_000, 8_640_000_000_000_001, 1e308, -1];
  const games = times.map((changed) => ({ ...game, id: `time ${String(changed)}`, changed, title: 'Odd' }));
  await drop(page, { name: 'games.json', text: exportOf(games) });
  await expect(page.getByText('4 games were added.')).toBeVisible();
  await page.reload();
  await expect(rows(page)).toHaveCount(5);
  await rows(page).last().getByRole('link', { name: 'Resume' }).click();
  await expectOn(page, 'a4', 'White pawn');
});

test.describe('a fault in the page', () => {
  test.use({ expectedFault: /Invalid time value/ });

  test('a game that cannot be shown has its own row, and can be saved and deleted', async ({ page }) => {
    await aSavedGame(page);
    await page.addInitScript(() => {
      Intl.DateTimeFormat.prototype.formatToParts = () => [];
      Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
        get: () => () => {
          throw new RangeError('Invalid time value');
        },
      });
    });
    await page.reload();
    await expect(page.getByRole('article', { name: 'A damaged game' })).toContainText('cannot be shown');
    await expect(page.getByRole('link', { name: 'Play Chess 99' })).toBeVisible();
    await page.getByRole('button', { name: 'Delete the damaged game' }).click();
    await expect(page.getByText('was deleted')).toBeVisible();
  });
});

test('of several games in a dropped file, one can be chosen on any screen, with its variations', async ({
  page,
}) => {
  await page.goto('#/play/tns');
  await drop(page, { name: 'games.pgn', text: ANN_AND_BOB });
  await chooseBob(page);
  const moves = page.getByRole('list', { name: 'Moves and variations' }).getByRole('button');
  await expect(moves).toHaveText(['Start', /e4/, /e6/, /e7/, /Ng3/]);
  await page.goto('#/');
  await expect(rows(page)).toHaveCount(2);
});

test('several files are imported, each with a message, and a folder is not taken for a file', async ({
  page,
}) => {
  await page.goto('#/');
  const record = (moves: string) => `[Variant "chess99"]\n\n${moves} *\n`;
  await drop(
    page,
    { name: 'one.pgn', text: record('1. a4') },
    { name: 'games', text: '', isFolder: true },
    { name: 'two.pgn', text: record('1. b4') },
  );
  const said = page.getByText('“games” cannot be read.', { exact: false });
  await expect(said).toContainText('one.pgn: The game is in the library.');
  await expect(said).toContainText('two.pgn: The game is in the library.');
  await expect(rows(page)).toHaveCount(2);
  await expectAccessible(page);
});

test.describe('a part of the page that cannot be loaded', () => {
  test.use({ expectedFault: /ERR_FAILED/ });

  test('is reported if a dropped file needs it', async ({ page }) => {
    await page.goto('#/');
    await expect(page.getByText('No games yet')).toBeVisible();
    await page.route('**/openText*', (route) => route.abort());
    await drop(page, { name: 'one.pgn', text: '[Variant "chess99"]\n\n1. a4 *\n' });
    await expect(page.getByText('Nothing was opened', { exact: false })).toBeVisible();
  });
});

test('the message about a record disappears when another game begins', async ({ page }) => {
  await page.goto('#/');
  await pasted(page, '[Variant "chess99"]\n\n1. e4 e6 2. Qxz9 Nc7');
  const said = page.getByText('Qxz9', { exact: false }).filter({ hasText: 'shown up to' }).first();
  await expect(said).toBeVisible();
  await page.goto('#/play/hex39');
  await expectOn(page, 'g1', 'White bishop');
  await expect(page.getByText('Qxz9', { exact: false })).toHaveCount(0);
});

test('parameters that others add to a link stay out of the address and of later links', async ({ page }) => {
  await page.goto('#/play/chess99');
  await click(page, 'a2', 'a4');
  await untilSaved(page, '"a2-a4"');
  await expect.poll(() => page.url()).toMatch(/chess99\/./);
  const link = page.url();
  await page.goto('#/');
  await pasted(page, `${link}?from=mail&x=y`);
  await expectOn(page, 'a4', 'White pawn');
  expect(page.url()).not.toContain('from=mail');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('textbox', { name: 'Link' })).not.toHaveValue(/from=mail/);
});

test('an export holds everything, and can be imported on another device', async ({
  page,
  browser,
  baseURL,
}) => {
  const game = await aSavedGame(page);
  const clock = {
    control: { kind: 'sudden death', minutes: [5, 5] },
    endsGame: true,
    left: [200_000, 300_000],
    side: 1,
    delay: 0,
    since: null,
  };
  await putEntry(page, { ...game, id: 'whole', redoActions: ['a8-a6'], clock, changed: Date.now() + 1000 });
  await putEntry(page, { ...game, id: 'broken', actions: 7 });
  await page.evaluate(() => {
    const keep = (part: string, state: object) => {
      localStorage.setItem(`oddboard:/:${part}`, JSON.stringify({ state, version: 0 }));
    };
    keep('settings', { theme: 'dark' });
    keep('progress', { solved: ['hex39/one'] });
  });
  await page.reload();
  await expect(rows(page)).toHaveCount(3);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all' }).click();
  const file = await (await saving).path();

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await context.newPage();
  await other.goto('#/');
  await other.getByRole('button', { name: 'Open or import' }).click();
  await other.getByLabel('Choose a file').setInputFiles(file);
  await expect(
    other.getByText(
      '2 games were added, 1 game was damaged and kept as it is. Settings and solved tasks came along.',
    ),
  ).toBeVisible();
  await other.getByRole('button', { name: 'Close' }).click();
  await expect(rows(other)).toHaveCount(3);
  expect(await savedEntries(other)).toContainEqual({ ...game, id: 'broken', actions: 7 });
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await other.evaluate(() => localStorage.getItem('oddboard:/:progress'))).toContain('hex39/one');
  await rows(other).first().getByRole('link', { name: 'Resume' }).click();
  await expect(other.getByRole('timer', { name: 'White’s time' })).toHaveText(/3:20/);
  await other.getByRole('button', { name: 'Redo' }).click();
  await expect(recordedActions(other)).toHaveText(['a4', 'a6']);
  await context.close();
});

test('a name with a right-to-left override leaves the text around it in place', async ({ page }) => {
  const game = await aSavedGame(page);
  await putEntry(page, { ...game, players: ['\u202eevil', 'Grace'] });
  await page.reload();
  await expect(rows(page).getByRole('heading')).toHaveText('\u2068evil\u2069 – Grace');
});

test('the library says whether the browser may delete the games, and suggests an export after many', async ({
  page,
}) => {
  const game = await aSavedGame(page);
  await expect(page.getByText(/This browser (may delete|keeps) these games/)).toBeVisible();
  const games = Array.from({ length: 20 }, (_, i) => ({ ...game, id: `game ${String(i)}`, created: i }));
  await drop(page, { name: 'games.json', text: exportOf(games) });
  await expect(page.getByText('You have 21 games on this device', { exact: false })).toBeVisible();
  await expectAccessible(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  await saving;
  await page.reload();
  await expect(page.getByRole('button', { name: 'Show all 21' })).toBeVisible();
  await expect(page.getByText('You have 21 games on this device', { exact: false })).toHaveCount(0);
});
