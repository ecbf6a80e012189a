import type { Page } from '@playwright/test';
import { randomGame } from '../../scripts/bench/randomGames.ts';
import { registry } from '../support/registry.ts';
import { linkTo } from '../support/links.ts';
import { recordedActions } from './support/board.ts';
import { expect, test } from './support/test.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
/** More rounds than any list has room for. */
const ACTIONS = 90;

/** The first random game that lasts so long. */
function longGame(variant: (typeof registry)[number]) {
  for (let seed = 0; ; seed++) {
    const game = randomGame(variant, seed, ACTIONS);
    if (game.steps.length === ACTIONS) return game;
  }
}

/** How far the marked action is above or below the part of the list that is in sight, in pixels; 0 if it is in sight. */
const outOfSight = (page: Page): Promise<number> =>
  page.getByRole('list', { name: 'Moves' }).evaluate((list) => {
    const marked = list.querySelector('[aria-current]');
    const box = list.getBoundingClientRect();
    if (!marked) return list.scrollTop;
    const { top, bottom } = marked.getBoundingClientRect();
    return Math.max(0, box.top - top, bottom - box.bottom);
  });

for (const variant of registry)
  test(`${variant.id}: the record follows what is on the board`, async ({ page }) => {
    const actions = longGame(variant)
      .steps.map(({ action }) => action)
      .join(' ');
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.goto('about:blank');
      await page.goto(linkTo(variant.id, { actions }));
      await expect(recordedActions(page).last()).toHaveAttribute('aria-current', 'step');
      await expect.poll(() => outOfSight(page)).toBe(0);
      for (const name of [
        'First',
        'Last',
        'Back',
        'First',
        'Forward',
        'Back to the game',
        'Take back',
        'Redo',
      ]) {
        await page.getByRole('button', { name, exact: true }).click();
        await expect.poll(() => outOfSight(page), `after ${name}`).toBe(0);
      }
      const field = page.getByRole('textbox', { name: 'Type a move' });
      await field.fill('nonsense');
      await field.press('Enter');
      await expect(page.getByRole('alert').first()).not.toBeEmpty();
      await expect.poll(() => outOfSight(page), 'after a refusal').toBe(0);
    }
  });
