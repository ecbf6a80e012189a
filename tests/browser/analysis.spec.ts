import type { Page } from '@playwright/test';
import { currentPosition, newGame, outcomeOf } from '../../src/engine/game/game.ts';
import { WHITE } from '../../src/engine/rules/side.ts';
import type { Game } from '../../src/engine/game/game.ts';
import { withActions } from '../../src/engine/game/action.ts';
import { linkTo } from '../support/links.ts';
import { actionsIn } from '../support/games.ts';
import { valueOf } from '../support/result.ts';
import { pressInBar } from './support/bar.ts';
import type { Picker } from './support/board.ts';
import { act, mouse } from './support/board.ts';
import { finishedGame } from './support/finished.ts';
import { hideable } from './support/hidden.ts';
import { keyboard } from './support/keyboard.ts';
import { SIZES } from './support/sizes.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { writtenMoves } from './support/tree.ts';
import { SCREENED, screened } from './support/whole.ts';

const exploreLink = (game: Game) =>
  linkTo(game.variant.id, { actions: actionsIn(game) }).replace('/play/', '/explore/');

const analysisSwitch = (page: Page) => page.getByRole('switch', { name: 'Analysis' });
const bestLines = (page: Page) => page.getByRole('list', { name: 'Best lines' }).getByRole('button');
const arrows = (page: Page) => page.getByRole('toolbar', { name: /^Board of/ }).locator('[data-colour]');

/** Where everything is that must not move: each control that is in sight, except what is in the tab. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, input, select, textarea, [role=toolbar], [data-part]')]
      .filter((element) => !element.closest('[role=tabpanel]'))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const name = element.getAttribute('aria-label') ?? element.textContent;
        return [name, ...[x + scrollX, y + scrollY, width, height].map(Math.round)].join(' ');
      })
      .sort(),
  );

test('nothing moves when the analysis comes and goes', async ({ page }) => {
  for (const size of SIZES.filter((_, i) => i % 2 === 0)) {
    await page.setViewportSize(size);
    await page.goto('about:blank');
    await page.goto('#/explore/hex39');
    await expect(page.getByRole('textbox', { name: 'Type a move' })).toBeVisible();
    const before = await places(page);
    await page.keyboard.press('e');
    await expect(bestLines(page)).toHaveCount(3);
    expect.soft(await places(page), 'on').toEqual(before);
    await expect(page.getByText(/^Nothing is threatened|threatens/)).toBeVisible();
    expect.soft(await places(page), 'settled').toEqual(before);
    await page.keyboard.press('e');
    await expect(bestLines(page)).toHaveCount(0);
    expect.soft(await places(page), 'off').toEqual(before);
  }
});

test('the analysis shows lines, a bar and arrows, and a line goes into the tree', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('#/explore/hex39');
  await expect(page.getByRole('textbox', { name: 'Type a move' })).toBeVisible();
  await page.getByRole('tab', { name: 'Analysis' }).click();
  await expect(analysisSwitch(page)).not.toBeChecked();
  expect(requests.filter((url) => /thinking|analystAt|Gauge/.test(url))).toEqual([]);
  await analysisSwitch(page).click();
  await expect(bestLines(page)).toHaveCount(3);
  await expect(page.getByText(/^(White|Black) is .*: \d+%$|^About even: (White|Black) \d+%$/)).toBeVisible();
  await expect(page.getByText(/actions? deep/)).toBeVisible();
  await expect(arrows(page)).toHaveCount(3);
  await expect(page.locator('.analysis-gauge')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Best:' })).toBeAttached();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Lines' }).selectOption('5');
  await expect(bestLines(page)).toHaveCount(5);
  // By the keyboard, as by the mouse.
  await bestLines(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(writtenMoves(page).first()).toHaveAttribute('aria-current', 'step');
  expect(await writtenMoves(page).count()).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(writtenMoves(page)).toHaveCount(0);
  await analysisSwitch(page).click();
  await expect(arrows(page)).toHaveCount(0);
  await expect(page.locator('.analysis-gauge')).toHaveCount(0);
});

test('nothing is thought about while the page is hidden', async ({ page }) => {
  const show = await hideable(page);
  await page.goto('#/explore/hex39');
  await expect(page.getByRole('tab', { name: 'Analysis' })).toBeVisible();
  await page.keyboard.press('e');
  const effort = page.getByText(/actions? deep/);
  await expect(page.getByText(/^Nothing is threatened|threatens/)).toBeVisible();
  await show(false);
  const before = await effort.textContent();
  await page.waitForTimeout(1200);
  expect(await effort.textContent()).toBe(before);
  await show(true);
  await expect(effort).not.toHaveText(before ?? '');
});

/** Chooses how thorough a report is, before the page loads. */
const quickly = (page: Page, thoroughness = 'quick') =>
  page.addInitScript((chosen) => {
    localStorage.setItem(
      'oddboard:/:analysis',
      JSON.stringify({ state: { lines: 3, thoroughness: chosen }, version: 0 }),
    );
  }, thoroughness);

const learn = (page: Page) => page.getByRole('button', { name: 'Learn from it' });
const turns = (page: Page) => page.getByRole('list', { name: 'Where the game turned' });

for (const { id } of screened(SCREENED, 2))
  test(`${id}: a finished game has a report, whose better lines go into the tree`, async ({ page }) => {
    const game = finishedGame(id);
    await quickly(page);
    await page.goto(linkTo(id, { actions: actionsIn(game) }));
    await pressInBar(page, 'Report on the game');
    await page.getByRole('button', { name: 'Begin the report' }).click();
    await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 40_000 });
    await expect(page.getByRole('list', { name: 'White’s chance' }).getByRole('listitem')).toHaveCount(
      game.steps.length + 1,
    );
    await expect(
      page.getByRole('list', { name: 'White’s chance' }).getByRole('listitem').last(),
    ).toContainText(outcomeOf(game)?.winner === WHITE ? ': 100%' : ': 0%');
    await expect(learn(page)).toBeVisible();
    if (id === 'hex39') await expectAccessible(page);
    const graph = page.locator('[data-part=graph]');
    const box = await graph.boundingBox();
    await graph.click({ position: { x: 1, y: (box?.height ?? 2) / 2 } });
    await expect(page.getByRole('button', { name: 'Start', exact: true })).toHaveAttribute(
      'aria-current',
      'step',
    );
    const before = await writtenMoves(page).count();
    await turns(page)
      .getByRole('button', { name: /^Take the better line/ })
      .first()
      .click();
    await expect.poll(() => writtenMoves(page).count()).toBeGreaterThan(before);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByRole('button', { name: 'Take all better lines' }).click();
    await expect.poll(() => writtenMoves(page).count()).toBeGreaterThan(before);
    await expect(writtenMoves(page).filter({ hasText: '?' }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(writtenMoves(page)).toHaveCount(before);
  });

test('a report is stopped, and goes on where it was', async ({ page }) => {
  const game = finishedGame('hex39');
  await quickly(page, 'thorough');
  await page.goto(exploreLink(game));
  await page.getByRole('tab', { name: 'Report' }).click();
  await page.getByRole('button', { name: 'Begin the report' }).click();
  const progress = page.getByRole('progressbar');
  const done = async () => Number(await progress.getAttribute('value'));
  await expect.poll(done).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Stop' }).click();
  const before = await done();
  await page.waitForTimeout(800);
  expect(await done()).toBe(before);
  // What was found stays while other things are done.
  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.getByRole('tab', { name: 'Report' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect.poll(done).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'Stop' }).click();
});

/** How much of the text of the lesson says, and what was played in the game at its task. */
const lesson = (page: Page) => page.getByRole('region', { name: 'Learn from the game' });

async function learnWith(page: Page, game: Game, picker: Picker) {
  await quickly(page);
  await page.goto(exploreLink(game));
  await page.getByRole('tab', { name: 'Report' }).click();
  await page.getByRole('button', { name: 'Begin the report' }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 40_000 });
  const best = await turns(page)
    .getByRole('button', { name: /^Take the better line/ })
    .first()
    .textContent();
  const count = await turns(page).getByRole('listitem').count();
  await learn(page).press('Enter');
  await expect(lesson(page)).toContainText(`1 of ${String(count)}`);
  // The move of the game is not the answer; it is the next one in the record.
  const shown = await shownPly(page);
  const at = valueOf(
    withActions(
      newGame(game.variant),
      game.steps.slice(0, shown).map(({ action }) => action),
    ),
  );
  expect(currentPosition(at)).toBeDefined();
  const played = game.steps[shown]?.action ?? '';
  await act(picker, at, played);
  await expect(lesson(page)).toContainText('was played in the game');
  await expect.poll(() => shownPly(page)).toBe(shown);
  return { at, best, count };
}

for (const [width, height] of [
  [390, 844],
  [820, 1180],
] as const)
  test(`at ${String(width)} × ${String(height)} a lesson leaves the board and the graph of the report free`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await quickly(page);
    await page.goto(exploreLink(finishedGame('hex39')));
    await page.getByRole('tab', { name: 'Report' }).click();
    await page.getByRole('button', { name: 'Begin the report' }).click();
    await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 40_000 });
    await learn(page).click();
    await expect(lesson(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('toolbar', { name: /^Board of/ })).toBeInViewport({ ratio: 1 });
    const [card, graph] = [
      await lesson(page).boundingBox(),
      await page.locator('[data-part=graph]').boundingBox(),
    ];
    if (!card || !graph) throw new Error('The lesson or the graph is not on the screen.');
    expect(card.y + card.height).toBeLessThanOrEqual(graph.y);
  });

/** How many actions lead to what is shown: the marked move is the last of them. */
const shownPly = (page: Page) =>
  page
    .getByRole('list', { name: 'Moves and variations' })
    .getByRole('button')
    .evaluateAll((buttons) => buttons.findIndex((button) => button.hasAttribute('aria-current')));

test('a better move is found with the mouse, or shown, and the lesson goes on to its end', async ({
  page,
}) => {
  const game = finishedGame('hex39');
  const { count } = await learnWith(page, game, mouse(page));
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(lesson(page)).toContainText('Better was');
  for (let task = 1; task < count; task++) {
    await lesson(page)
      .getByRole('button', { name: /^Next|Skip$/ })
      .click();
    await expect(lesson(page)).toContainText(`${String(task + 1)} of ${String(count)}`);
  }
  await lesson(page).getByRole('button', { name: 'Finish' }).click();
  await expect(lesson(page)).toHaveCount(0);
  await expect(page.getByRole('alert')).toContainText('That was all: you found 0 of');
});

test('a better move is found with the keyboard', async ({ page }) => {
  const game = finishedGame('tns');
  const { at, best } = await learnWith(page, game, keyboard(page, game.variant));
  // The better line begins with its number and its move: `Better: 5… Rg5 6. …`.
  const notation = /^Better: \d+[.…] ([^\s,]+)/.exec(best ?? '')?.[1] ?? '';
  await page.getByRole('textbox', { name: 'Type a move' }).fill(notation);
  await page.keyboard.press('Enter');
  await expect(lesson(page)).toContainText('is the best move');
  expect(at.variant.id).toBe('tns');
  await lesson(page)
    .getByRole('button', { name: /^Next|Finish$/ })
    .press('Enter');
  // The lesson is over if there was only one such moment.
  await expect(lesson(page).filter({ hasText: 'is the best move' })).toHaveCount(0);
});
