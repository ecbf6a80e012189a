import type { Page } from '@playwright/test';
import { randomGame } from '../../scripts/bench/randomGames.ts';
import type { Variant } from '../../src/engine/rules/variant.ts';
import { actionsIn } from '../support/games.ts';
import { linkTo } from '../support/links.ts';
import { recordedActions } from './support/board.ts';
import { SIZES } from './support/sizes.ts';
import { expect, test } from './support/test.ts';
import { SCREENED, screened } from './support/whole.ts';

/** More rounds than any list has room for. */
const ACTIONS = 90;

/** The first random game that lasts so long. */
function longGame(variant: Variant) {
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

/** Windows on every side of the widths and heights at which the layout changes. */
const WINDOWS = [
  ...SIZES,
  { width: 1024, height: 768 },
  { width: 899, height: 800 },
  { width: 768, height: 1024 },
  { width: 600, height: 900 },
];

/** Whether the move that led to the position on the board can be seen in the window, with no scrolling of the page. */
const isMoveInWindow = (page: Page): Promise<boolean> =>
  page.locator('[aria-current=step]').evaluateAll((marked) =>
    marked.some((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return [top + 1, bottom - 1].every((y) =>
        element.contains(document.elementFromPoint((left + right) / 2, y)),
      );
    }),
  );

for (const variant of screened(SCREENED, 2))
  test(`${variant.id}: the move on the board is in sight in every window`, async ({ page }) => {
    const actions = actionsIn(longGame(variant));
    await page.goto(linkTo(variant.id, { actions }));
    for (const name of ['Back', 'Last']) {
      await page.getByRole('button', { name, exact: true }).click();
      for (const size of WINDOWS) {
        await page.setViewportSize(size);
        await expect
          .poll(() => isMoveInWindow(page), `${name} at ${String(size.width)} × ${String(size.height)}`)
          .toBe(true);
        expect(await page.evaluate(() => scrollY)).toBe(0);
        if (size.width >= 900 || size.height < 480)
          // The page follows a window some frames later.
          await expect
            .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight), {
              message: 'what is below the window',
            })
            .toBe(0);
      }
    }
  });

for (const variant of screened(SCREENED, 2, 1))
  test(`${variant.id}: the record follows what is on the board`, async ({ page }) => {
    const actions = actionsIn(longGame(variant));
    for (const size of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
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
