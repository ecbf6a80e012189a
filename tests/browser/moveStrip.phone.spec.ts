import type { Page } from '@playwright/test';
import { randomGame } from '../../scripts/bench/randomGames.ts';
import { actionsIn } from '../support/games.ts';
import { linkTo } from '../support/links.ts';
import { variantNamed } from '../support/registry.ts';
import { site } from './support/board.ts';
import { expect, test } from './support/test.ts';

const strip = (page: Page) => page.getByRole('list', { name: 'The game in one line' });

/** How far the marked move is beyond the ends of the strip, in pixels; 0 if it is in sight. */
const beyond = (page: Page): Promise<number> =>
  strip(page).evaluate((list) => {
    const marked = list.querySelector('[aria-current]');
    if (!marked) return list.scrollLeft;
    const box = list.getBoundingClientRect();
    const { left, right } = marked.getBoundingClientRect();
    return Math.max(0, box.left - left, right - box.right);
  });

/** A game with more moves than the strip holds. */
const LONG = actionsIn(randomGame(variantNamed('chess99'), 1, 120));

test('on a phone the moves in one line follow the game, and a tap on one goes there', async ({ page }) => {
  await page.goto('#/play/chess99');
  await expect(page.getByText(/^No move yet/)).toHaveCount(1);
  await expect(page.getByText('No move yet. Pick a piece to see its moves.')).toBeInViewport({
    ratio: 1,
  });
  await site(page, 'e2').tap();
  await site(page, 'e4').tap();
  await expect(strip(page).getByRole('button')).toHaveText(['e4']);
  await expect(strip(page).getByRole('button')).toBeInViewport({ ratio: 1 });

  await page.goto('about:blank');
  await page.goto(linkTo('chess99', { actions: LONG }));
  await expect(strip(page).locator('[aria-current]')).toBeInViewport({ ratio: 1 });
  for (const name of ['Back', 'First', 'Forward', 'Last', 'Take back', 'Redo']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect.poll(() => beyond(page), `after ${name}`).toBe(0);
  }

  const earlier = strip(page).getByRole('button').nth(-6);
  const notation = (await earlier.textContent()) ?? '';
  await earlier.tap();
  await expect(strip(page).locator('[aria-current]')).toHaveText(notation);
  await expect.poll(() => beyond(page)).toBe(0);
  await expect(page.getByRole('region', { name: 'Looking back' })).toBeVisible();
});

/** On a small phone the pieces in hand need the room that the status has elsewhere. */
const WITHOUT_HANDS = ['chess99', 'hex39', 'battle-chieftain'];

for (const { name, viewport, games } of [
  { name: 'a small phone', viewport: { width: 360, height: 640 }, games: WITHOUT_HANDS },
  {
    name: 'a phone on its side',
    viewport: { width: 844, height: 390 },
    games: [...WITHOUT_HANDS, 'tns', 'ben39'],
  },
])
  test(`on ${name} the board, the status and its button are in sight together`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const id of games) {
      await page.goto(`#/play/${id}`);
      await expect(page.getByRole('toolbar', { name: /^Board of/ }).first()).toBeInViewport({ ratio: 1 });
      const status = page.getByRole('region', { name: 'Status' });
      await expect(status).toBeInViewport({ ratio: 1 });
      const isFree = await status
        .getByRole('button')
        .first()
        .evaluate((button) => {
          const { left, right, bottom } = button.getBoundingClientRect();
          return button.contains(document.elementFromPoint((left + right) / 2, bottom - 2));
        });
      expect(isFree, id).toBe(true);
    }
  });

test('on a phone on its side the moves in one line are in sight between the players, whatever is offered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const isUncovered = () =>
    strip(page).evaluate((list) => {
      const { left, right, top, bottom } = list.getBoundingClientRect();
      const middle = (left + right) / 2;
      return [top + 2, bottom - 2].every((y) => list.contains(document.elementFromPoint(middle, y)));
    });
  for (const [id, game] of [
    ['tns', { actions: 'c2-d4' }],
    ['ben39', { actions: 'C@g3d' }],
    ['chess99', { start: '4Kk3/9/9/9/9/9/2A6/9/9 w - 54', actions: 'c3-d5' }],
  ] as const) {
    await page.goto(linkTo(id, game));
    await expect(strip(page)).toBeInViewport({ ratio: 1 });
    expect(await isUncovered(), id).toBe(true);
  }
  await expect(page.getByRole('button', { name: /Claim a draw/ }).first()).toBeInViewport({ ratio: 1 });
});
