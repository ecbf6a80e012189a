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

/** The height of a bar: buttons for fingers, the room around them and a line. On a phone the room is for what is below the board. */
const barIn = ({ width }: { readonly width: number }): number => 44 + (width < 600 ? 0 : 2 * 4) + 1;

/** How far the line around a square reaches beyond it, at most, in pixels. */
const LINE = 1.5;

/** Where an element begins and ends from left to right, in whole pixels. */
const sidesOf = (element: Locator) =>
  element.evaluate((it) => {
    const { left, right } = it.getBoundingClientRect();
    return [left, right].map(Math.round);
  });

/** Where the first square of a board begins and its last one ends; the names of ranks stand outside. */
const sidesOfSquares = (board: Locator) =>
  board.locator('[class*=ground] > polygon:not([class*=weave])').evaluateAll((squares) => {
    const boxes = squares.map((square) => square.getBoundingClientRect());
    return [Math.min(...boxes.map(({ left }) => left)), Math.max(...boxes.map(({ right }) => right))];
  });

// Buttons are wider for fingers.
test.use({ hasTouch: true, isMobile: true });

for (const { id } of screened(SCREENED, 2, 1))
  test(`${id}: the players’ strips begin and end where the squares do, below a bar of one height`, async ({
    page,
  }) => {
    await page.goto(linkTo(id, {}));
    const board = page.getByRole('toolbar', { name: /^Board of/ }).first();
    await expect(board).toBeVisible();
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      const where = `at ${String(size.width)} × ${String(size.height)}`;
      const squares = await sidesOfSquares(board);
      for (const player of ['White', 'Black'])
        for (const [i, side] of (
          await sidesOf(page.getByRole('region', { name: player, exact: true }))
        ).entries())
          expect
            .soft(Math.abs(side - (squares[i] ?? NaN)), `${player} ${where}: ${String(squares)}`)
            .toBeLessThanOrEqual(LINE);
      const bar = await page.getByRole('banner').boundingBox();
      expect.soft(bar?.height, `the bar ${where}`).toBe(barIn(size));
    }
  });

for (const { id } of screened(SCREENED, 2))
  test(`${id}: where the board is large, the buttons of a player have words and the name is whole`, async ({
    page,
  }) => {
    await page.goto(linkTo(id, {}));
    for (const words of ['Draw', 'Resign'])
      for (const name of ['White', 'Black']) {
        const button = page.getByRole('region', { name, exact: true }).getByText(words, { exact: true });
        await expect.soft(button, `${name}: ${words}`).toBeVisible();
        // Those of the player who waits, too, before a mouse comes near.
        expect
          .soft(await button.evaluate((it) => it.checkVisibility({ opacityProperty: true })), name)
          .toBe(true);
      }
    const player = page.getByRole('region', { name: 'White', exact: true });
    const cut = await player
      .getByRole('textbox')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(cut).toBe(0);
  });
