import type { Browser, Page } from '@playwright/test';
import { at } from '../../src/engine/at.ts';
import type { Game } from '../../src/engine/game/game.ts';
import { positionAt } from '../../src/engine/game/game.ts';
import { randomGame } from '../../scripts/bench/randomGames.ts';
import { oneOfEachName } from '../support/registry.ts';
import { recordedActions } from './support/board.ts';
import { expect, expectAccessible, test } from './support/test.ts';

/** How many turns the two exchange. */
const TURNS = 20;

const letter = (page: Page) => page.getByRole('region', { name: 'By links' });
const status = (page: Page) => page.getByRole('region', { name: 'Status' });

/** Another device, which shares nothing with the first one. */
async function otherDevice(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  return context.newPage();
}

async function beginByLinks(page: Page, variant: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`#/play/${variant}`);
  await page.getByRole('button', { name: 'Who plays?' }).click();
  await page.getByLabel('You and someone elsewhere, by links').check();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(letter(page)).toBeVisible();
}

/** Types actions of one turn. */
async function play(page: Page, ...actions: readonly string[]) {
  const field = page.getByRole('textbox', { name: 'Move', exact: true });
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
  await page.getByRole('button', { name: 'Play', exact: true }).click();
}

/** The first turns of a random game, each with its actions. */
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
    const turns = turnsOf(randomGame(variant, 60, 1));
    expect(turns).toHaveLength(TURNS);
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
      await device.goto('#/library');
      await expect(device.getByRole('article')).toHaveCount(1);
    }
    await other.context().close();
  });
