import type { Locator } from '@playwright/test';
import { linkTo } from '../support/links.ts';
import { expect, test } from './support/test.ts';
import { SCREENED, screened } from './support/whole.ts';

/** Windows in which the players have as much room as the board. */
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 899, height: 900 },
  { width: 820, height: 1180 },
  { width: 600, height: 900 },
  { width: 390, height: 844 },
];

/** The height of a bar: buttons for fingers, the room around them and a line. */
const BAR = 44 + 2 * 4 + 1;

/** Where an element begins and ends from left to right, in whole pixels. */
const sidesOf = (element: Locator) =>
  element.evaluate((it) => {
    const { left, right } = it.getBoundingClientRect();
    return [left, right].map(Math.round);
  });

// Buttons are wider for fingers.
test.use({ hasTouch: true, isMobile: true });

for (const { id } of screened(SCREENED, 2, 1))
  test(`${id}: the players’ strips and the board have the same edges, below a bar of one height`, async ({
    page,
  }) => {
    await page.goto(linkTo(id, {}));
    const board = page.getByRole('toolbar', { name: /^Board of/ }).first();
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      const where = `at ${String(size.width)} × ${String(size.height)}`;
      for (const player of ['White', 'Black'])
        expect
          .soft(await sidesOf(page.getByRole('region', { name: player, exact: true })), `${player} ${where}`)
          .toEqual(await sidesOf(board));
      const bar = await page.getByRole('banner').boundingBox();
      expect.soft(bar?.height, `the bar ${where}`).toBe(BAR);
    }
  });

for (const { id } of screened(SCREENED, 2))
  test(`${id}: where the board is large, the buttons of a player have words and the name is whole`, async ({
    page,
  }) => {
    await page.goto(linkTo(id, {}));
    const player = page.getByRole('region', { name: 'White', exact: true });
    for (const words of ['Draw', 'Resign'])
      await expect.soft(player.getByText(words, { exact: true }), words).toBeVisible();
    const cut = await player
      .getByRole('textbox')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(cut).toBe(0);
  });
