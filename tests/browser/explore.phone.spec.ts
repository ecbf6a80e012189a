import { BEN39 } from '../../scripts/screenshots/positions.ts';
import type { TreePath } from '../../src/engine/tree/tree.ts';
import { gameAlong, newTree } from '../../src/engine/tree/tree.ts';
import { addAction } from '../../src/engine/tree/edits.ts';
import { linkTo } from '../support/links.ts';
import { variantNamed } from '../support/registry.ts';
import { act, finger, settledAddress } from './support/board.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { IS_WHOLE, SCREENED } from './support/whole.ts';
import { expectTree, moveAt, treeFrom, triesOf, writtenMoves } from './support/tree.ts';

for (const id of IS_WHOLE ? ['chess99', 'hex39', 'ben39'] : ['chess99'])
  test(`${id}: a tree is built by touch, and is there after the page was killed`, async ({
    page,
    context,
  }) => {
    const variant = variantNamed(id);
    const tries = triesOf(variant, 6, 12);
    await page.goto(`#/explore/${id}`);
    // What is tried here asks for no confirmation.
    const { site, held, button } = finger(page);
    let tree = newTree(variant);
    let shown: TreePath = [];
    for (const [i, { path, action }] of tries.entries()) {
      if (path.join() !== shown.join()) await moveAt(page, tree, path).tap();
      await act({ site, held, button }, gameAlong(tree, path), action);
      tree = addAction(tree, path, action);
      shown = [...path, action];
      await expect(writtenMoves(page)).toHaveCount(i + 1);
    }
    await expectTree(page, treeFrom(variant, tries));
    await expectAccessible(page);
    const address = await settledAddress(page);
    await page.close();
    const again = await context.newPage();
    await again.goto(address);
    await expectTree(again, tree);
  });

test('nothing on the explore screen is wider than a phone, and the board is in sight', async ({ page }) => {
  for (const id of ['chess99', 'hex39', 'tns', 'battle-chieftain', 'ben39']) {
    await page.goto(`#/explore/${id}`);
    const board = page.getByRole('toolbar').first();
    await expect(board).toBeInViewport({ ratio: 0.99 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
});

test('one row of tabs has all that is below the board, and stays where it is', async ({ page }) => {
  await page.goto('#/explore/battle-chieftain');
  await expect(page.getByRole('tab')).toHaveText(['Tree', 'Notes', 'Analysis', 'Report', 'Rules']);
  const tabs = page.getByRole('tablist');
  await tabs.evaluate((list) => {
    list.scrollIntoView();
  });
  const before = await tabs.boundingBox();
  for (const name of ['Notes', 'Analysis', 'Report', 'Rules', 'Tree']) {
    await page.getByRole('tab', { name }).tap();
    expect((await tabs.boundingBox())?.y).toBe(before?.y);
  }
});

test('the title of a game takes no more than two lines', async ({ page }) => {
  await page.goto('#/explore/battle-chieftain');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText('Battle Chieftain');
  expect((await title.boundingBox())?.height).toBeLessThan(34);
});

test('the best line is in sight with the board while the analysis is on', async ({ page }) => {
  await page.goto('#/explore/hex39');
  await page.getByRole('tab', { name: 'Analysis' }).tap();
  await page.getByRole('switch', { name: 'Analysis' }).tap();
  const best = page.locator('.analysis-best-line');
  await expect(best).toContainText(/%.*1\. /);
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  await expect(best).toBeInViewport({ ratio: 1 });
  await expect(best).toBeVisible();
  await page.getByRole('list', { name: 'Best lines' }).evaluate((list) => {
    list.scrollIntoView({ block: 'center' });
  });
  await expect(best).toBeHidden();
  await page.getByRole('tab', { name: 'Tree' }).tap();
  await expect(best).toBeVisible();
  await page.getByRole('tab', { name: 'Analysis' }).tap();
  await page.getByRole('switch', { name: 'Analysis' }).tap();
  await expect(best).toHaveCount(0);
});

test('what a picked piece can do is said above the buttons for it', async ({ page }) => {
  await page.goto(linkTo('ben39', { start: BEN39 }).replace('/play/', '/explore/'));
  await finger(page).site('g7');
  const [words, button] = [
    page.getByRole('region', { name: 'Status' }).getByText('The White spider on g7 can'),
    page.getByRole('button', { name: 'Clockwise', exact: true }),
  ];
  await expect(words).toBeInViewport({ ratio: 1 });
  const [above, below] = [await words.boundingBox(), await button.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});

test('below every board the best line is in sight once: in the list, or else above the bar', async ({
  page,
}) => {
  // Low enough that the page scrolls below every board.
  await page.setViewportSize({ width: 390, height: 700 });
  for (const id of ['chess99', 'hex39', 'tns', 'battle-chieftain', 'ben39']) {
    await page.goto(`#/explore/${id}`);
    await page.getByRole('tab', { name: 'Analysis' }).tap();
    const analysis = page.getByRole('switch', { name: 'Analysis' });
    if ((await analysis.getAttribute('aria-checked')) !== 'true') await analysis.tap();
    const first = page.getByRole('list', { name: 'Best lines' }).getByRole('button').first();
    const bar = page.getByRole('group', { name: 'Tree' });
    await expect
      .poll(async () => {
        const [line, below] = [await first.boundingBox(), await bar.boundingBox()];
        const isListed = line !== null && below !== null && line.y + line.height <= below.y;
        return isListed !== (await page.locator('.analysis-best-line').isVisible());
      }, id)
      .toBe(true);
    // A little above the bar nothing lies over the list, unless there is something to say.
    if (await page.getByText('White’s king goes on').isVisible()) continue;
    await expect
      .poll(
        () =>
          first.evaluate((line) => {
            const bar = document.querySelector('main [role=group][aria-label=Tree]');
            scrollBy(0, line.getBoundingClientRect().bottom + 16 - (bar?.getBoundingClientRect().top ?? 0));
            const { left, right, top, bottom } = line.getBoundingClientRect();
            return line.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
          }),
        `${id}, the first of the lines`,
      )
      .toBe(true);
  }
});

test('the best line above the bar cuts no row of the analysis in two', async ({ page }) => {
  for (const { id } of SCREENED) {
    await page.goto(`#/explore/${id}`);
    await page.getByRole('tab', { name: 'Analysis' }).tap();
    const analysis = page.getByRole('switch', { name: 'Analysis' });
    if ((await analysis.getAttribute('aria-checked')) !== 'true') await analysis.tap();
    const best = page.locator('.analysis-best-line');
    await expect(best).toContainText('1. ');
    const rows = page.getByRole('group', { name: 'Proof' });
    for (const y of [0, 20, 40, 60, 80]) {
      await page.evaluate((top) => {
        scrollTo(0, top);
      }, y);
      const cut = () =>
        rows.evaluateAll((all) => {
          const line = document.querySelector('.analysis-best-line');
          const edge = line?.checkVisibility({ visibilityProperty: true })
            ? line.getBoundingClientRect().top
            : innerHeight;
          return all
            .filter((row) => {
              const { top, bottom } = row.getBoundingClientRect();
              return top < edge && bottom > edge && row.checkVisibility({ opacityProperty: true });
            })
            .map((row) => row.textContent);
        });
      await expect.poll(cut, { message: `${id}, scrolled by ${String(y)}` }).toEqual([]);
    }
    await expect(rows).toHaveCSS('opacity', '1');
  }
});

for (const size of [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
])
  test(`at ${String(size.width)} × ${String(size.height)} neither a note over the page nor the edge of the window cuts a row in two`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    for (const { id } of SCREENED) {
      await page.goto(`#/explore/${id}`);
      const rows = page.locator('main :is([role=tablist], [role=tabpanel] :is([role=group], form, label))');
      await expect(page.getByRole('textbox', { name: 'Type a move' })).toBeAttached();
      for (const y of [0, 30, 60, 90]) {
        await page.evaluate((top) => {
          scrollTo(0, top);
        }, y);
        const cut = () =>
          rows.evaluateAll((all) => {
            const note = document.querySelector('.explore-happening');
            const bar = document.querySelector('main [role=group][aria-label=Tree]');
            const below = [note, bar].flatMap((it) => {
              const box = it?.getBoundingClientRect();
              return box && box.height > 0 && box.bottom > innerHeight - 100 ? [box.top] : [];
            });
            const edge = Math.min(innerHeight, ...below);
            return all
              .filter((row) => {
                const { top, bottom, height } = row.getBoundingClientRect();
                const isCut = top < edge - 1 && bottom > edge + 1 && height < 50;
                return isCut && row.checkVisibility({ opacityProperty: true });
              })
              .map((row) => row.textContent);
          });
        await expect.poll(cut, { message: `${id}, scrolled by ${String(y)}` }).toEqual([]);
      }
    }
  });

test('the question before a removal is in sight where it was asked for', async ({ page }) => {
  await page.goto('#/explore/chess99');
  const typed = page.getByRole('textbox', { name: 'Type a move' });
  for (const move of ['d2-d3', 'd8-d7']) {
    await typed.fill(move);
    await page.keyboard.press('Enter');
  }
  await page.evaluate('scrollTo(0, 0)');
  await page.getByRole('button', { name: 'Remove this move and all after it' }).tap();
  const question = page.getByRole('group', { name: 'Remove this move and all after it' });
  const bar = page.getByRole('group', { name: 'Tree' });
  for (const part of [question.getByText(/^Remove/).first(), ...(await question.getByRole('button').all())]) {
    await expect(part).toBeInViewport({ ratio: 1 });
    const box = await part.boundingBox();
    const covered = await bar.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(covered?.y ?? 0);
  }
});

test('Ben39: with the analysis its verdict is in sight, and nothing that is pinned covers it', async ({
  page,
}) => {
  await page.goto('#/explore/ben39');
  await page.getByRole('tab', { name: 'Analysis' }).tap();
  await page.getByRole('switch', { name: 'Analysis' }).tap();
  await page.getByText(/^Nothing is threatened|threatens/).waitFor();
  const prove = page.getByRole('button', { name: 'Prove it' });
  await expect(prove).toBeInViewport({ ratio: 1 });
  // It is pressed where it is, without a scroll.
  const isOnTop = await prove.evaluate((button) => {
    const { left, bottom } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + 8, bottom - 4));
  });
  expect(isOnTop).toBe(true);
});
