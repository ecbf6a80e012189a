import type { Browser, Page } from '@playwright/test';
import type { Game } from '../../src/engine/game/game.ts';
import { positionAt } from '../../src/engine/game/game.ts';
import { randomGame } from '../../scripts/bench/randomGames.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';
import { oneOfEachName } from '../support/registry.ts';
import { recordedActions } from './support/board.ts';
import { expect, expectAccessible, test } from './support/test.ts';

/** How many turns the two exchange. */
const TURNS = 20;

const letter = (page: Page) => page.getByRole('region', { name: 'By links' });

/** Another device, which shares nothing with the first one. */
async function otherDevice(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  return context.newPage();
}

async function beginByLinks(page: Page, variant: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/#/play/${variant}`);
  await page.getByRole('button', { name: 'Who plays', exact: true }).click();
  await page.getByLabel('You and someone elsewhere, by links').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).click();
  await expect(letter(page)).toBeVisible();
}

/** Types actions of one turn. */
async function play(page: Page, ...actions: readonly string[]) {
  const field = page.locator('[data-part="move field"]');
  for (const action of actions) {
    await field.fill(action);
    await field.press('Enter');
    await expect(field).toHaveValue('');
  }
}

/** Copies the link for the other player. */
async function send(page: Page): Promise<string> {
  const link = await letter(page)
    .getByRole('textbox', { name: /^Link for/ })
    .inputValue();
  await letter(page).getByRole('button', { name: 'Copy' }).click();
  await expect(letter(page)).toContainText('Waiting for');
  return link;
}

/** Opens a link as one does from a chat, in a tab that shows something else. */
async function open(page: Page, link: string) {
  await page.goto('about:blank');
  await page.goto(link);
  await expect(letter(page)).toBeVisible();
}

async function join(page: Page, link: string) {
  await open(page, link);
  await page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).click();
}

/** The turns of the first random game that is long enough, each with its actions. */
function gameOfTurns(variant: Variant): string[][] {
  for (let seed = 1; ; seed++) {
    const turns = turnsOf(randomGame(variant, seed, 80));
    if (turns.length === TURNS) return turns;
  }
}

function turnsOf(game: Game): string[][] {
  const turns: string[][] = [];
  game.steps.forEach(({ action }, ply) => {
    const isNew = ply === 0 || positionAt(game, ply).turn !== positionAt(game, ply - 1).turn;
    if (isNew) turns.push([]);
    turns.at(-1)?.push(action);
  });
  return turns.slice(0, TURNS);
}

for (const variant of oneOfEachName)
  test(`${variant.id}: two devices play ${String(TURNS)} turns by nothing but links`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const turns = gameOfTurns(variant);
    const other = await otherDevice(browser, baseURL);
    await beginByLinks(page, variant.id);
    let count = 0;
    for (const [i, actions] of turns.entries()) {
      const [mover, next] = i % 2 === 0 ? [page, other] : [other, page];
      await play(mover, ...actions);
      const link = await send(mover);
      if (i === 0) await join(next, link);
      else await open(next, link);
      count += actions.length;
      await expect(recordedActions(next).last()).toHaveAttribute('aria-current', 'step');
    }
    expect(count).toBeGreaterThanOrEqual(TURNS);
    for (const device of [page, other]) {
      await device.goto('/#/');
      await expect(device.getByRole('region', { name: 'Your games' }).getByRole('article')).toHaveCount(1);
    }
    await other.context().close();
  });

test('an older link, lines that part, and a turn that is taken back', async ({ page, browser, baseURL }) => {
  const other = await otherDevice(browser, baseURL);
  await beginByLinks(page, 'chess99');
  await play(page, 'e4');
  const first = await send(page);
  await expectAccessible(page);
  await open(other, first);
  await expect(other.getByRole('dialog')).toContainText('Which side are you?');
  await expectAccessible(other);
  await other.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).click();
  await play(other, 'e6');
  const second = await send(other);
  await open(page, second);
  await play(page, 'd4');
  await open(other, await send(page));
  await open(other, first);
  await expect(other.getByRole('alert')).toContainText('The game has gone on');
  await expect(recordedActions(other)).toHaveText(['e4', 'e6', 'd4']);

  await letter(page).getByRole('button', { name: 'Ask to take my turn back' }).click();
  await open(other, await send(page));
  await expect(letter(other)).toContainText('asks to take the last turn back');
  await expectAccessible(other);
  await letter(other).getByRole('button', { name: 'Take it back' }).click();
  await open(page, await send(other));
  await expect(recordedActions(page)).toHaveText(['e4', 'e6']);
  await play(page, 'd3');
  await send(page);

  const third = await otherDevice(browser, baseURL);
  await join(third, first);
  await play(third, 'e7');
  const parting = await send(third);
  await open(page, parting);
  await expect(page.getByRole('alert')).toContainText('Your game is as it was');
  await expect(recordedActions(page)).toHaveText(['e4', 'e6', 'd3']);
  await expectAccessible(page);
  await letter(page).getByRole('button', { name: 'See both lines in Explore' }).click();
  await expect(page).toHaveURL(/#\/explore\/chess99\//);
  await expect(page.getByRole('button', { name: /^Move 1, Black, e7/ })).toBeVisible();
  await third.context().close();
  await other.context().close();
});
