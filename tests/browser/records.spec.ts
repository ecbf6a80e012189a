import type { Page } from '@playwright/test';
import { linkTo } from '../support/links.ts';
import {
  expectOn,
  expectResult,
  recordedActions,
  wholeBen39,
  wholeChess99,
  wholeTns,
  ben39Start,
} from './support/board.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { ANN_AND_BOB, chooseBob } from './support/several.ts';
import { writtenMoves } from './support/tree.ts';

const rows = (page: Page) => page.getByRole('region', { name: 'Your games' }).getByRole('article');

/** Pastes a text into the library and opens it. */
async function paste(page: Page, text: string) {
  await page.goto('#/');
  await page.getByRole('button', { name: 'Open or import' }).click();
  await page.getByRole('textbox', { name: 'A link, a record or an export, pasted here' }).fill(text);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
}

/** The record of the game on the screen, from the share dialog. */
async function sharedRecord(page: Page): Promise<string> {
  await page.getByRole('navigation', { name: 'Game' }).getByRole('button', { name: 'Share' }).click();
  const text = await page.getByRole('textbox', { name: 'Record of the game' }).inputValue();
  await page.getByRole('button', { name: 'Close' }).click();
  return text;
}

for (const [id, actions, start] of [
  ['chess99', wholeChess99, undefined],
  ['tns', wholeTns, undefined],
  ['ben39', wholeBen39, ben39Start],
] as const)
  test(`a record of ${id} is copied, and pasted back as the same game`, async ({ page }) => {
    await page.goto(
      linkTo(id, {
        actions: actions.join(' '),
        players: ['Ada', 'Grace "G" Hopper'],
        ...(start === undefined ? {} : { start }),
      }),
    );
    await expect(recordedActions(page)).toHaveCount(actions.length);
    const shown = await recordedActions(page).allTextContents();
    const record = await sharedRecord(page);
    await paste(page, `\uFEFF; a comment\r\n${record.replaceAll('\n', '\r\n')}`);
    await expect(recordedActions(page)).toHaveText(shown);
    await expect(page.getByRole('textbox', { name: 'Name of Black’s player' })).toHaveValue(
      'Grace "G" Hopper',
    );
    await page.goto('#/');
    await expect(rows(page)).toHaveText([/Ada – Grace "G" Hopper/]);
  });

test('the record is copied to the clipboard and saved as a file', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(linkTo('chess99', { actions: 'e2-e4 e8-e6 h1-g3' }));
  await page.getByRole('navigation', { name: 'Game' }).getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Copy the record' }).click();
  await expect(page.getByText('The record is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('1. e4 e6 2. Ng3 *');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the record' }).click();
  expect((await saving).suggestedFilename()).toBe('oddboard-chess99.pgn');
  await expectAccessible(page);
});

test('a file of records dropped on any screen is opened', async ({ page }) => {
  await page.goto('#/play/hex39');
  await expectOn(page, 'g1', 'White bishop');
  await page.evaluate(() => {
    const files = new DataTransfer();
    files.items.add(new File(['[Variant "Chess 99"]\n\n1. e4 e6 2. Ng3 *\n'], 'game.pgn'));
    document.body.dispatchEvent(
      new DragEvent('drop', { dataTransfer: files, bubbles: true, cancelable: true }),
    );
  });
  await expect(recordedActions(page)).toHaveText(['e4', 'e6', 'Ng3']);
});

test('a record with variations opens as a tree, and its game is in the library', async ({ page }) => {
  await paste(page, '[Variant "Chess 99"]\n\n1. e4 e6 {quiet} (1... e7) 2. Ng3 *\n');
  await expect(page).toHaveURL(/#\/explore\/chess99\//);
  await expect(writtenMoves(page)).toHaveText(['e4', 'e6', 'e7', 'Ng3']);
  await page.goto('#/');
  await expect(rows(page)).toHaveCount(1);
});

test('a record that cannot be played to its end is shown up to there, and says where it stops', async ({
  page,
}) => {
  await paste(page, '[Variant "chess99"]\n\n1. e4 e6 2. Qxz9 Nc7');
  await expect(recordedActions(page)).toHaveText(['e4', 'e6']);
  await expect(page.getByText(/shown up to Black’s move\s1\. .*Qxz9/)).toBeVisible();
});

test('several games in one text go into the library', async ({ page }) => {
  const game = '[Variant "hex39"]\n[White "Ann"]\n\n1. j4 *\n\n';
  await paste(page, game + game.replace('Ann', 'Bob'));
  await expect(page.getByText('2 games were added.')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(rows(page)).toHaveCount(2);
});

test('of several games in one text, one can be chosen, with its variations', async ({ page }) => {
  await paste(page, ANN_AND_BOB);
  await chooseBob(page);
  await expect(writtenMoves(page)).toHaveText(['e4', 'e6', 'e7', 'Ng3']);
  await page.goto('#/');
  await expect(rows(page)).toHaveCount(2);
});

const hostile = '<script>alert(1)</script><img src=x onerror=alert(1)>';
test('a hostile record is plain text wherever it is shown', async ({ page }) => {
  await paste(page, `[Variant "chess99"]\n[White "${hostile}"]\n\n1. e4 {${hostile}} ${hostile}`);
  await expectOn(page, 'e4', 'White pawn');
  await expect(page.getByText(hostile).first()).toBeVisible();
  await page.goto('#/');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(hostile.slice(0, 40));
});

for (const [what, text, words] of [
  ['nothing that we know', 'hello there', /isn’t an Oddboard link|isn’t a record/],
  ['a record of another game', '[Variant "Crazyhouse"]\n\n1. e4', /Crazyhouse/],
] as const)
  test(`${what} is refused in words`, async ({ page }) => {
    await paste(page, text);
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(words);
  });

test('a finished game keeps its end in its record', async ({ page }) => {
  await page.goto(linkTo('chess99', { actions: 'e2-e4' }));
  await page.getByRole('button', { name: 'Black resigns' }).click();
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  const record = await sharedRecord(page);
  expect(record).toContain('[Termination "resignation"]');
  await paste(page, record);
  await expectResult(page, 'White wins: Black resigns.');
});
