import type { Locator } from '@playwright/test';
import { writeTreeLink } from '../../src/engine/record/treeLink.ts';
import { addLine } from '../../src/engine/tree/edits.ts';
import { newTree } from '../../src/engine/tree/tree.ts';
import { endedGame } from '../support/games.ts';
import { expect, test } from './support/test.ts';
import { SCREENED, screened } from './support/whole.ts';

/** How far an element is from the top of the page, in whole pixels. */
const topOf = (element: Locator) =>
  element.evaluate((it) => Math.round(it.getBoundingClientRect().top + scrollY));

for (const [i, variant] of screened(SCREENED, 2, 1).entries())
  test(`${variant.id}: whatever is said of a position that is explored, the board and the tree stay where they are`, async ({
    page,
  }) => {
    const path = endedGame(variant, 1000).steps.map(({ action }) => action);
    const tree = addLine(newTree(variant), [], path);
    const board = page.getByRole('toolbar', { name: /^Board of/ }).first();
    const list = page.getByRole('list', { name: 'Moves and variations' });
    const start = page.getByRole('button', { name: 'First', exact: true });
    const back = page.getByRole('button', { name: 'Back', exact: true });
    const windows = [
      { stays: [board, list], size: { width: 1440, height: 900 } },
      { stays: [board, list], size: { width: 390, height: 844 } },
      { stays: [board, list], size: { width: 820, height: 1180 } },
    ];
    for (const { stays, size } of screened(windows, 2, i)) {
      await page.setViewportSize(size);
      await page.goto('about:blank');
      await page.goto(
        `#/explore/${variant.id}/${writeTreeLink({ tree, path, players: ['', ''], game: null })}`,
      );
      await expect(
        page
          .getByRole('group', { name: /^(White|Black)$/ })
          .filter({ hasText: /wins|Draw/ })
          .first(),
      ).toBeInViewport();
      const tops = () => Promise.all(stays.map(topOf));
      const before = await tops();
      for (let step = 1; step <= 12; step++) {
        await back.click();
        expect.soft(await tops(), `${String(step)} steps back at ${String(size.width)}`).toEqual(before);
      }
      await start.click();
      expect(await tops()).toEqual(before);
    }
  });
