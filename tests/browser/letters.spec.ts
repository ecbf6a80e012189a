import type { Page } from '@playwright/test';
import type { Game } from '../../src/engine/game/game.ts';
import { positionAt } from '../../src/engine/game/game.ts';
import { randomGame } from '../../scripts/bench/randomGames.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';
import { recordedActions } from './support/board.ts';
import { beginByLinks, join, letter, open, otherDevice, send } from './support/letters.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { IS_WHOLE, SCREENED, screened } from './support/whole.ts';

/** How many turns the two exchange. */
const TURNS = IS_WHOLE ? 20 : 10;

/** After so many turns the links are opened in a page that is there already, which takes a fraction of the time. */
const FRESH_TURNS = 4;

/** Types actions of one turn. */
async function play(page: Page, ...actions: readonly string[]) {
  const field = page.locator('[data-part="move field"]');
  for (const action of actions) {
    await field.fill(action);
    await field.press('Enter');
    await expect(field).toHaveValue('');
  }
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

for (const variant of screened(SCREENED, 5, 1))
  test(`${variant.id}: two devices play ${String(TURNS)} turns by nothing but links`, async ({
    page,
    browser,
  }) => {
    const turns = gameOfTurns(variant);
    const other = await otherDevice(browser);
    await beginByLinks(page, variant.id);
    let count = 0;
    for (const [i, actions] of turns.entries()) {
      const [mover, next] = i % 2 === 0 ? [page, other] : [other, page];
      await play(mover, ...actions);
      const link = await send(mover);
      if (i === 0) await join(next, link);
      else if (i < FRESH_TURNS) await open(next, link);
      else await next.goto(link);
      count += actions.length;
      await expect(recordedActions(next)).toHaveCount(count);
      await expect(recordedActions(next).last()).toHaveAttribute('aria-current', 'step');
    }
    expect(count).toBeGreaterThanOrEqual(TURNS);
    for (const device of [page, other]) {
      await device.goto('/#/');
      await expect(device.getByRole('region', { name: 'Your games' }).getByRole('article')).toHaveCount(1);
    }
    await other.context().close();
  });

test('an older link, lines that part, and a turn that is taken back', async ({ page, browser }) => {
  const other = await otherDevice(browser);
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

  const third = await otherDevice(browser);
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

test('Share offers the link for the other player first, and its other link is for looking on', async ({
  page,
  browser,
}) => {
  const other = await otherDevice(browser);
  await beginByLinks(page, 'hex39');
  await play(page, 'f2-f4');
  await expect(page.getByRole('region', { name: 'White', exact: true })).toContainText('move to be sent');
  await expect(page.getByRole('region', { name: 'Black', exact: true })).toContainText('waits for your link');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const share = page.getByRole('dialog');
  await expect(share.getByRole('textbox', { name: /^Link/ }).first()).toHaveAccessibleName(
    'Link for the other player',
  );
  const looking = await share.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
  await expectAccessible(page);
  await open(other, looking);
  await expect(other.getByRole('dialog')).toBeHidden();
  await expect(letter(other)).toContainText('You look on');
  await other.goto('/#/');
  await expect(other.getByRole('heading', { name: /^Hex 39/ })).toBeVisible();
  await expect(other.getByRole('region', { name: 'Your games' }).getByRole('article')).toHaveCount(0);
  await open(other, looking);
  await letter(other).getByRole('button', { name: 'I play in this game' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).click();
  await play(other, 'c7-b6');
  await page.keyboard.press('Escape');
  await open(page, await send(other));
  await expect(recordedActions(page)).toHaveCount(2);
  await other.context().close();
});
