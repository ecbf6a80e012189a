import { at } from '../../src/engine/at.ts';
import { rulebooks } from '../support/rulebooks.ts';
import { site } from './support/board.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { centreOf, swipe } from './support/touch.ts';
import { screened } from './support/whole.ts';

for (const { variants, sections } of screened(rulebooks, 2))
  test(`the rulebook of ${at(variants, 0).id} is read by touch on a phone`, async ({ page }) => {
    await page.goto(`#/learn/${at(variants, 0).id}`);
    for (const { title, examples } of sections) {
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(title);
      const last = examples.at(-1);
      if (last && examples.length > 1) {
        await page.getByRole('link', { name: last.caption }).tap();
        await expect(page.getByRole('region', { name: 'Board to try it on' })).toContainText(last.caption);
      }
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(390);
      await page
        .getByRole('navigation', { name: 'Chapters before and after' })
        .getByRole('link', { name: /→$/ })
        .tap();
    }
    await expect(page.getByRole('heading', { level: 2, name: 'All pieces' })).toBeVisible();
  });

test('a task is failed and solved by touch on a phone', async ({ page }) => {
  await page.goto('#/learn/chess99/pawn/pawn-race');
  await site(page, 'b7').tap();
  await site(page, 'b8').tap();
  await expect(page.getByText('No white pawn is on rank 9 yet.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).tap();
  await site(page, 'h7').tap();
  await site(page, 'h9').tap();
  await expect(page.getByText('Solved. Well done!', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('a touch on an illegal goal gives the reason, and leads to the rule', async ({ page }) => {
  await page.goto('#/play/chess99');
  await site(page, 'a1').tap();
  await site(page, 'a5').tap();
  await expect(page.getByRole('alert')).toContainText('blocked by the pawn on a2');
  await page.getByRole('link', { name: 'See the rule' }).tap();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('King, queen, rook, bishop, knight');
  await expect(page.getByRole('button', { name: 'a1, White rook' })).toHaveAttribute('aria-pressed', 'true');
});

test('a swipe over an example scrolls the page and tries nothing', async ({ page }) => {
  await page.goto('#/learn/chess99/pawn/pawn-race');
  await site(page, 'b7').tap();
  const { x, y } = await centreOf(page, 'e5');
  await swipe(page, { x, y }, { x, y: y - 180 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(60);
  await expect(page.getByRole('alert')).toHaveText('');
  await expect(site(page, 'b7')).toHaveAttribute('aria-pressed', 'true');
});

test('a piece of an example is dragged with a finger', async ({ page }) => {
  await page.goto('#/learn/chess99/pawn/pawn-race');
  await swipe(page, await centreOf(page, 'h7'), await centreOf(page, 'h9'));
  await expect(page.getByText('Solved. Well done!', { exact: true })).toBeVisible();
});

for (const { variants, sections } of screened(rulebooks, 2, 1))
  test(`in the rulebook of ${at(variants, 0).id} each board begins on the first screen, and is in sight when chosen`, async ({
    page,
  }) => {
    const { id } = at(variants, 0);
    const board = page
      .getByRole('region', { name: 'Board to try it on' })
      .getByRole('toolbar', { name: /^Board of/ });
    for (const { id: section, examples, tasks } of sections.slice(0, 3)) {
      await page.goto('about:blank');
      await page.goto(`#/learn/${id}/${section}`);
      await expect(board).toBeInViewport({ ratio: 0.4 });
      const about = tasks.at(-1)?.prompt ?? examples.at(-1)?.caption ?? '';
      const link = page
        .getByRole('navigation', { name: 'Examples and tasks' })
        .getByRole('link', { name: about });
      if ((await link.count()) === 0) continue;
      await link.tap();
      await expect(page.getByRole('region', { name: 'Board to try it on' })).toContainText(about);
      await expect(board).toBeInViewport({ ratio: 0.6 });
    }
  });

test('what came of a task is said above its board, which stays where it is, and leads on', async ({
  page,
}) => {
  await page.goto('#/learn/chess99/pawn/pawn-race');
  const before = await centreOf(page, 'h7');
  await site(page, 'b7').tap();
  await site(page, 'b8').tap();
  await expect(page.getByText('No white pawn is on rank 9 yet.', { exact: true })).toBeInViewport();
  expect(await centreOf(page, 'h7')).toEqual(before);
  await page.getByRole('button', { name: 'Try again' }).tap();
  await site(page, 'h7').tap();
  await site(page, 'h9').tap();
  await expect(page.getByText('Solved. Well done!', { exact: true })).toBeInViewport();
  expect(await centreOf(page, 'h7')).toEqual(before);
  await page.getByRole('link', { name: 'En passant, by any piece →' }).first().tap();
  const heading = page.getByRole('heading', { level: 2 });
  await expect(heading).toHaveText('En passant, by any piece');
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

test('on a phone the chapters are behind their place, and the way on is beside the examples', async ({
  page,
}) => {
  await page.goto('#/learn/chess99/pawn');
  const chapters = page.getByRole('navigation', { name: 'Chapters', exact: true });
  await expect(chapters).toBeHidden();
  await page.getByText('Chapter 6 of 16').tap();
  await chapters.getByRole('link', { name: 'Draws' }).tap();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Draws');
  await expect(chapters).toBeHidden();

  await page.getByRole('link', { name: 'Next: Example 2' }).tap();
  await expect(page.getByRole('link', { name: /^Example 2:/ })).toHaveAttribute('aria-current', 'true');
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
])
  test(`a task, its board and its hint are in sight together at ${String(viewport.width)} by ${String(viewport.height)}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const task of ['chess99/pawn/pawn-race', 'hex39/winning', 'tns/promotion', 'ben39/rotation']) {
      await page.goto(`#/learn/${task}`);
      const study = page.getByRole('region', { name: 'Board to try it on' });
      await expect(study.getByRole('toolbar', { name: /^Board of/ })).toBeInViewport({ ratio: 1 });
      await expect(study.locator('p').first()).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('link', { name: /^Next:/ })).toBeInViewport({ ratio: 1 });
    }
    await page.goto('#/learn/chess99/pawn/pawn-race');
    await expect(page.getByRole('button', { name: 'Hint' })).toBeInViewport({ ratio: 1 });
  });
