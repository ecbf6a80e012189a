import { TNS_HANDS } from '../../scripts/screenshots/positions.ts';
import { linkTo } from '../support/links.ts';
import { ben39Start } from './support/board.ts';
import { expect, test } from './support/test.ts';

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
])
  test.describe(`in a window of ${String(viewport.width)} by ${String(viewport.height)}`, () => {
    test.use({ viewport });

    test('the hands of Ben39 stand in one column beside the board, which has the height of the window', async ({
      page,
    }) => {
      await page.goto(linkTo('ben39', { start: ben39Start }));
      const board = await page.getByRole('toolbar', { name: /^Board of/ }).boundingBox();
      if (!board) throw new Error('There is no board on the screen.');
      // Above and below it are only the bar, the players’ strips and small gaps.
      expect(viewport.height - board.height).toBeLessThan(180);
      const handOf = async (side: string) => {
        const hand = await page.getByRole('list', { name: `${side}’s hand` }).boundingBox();
        if (!hand) throw new Error(`${side}’s hand is not on the screen.`);
        return hand;
      };
      const [white, black] = [await handOf('White'), await handOf('Black')];
      expect(white.x).toBeGreaterThanOrEqual(board.x + board.width - 1);
      expect(black.x).toBe(white.x);
      expect(black.y).toBeCloseTo(board.y, 0);
      expect(white.y).toBeGreaterThan(black.y + black.height);
      expect(white.y + white.height).toBeCloseTo(board.y + board.height, 0);
    });

    test('a note about a piece in hand is wholly in sight, and over no square, nor over a letter beside a large board', async ({
      page,
    }) => {
      await page.goto(linkTo('ben39', { start: ben39Start }));
      for (const side of ['White', 'Black'])
        for (const held of await page
          .getByRole('list', { name: `${side}’s hand` })
          .getByRole('button')
          .all()) {
          await held.hover();
          const note = page.getByRole('tooltip');
          await expect(note).toBeVisible();
          await expect(note).toBeInViewport({ ratio: 1 });
          // On a small board it needs two lines.
          const kept = viewport.height < 900 ? '[data-site]' : '[data-site], [role=toolbar] text';
          const covered = await note.evaluate((element, uncovered) => {
            const box = element.getBoundingClientRect();
            return [...document.querySelectorAll(uncovered)].filter((site) => {
              const { left, top, right, bottom } = site.getBoundingClientRect();
              return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
            }).length;
          }, kept);
          expect(covered, (await note.textContent()) ?? '').toBe(0);
        }
    });
  });

test('what both sides of TNS Chess hold is told in the same words, and no piece loses its colour while it has to wait', async ({
  page,
}) => {
  await page.goto(linkTo('tns', { start: TNS_HANDS }));
  for (const side of ['White', 'Black']) {
    const tray = page.getByRole('group', { name: side, exact: true });
    await expect(tray.getByText(`left for ${side} to drop`)).toBeVisible();
    const faint = await tray
      .locator('[data-held][aria-disabled=true] svg *')
      .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).opacity !== '1').length);
    expect(faint).toBe(0);
  }
});
