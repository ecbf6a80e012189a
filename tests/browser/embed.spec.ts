import type { Locator, Page } from '@playwright/test';
import { board, frame, openBlog, readThrough, siteOf } from './support/blog.ts';
import { writeTreeLink } from '../../src/engine/record/treeLink.ts';
import { addLine, annotate } from '../../src/engine/tree/edits.ts';
import { withComment } from '../../src/engine/tree/notes.ts';
import { newTree } from '../../src/engine/tree/tree.ts';
import { linkTo } from '../support/links.ts';
import { variantNamed } from '../support/registry.ts';
import { axeFor, expect, expectAccessible, test } from './support/test.ts';

const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY);

const expectOn = (around: Locator, name: string, words: string) =>
  expect(siteOf(around, name)).toHaveAccessibleName(new RegExp(`^${name}, ${words}`));

const said = (around: Locator): Locator => around.getByRole('status');

test('boards in an article are loaded when they come near, and keep nothing', async ({ page, context }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url().split('/').at(-1) ?? ''));
  await openBlog(page);
  await expect(board(page, 'start').getByRole('img', { name: 'Board of Hex 39.' })).toBeVisible();
  expect(files.filter((file) => /tns|chess99|Linked/.test(file))).toEqual([]);
  await readThrough(page);
  await expect(board(page, 'play').getByRole('toolbar', { name: 'Board of TNS Chess' })).toBeVisible();
  await expect(board(page, 'lens').getByRole('group', { name: 'Hex 39: Ada – Grace' })).toBeVisible();
  await expect(board(page, 'wrong').getByRole('alert')).toHaveText(
    /^There is no variant “hex93”; there are Chess/,
  );
  await expectAccessible(page);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  expect(
    await page.evaluate(async () => (await indexedDB.databases()).length + (await caches.keys()).length),
  ).toBe(0);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await context.cookies()).toEqual([]);
});

test('an article keeps its scrolling and its arrow keys, and a board has them only where the focus is', async ({
  page,
}) => {
  await openBlog(page);
  const walk = board(page, 'walk');
  await walk.scrollIntoViewIfNeeded();
  await expect(said(walk)).toHaveText('White to move.');
  const before = await scrolled(page);
  await walk.getByRole('toolbar').hover();
  await page.mouse.wheel(0, 120);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(before);
  const after = await scrolled(page);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => scrolled(page)).toBeGreaterThan(after);
  await page.keyboard.press('ArrowRight');
  await expect(said(walk)).toHaveText('White to move.');

  await walk.getByRole('button', { name: 'Forward' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(said(walk)).toHaveText('White’s pawn from i3 to j4. Black to move.');
  await page.keyboard.press('End');
  await expect(said(walk)).toHaveText(/White wins/);
  await expect(walk.getByRole('button', { name: 'Rxg9' })).toHaveAttribute('aria-current', 'step');
});

test('one walks through a game by its buttons and its moves, and what is picked only shows', async ({
  page,
}) => {
  await openBlog(page);
  const walk = board(page, 'walk');
  await walk.getByRole('button', { name: 'Forward' }).click();
  await expectOn(walk, 'j4', 'White pawn');
  await walk.getByRole('button', { name: 'Rxe7' }).click();
  await expectOn(walk, 'e7', 'White rook');
  await siteOf(walk, 'e7').click();
  await expect(siteOf(walk, 'e7')).toHaveAttribute('aria-pressed', 'true');
  await expect(walk.getByRole('button', { name: /can move here/ })).toHaveCount(0);
  await siteOf(walk, 'c7').click();
  await walk.getByRole('button', { name: 'First' }).click();
  await walk.getByRole('button', { name: 'Autoplay' }).click();
  await expectOn(walk, 'j4', 'White pawn');
  await walk.getByRole('button', { name: 'Pause' }).click();
  await expect(walk.getByRole('link', { name: 'Open in Oddboard in a new tab' })).toHaveAttribute(
    'href',
    /\/index\.html#\/play\/hex39\/[\w-]+$/,
  );
});

test('boards are played on each by itself, and set up again', async ({ page }) => {
  await openBlog(page);
  await readThrough(page);
  const play = board(page, 'play');
  const [last, again] = [said(play), play.getByRole('button', { name: 'Start again' })];
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  const first = await last.textContent();
  await expect(siteOf(play, 'e5')).toHaveCSS('touch-action', 'auto');
  await siteOf(play, 'e5').click();
  // Now somebody is at the board, and a finger drags.
  await expect(siteOf(play, 'e5')).toHaveCSS('touch-action', 'pinch-zoom');
  await play
    .getByRole('button', { name: /can move here/ })
    .first()
    .click();
  await expect(last).toHaveText(/^White’s knight from e5/);
  await expect(said(board(page, 'start'))).toHaveText('White to move.');
  await play.getByRole('button', { name: 'Back' }).click();
  await expectOn(play, 'e5', 'White knight');
  await siteOf(play, 'b3').click();
  await play
    .getByRole('button', { name: /can move here/ })
    .first()
    .click();
  // Another move takes the place of the one that was gone back from.
  await expect(last).toHaveText(/^White’s knight from b3/);
  await expect(play.getByRole('list', { name: 'Moves' }).getByRole('button')).toHaveCount(1);
  await again.click();
  await expect(last).toHaveText(first ?? '');
});

test('a board shows through its lens, and names what it shows', async ({ page }) => {
  await openBlog(page);
  const lens = board(page, 'lens');
  await lens.scrollIntoViewIfNeeded();
  await expect(lens.getByText('White attacks 20 hexes, Black 18; 2 are attacked by both.')).toBeVisible();
  await expect(lens.getByRole('button', { name: /attacked by both sides/ })).toHaveCount(2);
  // Its styles come with it.
  await expect(lens.locator('[data-tone=both] polygon').first()).toHaveCSS('opacity', '0.22');
});

test('a board has the colours of the page, unless it is told otherwise', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openBlog(page);
  const ground = (id: string) =>
    board(page, id)
      .getByRole('group')
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(said(board(page, 'start'))).toHaveText('White to move.');
  const light = await ground('start');
  // The page has a switch of its own, whatever the system prefers.
  await page.evaluate(() => {
    document.documentElement.classList.add('dark');
  });
  await expect.poll(() => ground('start')).not.toBe(light);
  const dark = await ground('start');
  await board(page, 'start').evaluate((element) => {
    element.setAttribute('theme', 'light');
  });
  expect(await ground('start')).toBe(light);
  // A page without colours of its own has those of the system, if it says so.
  await openBlog(page, {
    head: '<style>:root { color-scheme: light dark } body { all: unset !important }</style>',
  });
  await expect(said(board(page, 'start'))).toHaveText('White to move.');
  expect(await ground('start')).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => ground('start')).toBe(dark);
});

test('a style sheet of the page that would break everything breaks no board', async ({ page }) => {
  await openBlog(page);
  /** What can be measured of a board and of what stands beside it. */
  const looks = async () => {
    const walk = board(page, 'walk');
    await walk.scrollIntoViewIfNeeded();
    await expect(siteOf(walk, 'c3')).toBeVisible();
    return walk.evaluate((element) => {
      element.style.setProperty('width', '640px', 'important');
      const styleOf = (selector: string) => {
        const found = element.shadowRoot?.querySelector(selector);
        if (!found) throw new Error(`There is no ${selector}.`);
        const { font, color, letterSpacing, textTransform, textAlign, fill, cursor } =
          getComputedStyle(found);
        const { width, height } = found.getBoundingClientRect();
        return [selector, font, color, letterSpacing, textTransform, textAlign, fill, cursor, width, height];
      };
      return [
        styleOf('svg'),
        styleOf('polygon'),
        styleOf('button'),
        styleOf('li'),
        styleOf('p'),
        styleOf('a'),
      ];
    });
  };
  const usual = await looks();
  await openBlog(page, { isHostile: true });
  expect(await looks()).toEqual(usual);
  await siteOf(board(page, 'walk'), 'c3').click();
  await expect(siteOf(board(page, 'walk'), 'c3')).toHaveAttribute('aria-pressed', 'true');
});

test('a piece that is dragged stays under the pointer in a page that moves what it shows', async ({
  page,
}) => {
  await openBlog(page, { head: '<style>article { transform: translateY(30px) }</style>' });
  const play = board(page, 'play');
  await play.scrollIntoViewIfNeeded();
  await siteOf(play, 'e5').hover();
  const box = await siteOf(play, 'e5').boundingBox();
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 90, (box?.y ?? 0) + 60, { steps: 4 });
  const carried = await play.locator('.board-carried').boundingBox();
  const middle = [
    (carried?.x ?? 0) + (carried?.width ?? 0) / 2,
    (carried?.y ?? 0) + (carried?.height ?? 0) / 2,
  ];
  await page.mouse.up();
  expect(middle.map(Math.round)).toEqual([(box?.x ?? 0) + 90, (box?.y ?? 0) + 60].map(Math.round));
});

test('attributes that change show another board, and wrong ones a sentence', async ({ page }) => {
  await openBlog(page);
  const start = board(page, 'start');
  const set = (name: string, value: string) =>
    start.evaluate(
      (element, [attribute, text]) => {
        element.setAttribute(attribute, text);
      },
      [name, value] as const,
    );
  await set('position', 'nonsense');
  await expect(start.getByRole('alert')).toHaveText(/^The game’s first position cannot be read\./);
  await set('position', 'b/rbbr/ppppp/6/7/6/PPPPP/RBBR/B b');
  await expect(said(start)).toHaveText('Black to move.');
  await set('moves', '1... cd6 2. nonsense');
  await expect(start.getByText('The game is shown up to Black’s move')).toBeVisible();
  await set('controls', 'dance');
  await expect(start.getByRole('alert')).toHaveText(
    '“dance” is not a value of controls. Use none, walk or play.',
  );
});

test('a board in a frame is played on, and tells the page how high it is', async ({ page }) => {
  await openBlog(page);
  await page.evaluate(() => {
    addEventListener('message', ({ data }) => {
      const { type, height } = data as { readonly type: string; readonly height: number };
      document.body.dataset.told = `${type} ${String(height)}`;
    });
  });
  await page.locator('iframe').scrollIntoViewIfNeeded();
  const shown = frame(page);
  await siteOf(shown, 'e2').click();
  await siteOf(shown, 'e4').click();
  await expect(shown.getByRole('status')).toHaveText('White’s pawn from e2 to e4. Black to move.');
  const height = await shown
    .locator('odd-board')
    .evaluate((element) => Math.ceil(element.getBoundingClientRect().height));
  await expect(page.locator('body')).toHaveAttribute('data-told', `oddboard:height ${String(height)}`);
});

test('what Share writes for a page shows there what is on the board', async ({ page }) => {
  await page.goto(linkTo('tns', { actions: 'c3-c4 c7-c6', players: ['Ada', 'Grace'] }));
  await page.getByRole('button', { name: 'Share' }).click();
  const codes: string[] = [];
  for (const format of ['HTML', 'iframe']) {
    await page.getByRole('combobox', { name: 'Form' }).selectOption(format);
    codes.push(await page.getByRole('textbox', { name: format }).inputValue());
  }
  const body = `<!doctype html><html lang="en"><title>A page</title>${codes.join('<p>And in a frame:</p>')}</html>`;
  await page.route('**/pasted.html', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('pasted.html');
  for (const around of [page.locator('odd-board'), frame(page).locator('odd-board')]) {
    await expect(around.getByRole('group', { name: 'TNS Chess: Ada – Grace' })).toBeVisible();
    await expect(around.getByRole('list', { name: 'Moves' }).getByRole('button')).toHaveCount(2);
  }
  // The frame is high enough for what is in it.
  const sizes = await frame(page)
    .locator('odd-board')
    .evaluate((element) => [element.getBoundingClientRect().height, innerHeight] as const);
  expect(sizes[0]).toBeLessThanOrEqual(sizes[1]);
});

test.describe('where the script does not come', () => {
  test.use({ expectedFault: /Failed to load resource|net::ERR_FAILED/ });

  test('readers see the link that stands in the element', async ({ page }) => {
    await page.route('**/odd-board.js', (route) => route.abort());
    await openBlog(page);
    await expect(page.getByRole('link', { name: 'This game on Oddboard' })).toBeVisible();
  });
});

test('a tree of an Explore link opens at its node, and its variations are walked with the keys of the app', async ({
  page,
}) => {
  const hex39 = variantNamed('hex39');
  const bare = addLine(addLine(newTree(hex39), [], ['i3-j4', 'c7-d6']), ['i3-j4'], ['k7-j6', 'e3-d4']);
  const tree = annotate(bare, ['i3-j4'], (notes) => withComment(notes, 'Now there are two ways.'));
  const link = writeTreeLink({ tree, path: ['i3-j4'], players: ['', ''], game: null });
  await page.goto(`embed/v1/board.html#link=${encodeURIComponent(`#/explore/hex39/${link}`)}`);
  const explored = page.locator('odd-board');
  await expectOn(explored, 'j4', 'White pawn');
  await expect(explored.getByText('Now there are two ways.')).toBeVisible();
  const next = explored.getByRole('group', { name: 'Next moves' }).getByRole('button');
  await expect(next).toHaveText(['cd6', 'kj6']);
  const { violations } = await axeFor(page).include('odd-board').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await explored.getByRole('button', { name: 'Forward' }).click();
  await expectOn(explored, 'd6', 'Black pawn');
  await page.keyboard.press('ArrowDown');
  await expectOn(explored, 'j6', 'Black pawn');
  await page.keyboard.press('End');
  await expectOn(explored, 'd4', 'White pawn');
  await page.keyboard.press('Shift+ArrowLeft');
  await expectOn(explored, 'j6', 'empty');
  await next.first().click();
  await expectOn(explored, 'd6', 'Black pawn');
  await expect(explored.getByRole('link', { name: /Open in Oddboard/ })).toHaveAttribute(
    'href',
    new RegExp(`#/explore/hex39/${link}$`),
  );
});
