import type { Page } from '@playwright/test';
import { click, expectOn, recordedActions, site } from './support/board.ts';
import { savedEntries, putEntry, untilSaved } from './support/database.ts';
import { axeFor, expect, expectAccessible, test } from './support/test.ts';

/** Holds requests back until the test releases them. */
async function holdBack(page: Page, files: string): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(files, async (route) => {
    await free;
    await route.continue();
  });
  return () => {
    letGo();
  };
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('if there is nothing to show', () => {
  test('an unknown address says so and leads to the library', async ({ page }) => {
    await page.goto('#/nonsense');
    await expect(title(page)).toHaveText('There is no such page');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'To the library' }).click();
    await expect(title(page)).toHaveText('Oddboard');
  });

  for (const [path, words] of [
    ['play', 'This game cannot be shown'],
    ['learn', 'There are no rules to read'],
    ['edit', 'There is nothing to set up'],
  ] as const)
    test(`a game that does not exist, to ${path}, leads to the library`, async ({ page }) => {
      await page.goto(`#/${path}/checkers`);
      await expect(page.getByRole('link', { name: 'To the library' })).toBeVisible();
      await expect(title(page)).toHaveText(words);
      await expect(page.getByText('There is no variant “checkers”', { exact: false })).toBeVisible();
      // That would not help.
      await expect(page.getByRole('button', { name: 'Reload the page' })).toHaveCount(0);
      await expectAccessible(page);
    });

  test('a chapter that does not exist leads to the first', async ({ page }) => {
    await page.goto('#/learn/hex39/nonsense');
    await expect(page.getByText('There is no such chapter')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'To the first chapter' }).click();
    await expect(page.getByRole('navigation', { name: 'Chapters before and after' })).toBeVisible();
  });

  test('a position that cannot be read says why, and another can be set up', async ({ page }) => {
    await page.goto('#/edit/chess99/rubbish');
    await expect(page.getByRole('status', { name: 'Verdict' })).toContainText('parts');
    await expect(page.getByText('The start is: rnbakqbnr/')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Change the string' }).click();
    await expect(page.getByRole('textbox', { name: 'Position string' })).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Position string' })).toBeInViewport();
    await page.getByRole('button', { name: 'Start position' }).click();
    await expect(page.getByRole('button', { name: 'Play from here' })).toBeEnabled();
  });

  test('a library without games says where they will be, and opens one', async ({ page }) => {
    await page.goto('#/');
    await expect(page.getByText('No games yet')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Open or import' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('a search that finds nothing says so, and can be cleared', async ({ page }) => {
    await page.goto('#/play/chess99');
    await click(page, 'e2', 'e4');
    await expect(recordedActions(page)).toHaveCount(1);
    await page.getByRole('link', { name: 'Library' }).click();
    const search = page.getByRole('searchbox', { name: 'Search your games' });
    await search.fill('nobody');
    await expect(page.getByText('No results for “nobody”')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect(search).toBeFocused();
    await expect(page.getByRole('article', { name: 'A game of Chess 99' })).toBeVisible();
  });

  test('a damaged game is shown beside the others', async ({ page }) => {
    await page.goto('#/play/chess99');
    await click(page, 'e2', 'e4');
    await expect(recordedActions(page)).toHaveCount(1);
    await page.getByRole('link', { name: 'Library' }).click();
    await expect(page.getByRole('article', { name: 'A game of Chess 99' })).toBeVisible();
    await putEntry(page, { id: 'damaged', players: 7 });
    await page.reload();
    await expect(page.getByRole('article', { name: 'A damaged game' })).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('if a part does not load', () => {
  test.use({ expectedFault: /ERR_FAILED/ });

  test('a screen says so, and appears after a reload', async ({ page }) => {
    await page.goto('#/');
    await page.route('**/LearnPage*', (route) => route.abort());
    await page.getByRole('link', { name: 'Rules of Hex 39' }).click();
    await expect(title(page)).toHaveText('This page could not be loaded');
    await expectAccessible(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(title(page)).toHaveText('Hex 39 Bring a piece into the enemy’s castle');
  });

  test('a dialog says so beside the game, which is there after the reload', async ({ page }) => {
    await page.goto('#/play/chess99');
    await click(page, 'e2', 'e4');
    await expect(recordedActions(page)).toHaveCount(1);
    await page.route('**/ShareDialog*', (route) => route.abort());
    await page.getByRole('button', { name: 'Share' }).click();
    const said = page.getByText('This part of the page failed to download.', { exact: false });
    await expect(said).toBeVisible();
    await expectAccessible(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expectOn(page, 'e4', 'White pawn');
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test.describe('before everything has loaded', () => {
  test('the name is painted without the script, and stays in place when that has loaded', async ({
    page,
  }) => {
    const letGo = await holdBack(page, '**/assets/*.js');
    await page.goto('#/', { waitUntil: 'commit' });
    await expect(title(page)).toBeVisible();
    // Before the styles have loaded a browser paints nothing, but it can say where things would be.
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
    );
    const before = await title(page).boundingBox();
    letGo();
    await expect(page.getByRole('link', { name: 'Play Chess 99' })).toBeVisible();
    expect(await title(page).boundingBox()).toEqual(before);
  });

  test('the rules of a game load while the code of its screen does', async ({ page }) => {
    const letGo = await holdBack(page, '**/assets/ExplorePage*.js');
    const rules = page.waitForRequest('**/assets/hex39-*.js');
    await page.goto('#/explore/hex39');
    await rules;
    letGo();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hex 39');
  });

  test('a screen that takes a while has a placeholder after a moment', async ({ page }) => {
    const letGo = await holdBack(page, '**/LearnPage*');
    await page.goto('#/');
    await page.getByRole('link', { name: 'Rules of Hex 39' }).click();
    const loading = page.getByRole('main', { name: 'Loading' });
    await expect(loading).toHaveAttribute('aria-busy', 'true');
    await expect(loading).toHaveCSS('animation-delay', '0.15s');
    // A screen that has not loaded has no heading yet.
    const { violations } = await axeFor(page).disableRules('page-has-heading-one').analyze();
    expect(violations).toEqual([]);
    letGo();
    await expect(title(page)).toHaveText('Hex 39 Bring a piece into the enemy’s castle');
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('the page says what it needs', async ({ page }) => {
      await page.goto('');
      await expect(page.locator('.no-script')).toBeVisible();
      await expect(page.getByText('Strange chess variants', { exact: false })).toBeVisible();
    });
  });
});

test('on a phone the cards stay in place when the link back to a game appears', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('#/');
  const card = page.getByRole('article').first();
  await page.getByRole('link', { name: 'Play Chess 99' }).click();
  await click(page, 'e2', 'e4');
  await expect(recordedActions(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Library' }).click();
  const before = await card.boundingBox();
  await expect(page.getByRole('link', { name: 'Continue: A game of Chess 99' })).toBeVisible();
  expect((await card.boundingBox())?.y).toBe(before?.y);
  await expect(site(page, 'e2')).toHaveCount(0);
});

test('the link back leads to the newest game that is not over', async ({ page }) => {
  await page.goto('#/play/chess99');
  await click(page, 'e2', 'e4');
  await untilSaved(page, 'e2-e4');
  const [entry] = await savedEntries(page);
  const ended = { variant: 'hex39', actions: [], changed: Date.now() + 1000, outcome: 'b resignation' };
  await putEntry(page, { ...entry, ...ended, id: 'over', ending: 'b resignation' });
  await page.getByRole('link', { name: 'Library' }).click();
  await expect(page.getByRole('article', { name: 'A game of Hex 39' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue: A game of Chess 99' })).toBeVisible();
});
