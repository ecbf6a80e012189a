import type { BrowserContext, Page } from '@playwright/test';
import { click, expectOn, recordedActions, settledAddress } from './support/board.ts';
import { untilSaved } from './support/database.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { writtenMoves } from './support/tree.ts';

/** The rows of the library’s list. */
const rows = (page: Page) => page.getByRole('region', { name: 'Your games' }).getByRole('article');

/** Closes the page as a crash would, and opens the library in another page. */
async function reopened(page: Page, context: BrowserContext): Promise<Page> {
  await page.close();
  const other = await context.newPage();
  await other.goto('#/');
  return other;
}

const toStart = (page: Page) => page.getByRole('button', { name: 'Start', exact: true }).click();

/** Tries a move on the board of Hex 39 as a variation from the start. */
async function tryFirst(page: Page, from: string, to: string) {
  // A tree without moves is at its start.
  if ((await writtenMoves(page).count()) > 0) await toStart(page);
  await click(page, from, to);
  await expectOn(page, to, 'White pawn');
}

test('a study is named, found after the page was killed, renamed, deleted and brought back', async ({
  page,
  context,
}) => {
  await page.goto('#/explore/hex39');
  await tryFirst(page, 'c3', 'b4');
  await tryFirst(page, 'e3', 'd4');
  await page.getByRole('button', { name: 'Name this study' }).click();
  await page.getByRole('textbox', { name: 'Name of the study' }).fill('Castle walls');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save the name' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Castle walls');
  await settledAddress(page);
  const library = await reopened(page, context);
  await expect(rows(library)).toHaveText([/Castle walls.*Study.*Hex.39.*2.moves/]);
  await expectAccessible(library);
  await library.getByRole('searchbox', { name: 'Search your games' }).fill('nothing');
  await expect(rows(library)).toHaveCount(0);
  await library.getByRole('searchbox', { name: 'Search your games' }).fill('walls');
  await library.getByRole('button', { name: 'Rename Castle walls' }).click();
  await library.getByRole('textbox', { name: 'Name of the study' }).fill('Tall walls');
  await library.keyboard.press('Enter');
  await library.getByRole('button', { name: 'Delete Tall walls' }).click();
  await expect(rows(library)).toHaveCount(0);
  await library.getByRole('button', { name: 'Undo' }).click();
  await library.getByRole('link', { name: 'Open Tall walls' }).click();
  await expect(library.getByRole('heading', { level: 1 })).toContainText('Tall walls');
  await expect(writtenMoves(library)).toHaveCount(2);
  await tryFirst(library, 'c3', 'd4');
  await settledAddress(library);
  await library.reload();
  await expect(writtenMoves(library)).toHaveCount(3);
  await library.getByRole('link', { name: 'Library' }).click();
  await expect(rows(library)).toHaveText([/Tall walls.*3.moves/]);
});

test('a tree that is only looked at is not kept', async ({ page, context }) => {
  await page.goto('#/explore/hex39');
  await tryFirst(page, 'c3', 'b4');
  const address = await settledAddress(page);
  const guest = await context.browser()?.newContext();
  const other = (await guest?.newPage()) ?? page;
  await other.goto(address);
  await expect(writtenMoves(other)).toHaveCount(1);
  await toStart(other);
  await settledAddress(other);
  await other.goto('#/');
  await expect(other.getByText('No games yet')).toBeVisible();
  await guest?.close();
});

test('a study that is open twice has what both pages add, and outlives its removal', async ({
  page,
  context,
}) => {
  await page.goto('#/explore/hex39');
  await tryFirst(page, 'c3', 'b4');
  await settledAddress(page);
  const other = await context.newPage();
  await other.goto('#/');
  await other.getByRole('link', { name: /^Open Study of Hex 39/ }).click();
  await expect(writtenMoves(other)).toHaveCount(1);
  await tryFirst(other, 'e3', 'd4');
  await expect(writtenMoves(page)).toHaveCount(2);
  await tryFirst(page, 'c3', 'd4');
  await expect(writtenMoves(other)).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(writtenMoves(page)).toHaveCount(2);
  await expect(writtenMoves(other)).toHaveCount(2);
  await settledAddress(other);
  await other.getByRole('link', { name: 'Library' }).click();
  await other.getByRole('button', { name: /^Delete Study of Hex 39/ }).click();
  await expect(rows(other)).toHaveCount(0);
  await expect(writtenMoves(page)).toHaveCount(2);
  await tryFirst(page, 'c3', 'd4');
  await expect(rows(other)).toHaveText([/Study of Hex 39.*3.moves/]);
});

/** Begins a game of Hex 39, and a study of it with a variation. */
async function studyOfGame(page: Page, context: BrowserContext) {
  await page.goto('#/play/hex39');
  await click(page, 'c3', 'b4', 'c7', 'b6');
  await untilSaved(page, '"c7-b6"');
  const study = await context.newPage();
  await study.goto(await settledAddress(page));
  await study.getByRole('button', { name: 'Explore variations' }).click();
  await expect(writtenMoves(study)).toHaveCount(2);
  await tryFirst(study, 'e3', 'd4');
  await expect(writtenMoves(study)).toHaveText(['b4', 'ed4', 'b6']);
  await settledAddress(study);
  return study;
}

test('a study follows when its game goes on, while it is open and when it is opened again', async ({
  page,
  context,
}) => {
  const study = await studyOfGame(page, context);
  await click(page, 'e3', 'd4');
  await expect(writtenMoves(study)).toHaveCount(4);
  await expect(study.getByText('The game has gone on: 1 move of it joined the tree.')).toBeVisible();
  await settledAddress(study);
  await study.goto('#/');
  await page.getByRole('button', { name: 'Take back' }).click();
  await click(page, 'g3', 'f4');
  await expect(recordedActions(page)).toHaveCount(3);
  await untilSaved(page, '"g3-f4"');
  await study.getByRole('link', { name: /^Open Study of Hex 39/ }).click();
  // What was taken back stays as a variation, and undo takes nothing of the game away.
  await expect(writtenMoves(study)).toHaveCount(5);
  await tryFirst(study, 'c3', 'd4');
  await study.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(writtenMoves(study)).toHaveCount(5);
});

test('a link into a game of which there is a study offers to add its lines to that', async ({
  page,
  context,
}) => {
  const study = await studyOfGame(page, context);
  const game = await settledAddress(page);
  const guest = await context.browser()?.newContext();
  const other = (await guest?.newPage()) ?? page;
  await other.goto(game);
  await other.getByRole('button', { name: 'Explore variations' }).click();
  await expect(writtenMoves(other)).toHaveCount(2);
  await tryFirst(other, 'c3', 'd4');
  const theirs = await settledAddress(other);
  await guest?.close();

  await study.goto('#/');
  await study.goto(theirs);
  await expect(writtenMoves(study)).toHaveText(['b4', 'cd4', 'b6']);
  const offer = study.getByRole('region', { name: 'Your study of this game' });
  await expect(offer).toContainText('You have a study of this game already: Study of Hex 39');
  await expectAccessible(study);
  await offer.getByRole('button', { name: 'Add these lines to it' }).click();
  await expect(writtenMoves(study)).toHaveText(['b4', 'ed4', 'cd4', 'b6']);
  await expect(study.getByText('1 move added to the tree.')).toBeVisible();
  await expect(offer).toHaveCount(0);
  await study.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(writtenMoves(study)).toHaveText(['b4', 'ed4', 'b6']);
  await settledAddress(study);
  await study.goto('#/');
  await expect(rows(study)).toHaveCount(2);
});
