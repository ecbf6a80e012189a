import type { Page } from '@playwright/test';
import { actionsIn, someGame } from '../support/games.ts';
import { linkTo } from '../support/links.ts';
import { pressInBar } from './support/bar.ts';
import type { Picker } from './support/board.ts';
import { act, gameOf, mouse, recordedActions } from './support/board.ts';
import { SIZES } from './support/sizes.ts';
import { expect, test } from './support/test.ts';
import { SCREENED, screened } from './support/whole.ts';

/** The buttons of the record under something that is said. */
const coveredTools = (page: Page) =>
  page.getByRole('group', { name: 'Record' }).evaluate((toolbar) =>
    [...toolbar.querySelectorAll('button')].flatMap((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return top === null || toolbar.contains(top) ? [] : [button.ariaLabel];
    }),
  );

const NAMES = ['Ada, Countess of Lovelace', 'Rear Admiral Grace Hopper'] as const;

/** Where the board is on the page, and how large. */
const boardBox = (page: Page) =>
  page
    .getByRole('toolbar', { name: /^Board of/ })
    .first()
    .evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x + scrollX, y + scrollY, width, height].map(Math.round);
    });

/** Takes a game through whatever is said and offered beside the board, and calls `look` after each step. */
async function goThrough(page: Page, look: (when: string) => Promise<void>) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await look('the game as it came');
  const field = page.getByRole('textbox', { name: 'Type a move' });
  await field.fill('a1-a1');
  await field.press('Enter');
  await expect(page.getByRole('alert').first()).not.toBeEmpty();
  await look('a refusal');
  await button('White offers a draw').click();
  await expect(button('Accept')).toBeVisible();
  await look('an offer');
  await button('Decline').click();
  await button('First').click();
  await look('the start of the record');
  await button('Last').click();
  await pressInBar(page, 'Clock');
  await page.getByRole('dialog').getByRole('button', { name: 'Start the clock' }).click();
  await expect(page.getByRole('timer').first()).toBeVisible();
  await look('a running clock');
  await button('Pause the clock').first().click();
  await look('a paused clock');
  await button('Black resigns').click();
  await look('a question');
  await button('Resign').click();
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  await look('the end');
}

for (const [i, variant] of screened(SCREENED, 2).entries())
  test(`${variant.id}: whatever is said, the board stays where it is`, async ({ page }) => {
    const actions = actionsIn(someGame(variant));
    for (const size of screened(SIZES, 3, i)) {
      const where = `${String(size.width)} × ${String(size.height)}`;
      await page.setViewportSize(size);
      await page.goto('about:blank');
      await page.goto(`#/play/${variant.id}`);
      await expect(page.getByRole('textbox', { name: 'Type a move' })).toBeVisible();
      const before = await boardBox(page);
      await page.goto(linkTo(variant.id, { actions, players: NAMES }));
      await expect(recordedActions(page).first()).toBeVisible();
      await goThrough(page, async (when) => {
        expect.soft(await boardBox(page), `${when} at ${where}`).toEqual(before);
        expect.soft(await coveredTools(page), `${when} at ${where}`).toEqual([]);
      });
    }
  });

for (const [what, id, game, sign] of [
  ['a draw may be claimed', 'chess99', { start: '4Kk3/9/9/9/9/9/2A6/9/9 b - 54' }, /Claim a draw/],
  [
    'a drop is due',
    'tns',
    { start: '1/3/5/1k5/7/7/5/1K1/N w w1,n2 m', actions: 'd1-e3' },
    /White must drop the wazir to finish the turn/,
  ],
] as const)
  test(`the board stays where it is when ${what}`, async ({ page }) => {
    for (const size of screened(SIZES, 2)) {
      await page.setViewportSize(size);
      await page.goto('about:blank');
      await page.goto(`#/play/${id}`);
      await expect(page.getByRole('textbox', { name: 'Type a move' })).toBeVisible();
      const before = await boardBox(page);
      await page.goto(linkTo(id, game));
      await expect(page.getByRole('region', { name: 'Status' })).toContainText(sign);
      expect.soft(await boardBox(page), `at ${String(size.width)} × ${String(size.height)}`).toEqual(before);
    }
  });

for (const variant of screened(SCREENED, 2))
  test(`${variant.id}: in a high window the tabs stay where they are through a game, unless six lines are said`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`#/play/${variant.id}`);
    await expect(page.getByRole('tablist')).toBeVisible();
    const look = () =>
      page.evaluate(() => {
        const words = document.querySelector('section[aria-label=Status] p');
        const lines = words ? words.clientHeight / parseFloat(getComputedStyle(words).lineHeight) : 0;
        return { lines, tabs: document.querySelector('[role=tablist]')?.getBoundingClientRect().y };
      });
    const { tabs: place } = await look();
    const stays = async (what: string) => {
      const { lines, tabs } = await look();
      if (lines < 5.5) expect(tabs, what).toBe(place);
    };
    const by = mouse(page);
    const watched: Picker = {
      site: (name) => by.site(name).then(() => stays(name)),
      held: (holder, piece) => by.held(holder, piece).then(() => stays('a piece in hand')),
      button: (label) => by.button(label).then(() => stays(label)),
    };
    let game = gameOf(variant.id);
    for (const action of actionsIn(someGame(variant)).split(' ').slice(0, 14)) {
      game = await act(watched, game, action);
      await expect(recordedActions(page)).toHaveCount(game.steps.length);
      await stays(action);
    }
  });
