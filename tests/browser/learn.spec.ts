import type { Page } from '@playwright/test';
import { at } from '../../src/engine/at.ts';
import type { Rulebook } from '../../src/rulebook/rulebook.ts';
import { rulebooks } from '../support/rulebooks.ts';
import { click, expectOn, site } from './support/board.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { screened } from './support/whole.ts';

const idOf = ({ variants }: Rulebook) => at(variants, 0).id;

/** Goes on to the next chapter with the keyboard; false at the last. */
async function turnedOver(page: Page): Promise<boolean> {
  const next = page
    .getByRole('navigation', { name: 'Chapters before and after' })
    .getByRole('link', { name: /→$/ });
  if ((await next.count()) === 0) return false;
  await next.focus();
  await page.keyboard.press('Enter');
  return true;
}

for (const rulebook of screened(rulebooks, 2))
  test(`the rulebook of ${idOf(rulebook)} is read from the first chapter to the last by keyboard`, async ({
    page,
  }) => {
    await page.goto(`#/learn/${idOf(rulebook)}`);
    for (const section of rulebook.sections) {
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(section.title);
      const board = page.getByRole('region', { name: 'Board to try it on' });
      await expect(board).toHaveCount(section.examples.length > 0 ? 1 : 0);
      const last = section.examples.at(-1);
      if (last && section.examples.length > 1) {
        const link = page.getByRole('link', { name: last.caption });
        await link.focus();
        await page.keyboard.press('Enter');
        await expect(board).toContainText(last.caption);
      }
      expect(await turnedOver(page)).toBe(true);
    }
    await expect(page.getByRole('heading', { level: 2, name: 'All pieces' })).toBeVisible();
    expect(await turnedOver(page)).toBe(true);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('How we read the rules');
    await expect(page.locator('.learn-readings dt')).toHaveText(
      rulebook.rulings.map(({ question }) => question),
    );
    await expectAccessible(page);
    expect(await turnedOver(page)).toBe(true);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('What is known');
    await expectAccessible(page);
    expect(await turnedOver(page)).toBe(true);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('About this game');
    await expectAccessible(page);
    expect(await turnedOver(page)).toBe(false);
  });

test('a rulebook ends with where the game comes from; the inventor’s site is a link that is followed only by a click', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).hostname));
  await page.goto('#/learn/chess99/about');
  await expect(page.getByText('Claude Lapointe invented Chess 99.', { exact: false })).toBeVisible();
  const site = page.getByRole('link', { name: 'www.chess99.net' });
  await expect(site).toHaveAttribute('href', 'https://www.chess99.net/');
  await expect(site).toHaveAttribute('rel', 'noreferrer');
  await page.goto('#/learn/hex39/about');
  await expect(page.getByText('Torben Mogensen invented Hex 39', { exact: false })).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: /www/ })).toHaveCount(0);
  await page.goto('#/');
  await expect(page.getByText('by Andy Kurnia, 1998, for a contest of games on 39 squares')).toBeVisible();
  expect(new Set(asked)).toEqual(new Set([new URL(page.url()).hostname]));
});

test('a section tells how we read it, with the other reading, and leads to all readings and back', async ({
  page,
}) => {
  await page.goto('#/learn/ben39/pieces');
  await expect(page.getByText('Our reading: Do chad rooks block pieces on the squares?')).toContainText(
    'The other reading: Yes.',
  );
  await page
    .getByText('Our reading: Does a pawn become a queen')
    .getByRole('link', { name: 'How we read the rules' })
    .click();
  const sought = page.getByText('Does a pawn become a queen at the end of a short file?');
  await expect(sought).toBeFocused();
  await expect(sought).toBeInViewport();
  await page.getByRole('link', { name: 'See The pieces on the squares' }).nth(1).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('The pieces on the squares');
});

test('an example can be played through, continued, and set up again', async ({ page }) => {
  await page.goto('#/learn/chess99/pawn/pawn-captures');
  await expectOn(page, 'e3', 'White pawn');
  await page
    .getByRole('button', { name: /^Show [^“]/ })
    .first()
    .click();
  await expectOn(page, 'd4', 'White pawn');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expectOn(page, 'e3', 'White pawn');
  await click(page, 'f4');
  await expectOn(page, 'f4', 'White pawn');
  await page.getByRole('button', { name: 'Take back' }).click();
  await expectOn(page, 'e3', 'White pawn');
  await expectAccessible(page);
});

test('an example can be opened in play and in the editor', async ({ page }) => {
  await page.goto('#/learn/chess99/pawn/pawn-captures');
  await page.getByRole('button', { name: 'Play from here' }).click();
  await expect(page.getByRole('region', { name: 'Record', exact: true })).toBeVisible();
  await expectOn(page, 'e3', 'White pawn');
  await page.goBack();
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page).toHaveURL(/#\/edit\/chess99\//);
  await expectOn(page, 'e3', 'White pawn');
});

test('a failed task says what happened, can be tried again, and stays solved', async ({ page }) => {
  await page.goto('#/learn/chess99/pawn/pawn-race');
  await click(page, 'b7', 'b8');
  await expect(page.getByText('No white pawn is on rank 9 yet.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByText('Both squares ahead of the pawn must be empty.').last()).toBeVisible();
  await click(page, 'h7', 'h9');
  await expect(page.getByText('Solved. Well done!', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('1 of 10 tasks solved')).toBeVisible();
});

test('a solution that is shown does not count as solved', async ({ page }) => {
  await page.goto('#/learn/chess99/pawn/pawn-race');
  await page.getByRole('button', { name: 'Show the solution' }).click();
  await expect(page.getByText(/^That was one way: .+ Shown, it doesn’t count as solved\.$/)).toBeVisible();
  await expect(page.getByText('0 of 10 tasks solved')).toBeVisible();
});

test('a target that is not legal says why in an example too', async ({ page }) => {
  await page.goto('#/learn/chess99/pawn/pawn-captures');
  await click(page, 'e4');
  await expect(page.getByRole('alert')).toContainText('pawn');
});

test('a rulebook that does not exist says so', async ({ page }) => {
  await page.goto('#/learn/chess98');
  await expect(page.getByRole('heading', { name: 'There are no rules to read' })).toBeVisible();
});

test('the chapter that is open is in sight in the list of chapters, however long that is', async ({
  page,
}) => {
  for (const rulebook of rulebooks) {
    await page.goto('about:blank');
    await page.goto(`#/learn/${idOf(rulebook)}`);
    const chapters = page.getByRole('navigation', { name: 'Chapters' });
    const last = chapters.getByRole('listitem').getByRole('link').last();
    const address = await last.getAttribute('href');
    await page.goto('about:blank');
    await page.goto(String(address));
    await expect(last).toHaveAttribute('aria-current', 'page');
    await expect(last, rulebook.variants[0]?.name).toBeInViewport({ ratio: 1 });
  }
});

test('on the way back through a long list of chapters, the open one and those beside it are in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  for (const rulebook of rulebooks) {
    await page.goto('about:blank');
    await page.goto(`#/learn/${idOf(rulebook)}`);
    const links = page
      .getByRole('navigation', { name: 'Chapters', exact: true })
      .getByRole('listitem')
      .getByRole('link');
    const count = await links.count();
    await links.last().click();
    for (let i = count - 2; i > 0; i--) {
      await page
        .getByRole('navigation', { name: 'Chapters before and after' })
        .getByRole('link')
        .first()
        .click();
      await expect(links.nth(i)).toHaveAttribute('aria-current', 'page');
      for (const near of [i - 1, i, i + 1])
        await expect(links.nth(near), `${idOf(rulebook)}, chapter ${String(near + 1)}`).toBeInViewport({
          ratio: 1,
        });
    }
  }
});

test('what stands above a long list of chapters is whole, wherever the list is scrolled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const rulebook of rulebooks) {
    await page.goto(`#/learn/${idOf(rulebook)}/gallery`);
    const chapters = page.getByRole('navigation', { name: 'Chapters', exact: true });
    await expect(chapters.getByRole('link', { name: 'All pieces' })).toBeInViewport({ ratio: 1 });
    for (const above of [page.getByRole('searchbox'), chapters.getByRole('link').first()])
      await expect(above, idOf(rulebook)).toBeInViewport({ ratio: 1 });
  }
});

test('the library leads to the rules', async ({ page }) => {
  await page.goto('#/');
  await page.getByRole('link', { name: 'Rules of Hex 39' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Hex 39 Bring a piece into the enemy’s castle',
  );
  await expect(site(page, 'g1')).toBeVisible();
});

test('hints to a task come in steps, and a wrong answer is punished on the board, once', async ({ page }) => {
  await page.goto('#/learn/chess99/check/check-without-the-king');
  const study = page.getByRole('region', { name: 'Board to try it on' });
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByRole('button', { name: 'Where to begin' }).click();
  await expect(site(page, 'a4')).toHaveAttribute('aria-pressed', 'true');
  await click(page, 'a5');
  await expect(study).toContainText('See how Black punishes it.');
  await expectOn(page, 'e1', 'Black rook');
  await expect(study).toContainText('Black wins');
  await page.getByRole('button', { name: 'Take back' }).click();
  await expectOn(page, 'e1', 'White king');
  await expect(study).toContainText('See how Black punishes it.');
  await page.waitForTimeout(1500);
  await expectOn(page, 'e1', 'White king');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(study).toContainText('Put something between e1 and e9.');
  await click(page, 'a4', 'e4');
  await expect(study).toContainText('Solved. Well done!');
  await expect(study).not.toContainText('Put something between e1 and e9.');
});

test('a list of chapters that is longer than the window fades at each edge beyond which it goes on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('#/learn/ben39');
  const chapters = page.getByRole('navigation', { name: 'Chapters', exact: true });
  const list = chapters.getByRole('list');
  const fades = () =>
    list.evaluate((box) => ['::before', '::after'].map((end) => Number(getComputedStyle(box, end).opacity)));
  await expect.poll(fades).toEqual([0, 1]);
  await list.evaluate((box) => {
    box.scrollTo(0, box.scrollHeight / 2 - box.clientHeight / 2);
  });
  await expect.poll(fades).toEqual([1, 1]);
  await list.evaluate((box) => {
    box.scrollTo(0, box.scrollHeight);
  });
  await expect.poll(fades).toEqual([1, 0]);
  await list.evaluate((box) => {
    box.scrollTo(0, 0);
  });
  await expect.poll(fades).toEqual([0, 1]);
  await page.setViewportSize({ width: 1280, height: 1400 });
  await expect.poll(fades).toEqual([0, 0]);
  // The window grows while the list is at its end, too.
  await page.setViewportSize({ width: 1280, height: 720 });
  await list.evaluate((box) => {
    box.scrollTo(0, box.scrollHeight);
  });
  await expect.poll(fades).toEqual([1, 0]);
  await page.setViewportSize({ width: 1280, height: 1400 });
  await expect.poll(fades).toEqual([0, 0]);
});
