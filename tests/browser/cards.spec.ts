import type { Page } from '@playwright/test';
import { middleGames } from '../../scripts/pictures/middleGames.ts';
import { linkTo } from '../support/links.ts';
import { expect, test } from './support/test.ts';
import { SIZES } from './support/sizes.ts';
import { SCREENED, screened } from './support/whole.ts';

/** The least distance between words and the edge of their card, in pixels. */
const LEAST = 6;

/** What is said in cards beside the board, as far as it comes nearer to the upper or lower edge of its card. */
const crampedWords = (page: Page) =>
  page.evaluate(
    (least) =>
      [...document.querySelectorAll('main [class*=said] p:not([data-part=moves])')].flatMap((words) => {
        const card = words.closest('[data-weighty], [role=note]');
        const { paddingTop, paddingBottom } = getComputedStyle(words);
        const { top, bottom, height } = words.getBoundingClientRect();
        if (height <= 1 || !words.checkVisibility({ visibilityProperty: true })) return [];
        const box = card?.getBoundingClientRect();
        const over = parseFloat(paddingTop) + (box ? top - box.top - 1 : 0);
        const under = parseFloat(paddingBottom) + (box ? box.bottom - 1 - bottom : 0);
        return Math.min(over, under) < least - 0.5
          ? [`${words.textContent}: ${String(over)}, ${String(under)}`]
          : [];
      }),
    LEAST,
  );

// Buttons are larger for fingers.
test.use({ hasTouch: true, isMobile: true });

for (const { id } of screened(SCREENED, 2))
  test(`${id}: words have room above and below them in their cards`, async ({ page }) => {
    const actions = middleGames[id] ?? '';
    for (const size of screened(SIZES.slice(2, 5), 2)) {
      await page.setViewportSize(size);
      const where = `at ${String(size.width)} × ${String(size.height)}`;
      for (const game of [{}, { actions }, { actions, cursor: 3 }]) {
        await page.goto('about:blank');
        await page.goto(linkTo(id, game));
        await expect(page.locator('[data-part=tools], [data-weighty]').first()).toBeVisible();
        expect.soft(await crampedWords(page), `${JSON.stringify(game)} ${where}`).toEqual([]);
      }
      await page.getByRole('button', { name: 'Last', exact: true }).click();
      const sites = page.getByRole('toolbar').locator('[data-site]');
      for (let place = 0; place < (await sites.count()); place += 12) {
        await sites.nth(place).focus();
        await page.keyboard.press('Enter');
        expect.soft(await crampedWords(page), `site ${String(place)} ${where}`).toEqual([]);
      }
      await page.getByRole('button', { name: 'White resigns' }).click();
      await page.getByRole('button', { name: 'Resign', exact: true }).first().click();
      await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
      expect.soft(await crampedWords(page), `the end ${where}`).toEqual([]);
    }
  });
