import type { BrowserContext, Page } from '@playwright/test';
import { linkTo } from '../support/links.ts';
import {
  ben39Start,
  click,
  expectOn,
  gameOf,
  heldPiece,
  mouse,
  play,
  recordedActions,
  settledAddress,
  site,
} from './support/board.ts';
import { savedEntries, putEntry, untilSaved } from './support/database.ts';
import { expect, expectAccessible, test } from './support/test.ts';

/** The rows of the library’s list of games. */
const rows = (page: Page) => page.getByRole('region', { name: 'Your games' }).getByRole('article');

/** Closes the page as a crash would, and opens the library in another page. */
async function reopened(page: Page, context: BrowserContext): Promise<Page> {
  await page.close();
  const other = await context.newPage();
  await other.goto('#/');
  return other;
}

const resume = (page: Page) => page.getByRole('link', { name: /^Resume/ }).click();

/** Plays a pawn’s step, and waits until it is saved. */
async function playPawn(page: Page, from: string, to: string) {
  await click(page, from, to);
  await expectOn(page, to, '(White|Black) pawn');
  await settledAddress(page);
}

test('a page that is killed in the middle of a turn of TNS resumes there', async ({ page, context }) => {
  await page.goto('#/play/tns');
  await play(page, mouse(page), gameOf('tns'), 'e2-d4 c8-d6 c3-c4 d6-c4 d4-f5 c4-d2+'.split(' '));
  await heldPiece(page, 'Black', 'White wazir').click();
  await untilSaved(page, '"picked":[{"kind":"hand"');
  const again = await reopened(page, context);
  await expect(rows(again)).toHaveText([/A game of TNS Chess.*6\smoves.*Black to move\./]);
  await resume(again);
  await expect(again.getByRole('region', { name: 'Black', exact: true })).toContainText('may drop');
  await expect(heldPiece(again, 'Black', 'White wazir')).toHaveAttribute('aria-pressed', 'true');
  await click(again, 'e5');
  await expectOn(again, 'e5', 'White wazir');
  await expect(recordedActions(again)).toHaveCount(7);
});

test('a pick in a game without a move is there after a reload, and the library has no such game', async ({
  page,
}) => {
  await page.goto('#/play/ben39');
  await click(page, 'h4');
  await expect(site(page, 'h4')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('picked');
  await page.reload();
  await expect(site(page, 'h4')).toHaveAttribute('aria-pressed', 'true');
  await page.goto('#/');
  await expect(page.getByText('No games yet')).toBeVisible();
});

test('a page that is killed before a choice in Ben39 asks for it again', async ({ page, context }) => {
  await page.goto(linkTo('ben39', { start: ben39Start }));
  await play(page, mouse(page), gameOf('ben39', ben39Start), ['C@g3d', 'X@a7']);
  await click(page, 'l2');
  await click(page, 'n4');
  await page.getByRole('button', { name: 'Chad rook on k1 stays' }).click();
  const choice = { name: 'Chad rook on m3 goes along' };
  await expect(page.getByRole('button', choice)).toBeVisible();
  await untilSaved(page, 'stay-k1');
  const again = await reopened(page, context);
  await resume(again);
  await again.getByRole('button', choice).click();
  await expect(recordedActions(again)).toHaveCount(3);
});

test('moves that were taken back can be redone after a reload', async ({ page }) => {
  await page.goto('#/play/chess99');
  await playPawn(page, 'e2', 'e4');
  await page.getByRole('button', { name: 'Take back' }).click();
  await expectOn(page, 'e2', 'White pawn');
  await untilSaved(page, '"redoActions":["e2-e4"]');
  await page.reload();
  await page.getByRole('button', { name: 'Redo' }).click();
  await expectOn(page, 'e4', 'White pawn');
});

test('a game that was only viewed is not saved', async ({ page }) => {
  await page.goto(linkTo('chess99', { actions: 'e2-e4 e8-e6' }));
  await click(page, 'h1');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('link', { name: 'Library' }).click();
  await expect(page.getByText('Games that you play are kept here', { exact: false })).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
});

test('a link opened over a game shows the linked game and leaves the saved one alone', async ({ page }) => {
  await page.goto('#/play/chess99');
  await playPawn(page, 'a2', 'a4');
  const link = linkTo('chess99', { actions: 'i2-i4' });
  await page.evaluate((hash) => (location.hash = hash), link);
  await expectOn(page, 'i4', 'White pawn');
  await playPawn(page, 'i8', 'i6');
  await page.getByRole('link', { name: 'Library' }).click();
  await expect(rows(page)).toHaveText([/2\smoves/, /1\smove/]);
  await rows(page).nth(1).getByRole('link', { name: 'Resume' }).click();
  await expectOn(page, 'a4', 'White pawn');
  await expectOn(page, 'i2', 'White pawn');
});

test('two tabs with one game notice each other, and neither overwrites the other', async ({
  page,
  context,
}) => {
  await page.goto('#/play/chess99');
  await playPawn(page, 'a2', 'a4');
  const other = await context.newPage();
  await other.goto('#/');
  await resume(other);
  const both = 'This game is open in another tab too.';
  await expect(other.getByText(both)).toBeVisible();
  await expect(page.getByText(both)).toBeVisible();

  await playPawn(page, 'a8', 'a6');
  await expect(other.getByText('This game has gone on in another tab.', { exact: false })).toBeVisible();
  await expectAccessible(other);
  await playPawn(other, 'i8', 'i6');
  await other.getByRole('link', { name: 'Library' }).click();
  await expect(rows(other)).toHaveCount(2);
  await page.reload();
  await expectOn(page, 'a6', 'Black pawn');
  await expectOn(page, 'i8', 'Black pawn');
});

test('a tab follows a game that goes on in another', async ({ page, context }) => {
  await page.goto('#/play/chess99');
  await playPawn(page, 'a2', 'a4');
  const other = await context.newPage();
  await other.goto('#/');
  await resume(other);
  await expectOn(other, 'a4', 'White pawn');
  await playPawn(page, 'a8', 'a6');
  await other.getByRole('button', { name: 'Show it as it is there' }).click();
  await expectOn(other, 'a6', 'Black pawn');
  await playPawn(other, 'b2', 'b3');
  await other.getByRole('link', { name: 'Library' }).click();
  await expect(rows(other)).toHaveCount(1);
});

test('a game is renamed, found by its name, deleted, and restored', async ({ page }) => {
  await page.goto('#/play/chess99');
  await page.getByRole('textbox', { name: 'Name of White’s player' }).fill('Ada');
  await playPawn(page, 'a2', 'a4');
  await page.goto('#/play/hex39');
  await click(page, 'i3', 'j4');
  await settledAddress(page);
  await page.goto('#/');
  await expect(rows(page)).toHaveText([/A game of Hex 39/, /Ada – Black/]);
  await page.getByRole('button', { name: 'Rename Ada – Black' }).click();
  await page.getByRole('textbox', { name: 'Name of the game' }).fill('Sunday');
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(rows(page)).toHaveText([/A game of Hex 39/, /Sunday/]);
  await page.getByRole('searchbox', { name: 'Search your games' }).fill('sun chess');
  await expect(rows(page)).toHaveText([/Sunday/]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete Sunday' }).click();
  await expect(page.getByText('No results for “sun chess”')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveText([/Sunday/]);
  await resume(page);
  await playPawn(page, 'a8', 'a6');
  await page.goto('#/');
  await expect(rows(page)).toHaveText([/Sunday.*2\smoves/, /Hex 39/]);
});

test('all games are exported to a file and imported on another device', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('#/play/chess99');
  await playPawn(page, 'a2', 'a4');
  await page.goto(linkTo('tns', { actions: 'e2-d4', players: ['Ada', 'Grace'] }));
  await click(page, 'c8', 'd6');
  await settledAddress(page);
  await page.goto('#/');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all' }).click();
  const file = await (await saving).path();

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await context.newPage();
  await other.goto('#/');
  const choose = async () => {
    await other.getByRole('button', { name: 'Open or import' }).click();
    await other.getByLabel('Choose a file').setInputFiles(file);
  };
  await choose();
  await expect(other.getByText('2 games were added.')).toBeVisible();
  await other.getByRole('button', { name: 'Close' }).click();
  await expect(rows(other)).toHaveText([/Ada – Grace.*2\smoves/, /Chess 99/]);
  await choose();
  await expect(other.getByText('0 games were added, 2 games were here already.')).toBeVisible();
  await other.getByRole('button', { name: 'Close' }).click();
  await expect(rows(other)).toHaveCount(2);
  await rows(other).first().getByRole('link', { name: 'Resume' }).click();
  await expectOn(other, 'd6', 'Black knight');
  await context.close();
});

test('a damaged game does not affect the others', async ({ page }) => {
  await page.goto('#/play/chess99');
  await playPawn(page, 'a2', 'a4');
  await page.goto('#/play/hex39');
  await click(page, 'i3', 'j4');
  await settledAddress(page);
  const entries = await savedEntries(page);
  const damaged = entries.find((entry) => 'variant' in entry && entry.variant === 'hex39');
  await putEntry(page, { ...damaged, actions: 'i3-j4', players: 7 });
  await putEntry(page, { id: 'nonsense', schema: 'purple' });
  await putEntry(page, { id: 'tomorrow', schema: 99 });
  await page.goto('#/');
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page).first()).toContainText('A game of Chess 99');
  await expect(page.getByText('The record of this game is damaged.', { exact: false })).toBeVisible();
  await expect(page.getByText('kept by a newer Oddboard', { exact: false })).toBeVisible();
  await expectAccessible(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save what is there' }).first().click();
  expect((await saving).suggestedFilename()).toBe('oddboard-damaged-game.json');
  await resume(page);
  await expectOn(page, 'a4', 'White pawn');
});

test('a damaged part outside the game itself is replaced, and the game goes on', async ({ page }) => {
  await page.goto('#/play/chess99');
  await playPawn(page, 'a2', 'a4');
  const [entry] = await savedEntries(page);
  await putEntry(page, {
    ...entry,
    players: 7,
    picked: 'e8',
    position: '?',
    cursor: -3,
    changed: 'yesterday',
  });
  await page.goto('#/');
  await resume(page);
  await expectOn(page, 'a4', 'White pawn');
  await playPawn(page, 'a8', 'a6');
});

test('a saved game with an illegal move is shown up to that move and left as it is', async ({ page }) => {
  await page.goto('#/play/chess99');
  await playPawn(page, 'a2', 'a4');
  const [entry] = await savedEntries(page);
  await putEntry(page, { ...entry, actions: ['a2-a4', 'e9-e1', 'b2-b3'] });
  await page.goto('#/');
  await resume(page);
  await expect(page.getByRole('alert')).toContainText('The game is shown up to White’s move 1.');
  await playPawn(page, 'a8', 'a6');
  await page.goto('#/');
  await expect(rows(page)).toHaveText([/2\smoves/, /3\smoves/]);
});

test('full storage is reported once, and the game goes on in the address', async ({
  page,
  context,
  baseURL,
}) => {
  const devtools = await context.newCDPSession(page);
  const { origin } = new URL(baseURL ?? '');
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await page.goto('#/play/chess99');
  await playPawn(page, 'a2', 'a4');
  await playPawn(page, 'a8', 'a6');
  const words = page.getByText('There is no room left on this device to keep games.', { exact: false });
  await expect(words).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await playPawn(page, 'b2', 'b3');
  await expect(words).toHaveCount(0);

  const address = await settledAddress(page);
  const other = await context.newPage();
  await other.goto(address);
  await expectOn(other, 'b3', 'White pawn');
});

test('if nothing can be saved the page says so, and a reload still finds the game', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  });
  await page.goto('#/play/chess99');
  await playPawn(page, 'a2', 'a4');
  await expect(
    page.getByText('This browser does not let Oddboard keep games', { exact: false }),
  ).toBeVisible();
  await page.reload();
  await expectOn(page, 'a4', 'White pawn');
  await page.getByRole('link', { name: 'Library' }).click();
  await expect(page.getByRole('link', { name: 'Play Hex 39' })).toBeVisible();
});

const hostile = '<img src=x onerror=alert(1)>"\'&';

test('a hostile name is plain text wherever it is shown', async ({ page }) => {
  await page.goto('#/play/chess99');
  await page.getByRole('textbox', { name: 'Name of White’s player' }).fill(hostile);
  await playPawn(page, 'a2', 'a4');
  await page.goto('#/');
  await expect(rows(page).getByRole('heading')).toHaveText(`${hostile} – Black`);
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByText(`${hostile} – Black was deleted.`)).toBeVisible();
});

for (const [what, content, words] of [
  ['of something else', '{"format":"purple"}', 'isn’t an Oddboard export'],
  ['cut short', '{"format":"oddboard-games","games":[{"id', 'isn’t an Oddboard export'],
  [
    'of damaged games',
    '{"format":"oddboard-games","games":[7,null,{"id":"x"}]}',
    '0 games were added, 3 games were damaged',
  ],
  [
    'that reaches into objects',
    '{"__proto__":{"format":"oddboard-games"},"games":[]}',
    'isn’t an Oddboard export',
  ],
] as const)
  test(`a file ${what} is refused in words`, async ({ page }) => {
    await page.goto('#/');
    await page.getByRole('button', { name: 'Open or import' }).click();
    await page.getByLabel('Choose a file').setInputFiles({
      name: 'games.json',
      mimeType: 'application/json',
      buffer: Buffer.from(content),
    });
    await expect(page.getByRole('dialog').getByRole('status')).toContainText(words);
    await expectAccessible(page);
  });

test('a file dropped on the page is imported', async ({ page }) => {
  await page.goto('#/');
  await expect(page.getByRole('region', { name: 'Your games' })).toBeVisible();
  await page.evaluate(() => {
    const files = new DataTransfer();
    files.items.add(new File(['{"format":"oddboard-games","games":[]}'], 'games.json'));
    document.body.dispatchEvent(
      new DragEvent('drop', { dataTransfer: files, bubbles: true, cancelable: true }),
    );
  });
  await expect(page.getByText('0 games were added.')).toBeVisible();
});

test('a link pasted into the library leads to its game', async ({ page }) => {
  await page.goto('#/');
  await page.getByRole('button', { name: 'Open or import' }).click();
  const link = linkTo('chess99', { actions: 'e2-e4' });
  await page
    .getByRole('textbox', { name: 'A link, a record or an export, pasted here' })
    .fill(`Look: https://example.org/oddboard/${link}`);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(site(page, 'e4')).toHaveAccessibleName(/White pawn/);
});

test('the saved games of one kind are listed alone', async ({ page }) => {
  await page.goto('#/play/chess99');
  await playPawn(page, 'a2', 'a4');
  await page.goto('#/play/hex39');
  await click(page, 'i3', 'j4');
  await settledAddress(page);
  await page.goto('#/');
  await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('Hex 39');
  await expect(rows(page)).toHaveText([/A game of Hex 39/]);
  await page.getByRole('searchbox', { name: 'Search your games' }).fill('chess');
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(rows(page)).toHaveText([/Hex 39/, /Chess 99/]);
  await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('Chess 99');
  await page.getByRole('button', { name: /^Delete/ }).click();
  // Without games of two kinds there is nothing to choose.
  await expect(rows(page)).toHaveText([/Hex 39/]);
  await expect(page.getByRole('combobox', { name: 'Game', exact: true })).toHaveCount(0);
});
