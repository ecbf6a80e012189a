import type { Page } from '@playwright/test';
import { linkTo } from '../support/links.ts';
import { click, expectOn, heldPiece, recordedActions, site, smallArmies } from './support/board.ts';
import { preferring } from './support/preferring.ts';
import { expect, test } from './support/test.ts';
import { centreOf } from './support/touch.ts';

const GAME = linkTo('chess99', { actions: 'e2-e4 e8-e6 h1-g3 b9-c7' });

/** A game in which White’s queen captures ten pieces, one after the other. */
const slaughter = {
  start: '4k3r/9/9/ppppppppp/9/9/9/9/Q3K4 w - 10',
  actions:
    'a1-a6 e9-e8 a6-b6 e8-e9 b6-c6 e9-e8 c6-d6 e8-e9 d6-e6 e9-d9 e6-f6 d9-e9 f6-g6 e9-e8 g6-h6 e8-e9 h6-i6 e9-e8 i6-i9',
};

const picked = (page: Page) => page.locator('[data-site][aria-pressed=true], [data-held][aria-pressed=true]');
const shownMove = (page: Page) => page.getByRole('list', { name: 'Moves' }).locator('[aria-current]');
const carriedOver = (page: Page) => page.locator('.board-carried-over');

/** Whether the browser has shown its menu for the last right click; the page tells it to a test. */
async function watchMenu(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    window.addEventListener('contextmenu', (event) => {
      document.documentElement.dataset.menu = String(!event.defaultPrevented);
    });
  });
  return () => page.evaluate(() => document.documentElement.dataset.menu === 'true');
}

test('the wheel over the board goes through the record, and does not scroll the page', async ({ page }) => {
  await page.goto(GAME);
  await expect(shownMove(page)).toHaveText('Nc7');
  await site(page, 'e5').hover();
  await page.mouse.wheel(0, -100);
  await expect(shownMove(page)).toHaveText('Ng3');
  await page.waitForTimeout(200);
  await page.mouse.wheel(0, -100);
  await expect(shownMove(page)).toHaveText('e6');
  await page.waitForTimeout(200);
  await page.mouse.wheel(0, 100);
  await expect(shownMove(page)).toHaveText('Ng3');
  // With Ctrl it magnifies the page, and on a narrow page it scrolls.
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, 100);
  await page.keyboard.up('Control');
  await page.setViewportSize({ width: 600, height: 700 });
  await site(page, 'e5').hover();
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(shownMove(page)).toHaveText('Ng3');
});

test('arrows, Home and End go through the record from anywhere', async ({ page }) => {
  await page.goto(GAME);
  await expect(shownMove(page)).toHaveText('Nc7');
  await page.keyboard.press('ArrowLeft');
  await expect(shownMove(page)).toHaveText('Ng3');
  // A click leaves the focus on the board, where nobody sees it.
  await click(page, 'e5');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(shownMove(page)).toHaveText('e4');
  await page.keyboard.press('ArrowRight');
  await expect(shownMove(page)).toHaveText('e6');
  await page.keyboard.press('Home');
  await expect(shownMove(page)).toHaveCount(0);
  await page.keyboard.press('End');
  await expect(shownMove(page)).toHaveText('Nc7');
  // Once the keyboard is on the board, they go about there.
  await click(page, 'e5');
  await page.keyboard.press('ArrowUp');
  await expect(site(page, 'e6')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(site(page, 'd6')).toBeFocused();
  await expect(shownMove(page)).toHaveText('Nc7');
  const field = page.getByRole('textbox', { name: 'Type a move' });
  await field.fill('e5');
  await field.press('Home');
  await field.press('ArrowRight');
  await expect(shownMove(page)).toHaveText('Nc7');
});

test('autoplay stops when somebody goes elsewhere in the record', async ({ page }) => {
  await page.goto(GAME);
  await page.getByRole('button', { name: 'Autoplay' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: 'Autoplay' })).toBeVisible();
  await expect(shownMove(page)).toHaveText('Ng3');
});

test('single keys flip the board, take back, redo, look and begin anew', async ({ page }) => {
  await page.goto(GAME);
  await expect(shownMove(page)).toHaveText('Nc7');
  await page.keyboard.press('u');
  await page.keyboard.press('u');
  await expect(recordedActions(page)).toHaveText(['e4', 'e6']);
  await page.keyboard.press('y');
  await expect(recordedActions(page)).toHaveText(['e4', 'e6', 'Ng3']);
  const upper = async () => (await centreOf(page, 'e9')).y < (await centreOf(page, 'e1')).y;
  await page.keyboard.press('f');
  await expect.poll(upper).toBe(false);
  await page.keyboard.press('f');
  await expect.poll(upper).toBe(true);
  const lens = page.getByRole('combobox', { name: 'Show on the board' });
  await page.keyboard.press('l');
  await expect(lens).toHaveValue('attacked-by-both');
  await page.keyboard.press('l');
  await expect(lens).toHaveValue('');
  await page.getByRole('textbox', { name: 'Type a move' }).pressSequentially('nufly');
  await expect(recordedActions(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Redo' }).focus();
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog')).toContainText('Start a new game');
  // Nothing happens below a dialog.
  await page.keyboard.press('u');
  await page.keyboard.press('Escape');
  await expect(recordedActions(page)).toHaveCount(3);
});

test('a setting turns the single keys off, but not those of the record itself', async ({ page }) => {
  await preferring(page, { helpKey: false });
  await page.goto(GAME);
  await expect(shownMove(page)).toHaveText('Nc7');
  for (const key of ['ArrowLeft', 'Home', 'u', 'n', 'l']) await page.keyboard.press(key);
  await expect(shownMove(page)).toHaveText('Nc7');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await shownMove(page).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(shownMove(page)).toHaveText('Ng3');
});

test('a click beside the board or a right click on it lets go of all that is picked', async ({ page }) => {
  const boardOf = (name: string) => page.getByRole('toolbar', { name: new RegExp(`^Board of ${name}`) });
  for (const [name, address, pick] of [
    ['Chess 99', '#/play/chess99', () => click(page, 'h1')],
    // Only looked at.
    ['Hex 39', '#/play/hex39', () => click(page, 'f8')],
    ['Ben39', '#/play/ben39', () => heldPiece(page, 'White', 'White castle').click()],
    [
      'Battle Chieftain',
      linkTo('battle-chieftain', { start: smallArmies, actions: 'K@i2 K@e10' }),
      () => click(page, 'i2'),
    ],
  ] as const) {
    await page.goto(address);
    // The previous board stays on the screen until this one is found.
    await expect(boardOf(name)).toBeVisible();
    const menuShown = await watchMenu(page);
    await pick();
    await expect(picked(page)).toHaveCount(1);
    // Measured once all that lies beside the board has been loaded.
    const board = await boardOf(name).boundingBox();
    if (!board) throw new Error('There is no board.');
    const [beside, above] = [
      { x: board.x - 40, y: board.y + board.height / 2 },
      { x: board.x + board.width / 2, y: board.y - 20 },
    ];
    await page.mouse.click(beside.x, beside.y);
    await expect(picked(page)).toHaveCount(0);
    await pick();
    await expect(picked(page)).toHaveCount(1);
    await page.mouse.click(above.x, above.y);
    await expect(picked(page)).toHaveCount(0);
    await pick();
    await expect(picked(page)).toHaveCount(1);
    await page.mouse.click(board.x + board.width / 2, board.y + board.height / 2, { button: 'right' });
    await expect(picked(page)).toHaveCount(0);
    expect(await menuShown()).toBe(false);
    // On the board the right button draws; beside it the browser has it.
    await page.mouse.click(above.x, above.y, { button: 'right' });
    expect(await menuShown()).toBe(true);
  }
  // A control and a text keep what is picked.
  await page.goto('#/play/chess99');
  await click(page, 'h1');
  await page.getByRole('button', { name: 'Flip the board' }).click();
  await page.getByText('No move yet.').click();
  await expect(picked(page)).toHaveCount(1);
});

test('what is dragged beside the board goes back and is let go of', async ({ page }) => {
  await page.goto('#/play/chess99');
  await site(page, 'e2').hover();
  await page.mouse.down();
  await page.mouse.move(20, 450, { steps: 3 });
  await expect(page.locator('.board-carried')).toBeVisible();
  await page.mouse.up();
  await expectOn(page, 'e2', 'White pawn');
  await expect(picked(page)).toHaveCount(0);
});

test('the site under a dragged piece is lit, strongly where the piece can go', async ({ page }) => {
  for (const [address, from, to, elsewhere] of [
    ['#/play/chess99', 'e2', 'e4', 'e6'],
    ['#/play/hex39', 'i3', 'j4', 'f6'],
    ['#/play/ben39', 'f6', 'f8', 'j8'],
  ] as const) {
    await page.goto(address);
    await expect(site(page, from)).toHaveCSS('cursor', 'grab');
    await expect(site(page, elsewhere)).toHaveCSS('cursor', 'default');
    await site(page, from).hover();
    await page.mouse.down();
    await site(page, to).hover();
    await expect(carriedOver(page)).toHaveClass(/board-open/);
    await expect(site(page, to)).toHaveCSS('cursor', 'grabbing');
    await site(page, elsewhere).hover();
    await expect(carriedOver(page)).not.toHaveClass(/board-open/);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(carriedOver(page)).toHaveCount(0);
    await expect(site(page, to)).toHaveCSS('cursor', 'default');
    await click(page, from);
    await expect(site(page, to)).toHaveCSS('cursor', 'pointer');
  }
});

test('in the editor a right click removes a piece, and a dragged one may go anywhere', async ({ page }) => {
  await page.goto('#/edit/hex39');
  await site(page, 'g5').hover();
  const menuShown = await watchMenu(page);
  await site(page, 'i3').click({ button: 'right' });
  await expectOn(page, 'i3', 'empty');
  expect(await menuShown()).toBe(false);
  await page.getByRole('button', { name: 'Undo' }).click();
  await site(page, 'i3').hover();
  await page.mouse.down();
  await site(page, 'g7').hover();
  await expect(carriedOver(page)).toHaveClass(/board-open/);
  await page.mouse.up();
});

test('a whole card of the library begins a game, except for its other links', async ({ page }) => {
  await page.goto('#/');
  const card = page.getByRole('listitem').filter({ hasText: 'Battle Chieftain' });
  await card.getByRole('combobox').selectOption('Far walls');
  // The link covers the picture.
  await card.getByRole('img').click({ force: true });
  await expect(page).toHaveURL(/#\/play\/battle-chieftain-far-walls/);
  await page.goBack();
  await page.getByText('Thirty-nine hexes', { exact: false }).click({ force: true });
  await expect(page).toHaveURL(/#\/play\/hex39/);
  await page.goBack();
  await page.getByRole('link', { name: 'Rules of Hex 39' }).click();
  await expect(page).toHaveURL(/#\/learn\/hex39/);
});

test('what each player has captured is at the player’s edge, and moves nothing', async ({ page }) => {
  const edge = (name: string) => page.getByRole('region', { name, exact: true });
  const boardBox = () => page.getByRole('toolbar', { name: /^Board of/ }).boundingBox();
  const players = ['Ada, Countess of Lovelace', 'Rear Admiral Grace Hopper'] as const;
  for (const width of [360, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(linkTo('chess99', { start: slaughter.start, players }));
    // The previous game stays on the screen until this one is found.
    await expect(recordedActions(page)).toHaveCount(0);
    const before = await boardBox();
    await page.goto(linkTo('chess99', { ...slaughter, players }));
    await expect(recordedActions(page)).toHaveCount(slaughter.actions.split(' ').length);
    await expect(edge('White').getByRole('img', { name: 'Captured: rook, 9 × pawn' })).toBeVisible();
    await expect(edge('Black').getByRole('img')).toHaveCount(0);
    expect(await boardBox()).toEqual(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.getByRole('button', { name: 'First' }).click();
  await expect(edge('White').getByRole('img')).toHaveCount(0);
  await page.goto('#/play/tns');
  await expect(edge('White').getByRole('img')).toHaveCount(0);
});

test('the screen stays on while a clock runs', async ({ page }) => {
  await page.addInitScript(() => {
    const count = (change: number) => {
      const { dataset } = document.documentElement;
      dataset.locks = String(Number(dataset.locks ?? 0) + change);
      return Promise.resolve();
    };
    const request = () => count(1).then(() => ({ release: () => count(-1) }));
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  const expectLocks = (locks: string) => expect(page.locator('html')).toHaveAttribute('data-locks', locks);
  await page.goto('#/play/chess99');
  await page.getByRole('button', { name: 'Clock', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start the clock' }).click();
  await expectLocks('1');
  await click(page, 'e2', 'e4');
  await expectLocks('1');
  await page.getByRole('button', { name: 'Pause the clock' }).first().click();
  await expectLocks('0');
});

test('the settings show the page on the full screen and in its window again', async ({ page }) => {
  await page.goto('#/play/hex39');
  await page.getByRole('button', { name: 'Settings' }).click();
  const box = page.getByRole('checkbox', { name: 'Full screen' });
  await expect(box).not.toBeChecked();
  await box.click();
  await expect(box).toBeChecked();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe('HTML');
  await box.click();
  await expect(box).not.toBeChecked();
});

test('the share sheet of the system gets the link and the picture, where there is one', async ({ page }) => {
  await page.goto(GAME);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('button', { name: 'Copy the record' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Share .*…/ })).toHaveCount(0);
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: ({ files = [], ...others }: ShareData) => {
        const shared = {
          ...others,
          files: files.map(({ name, type, size }) => `${name} ${type} ${String(size > 1000)}`),
        };
        document.documentElement.dataset.shared = JSON.stringify(shared);
        return files.length > 0 ? Promise.reject(new Error('refused')) : Promise.resolve();
      },
    });
  });
  await page.reload();
  const shared = async () =>
    JSON.parse((await page.locator('html').getAttribute('data-shared')) ?? '{}') as Readonly<
      Record<string, unknown>
    >;
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Share the link…' }).click();
  await expect.poll(shared).toEqual({
    title: 'Chess 99',
    text: 'Chess 99\nAfter Black’s move\u00a02. White to move.',
    url: await page.getByRole('textbox', { name: 'Link', exact: true }).inputValue(),
    files: [],
  });
  await page.getByRole('button', { name: 'Share PNG…' }).click();
  await expect.poll(shared).toEqual({ files: ['oddboard-chess99-4.png image/png true'] });
  await expect(page.getByText('did not let the page share the picture')).toBeVisible();
});

test('a game can be played without takebacks', async ({ page }) => {
  await page.goto(GAME);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Moves can be taken back').uncheck();
  await page.keyboard.press('Escape');
  await click(page, 'e4', 'e5');
  await expect(shownMove(page)).toHaveText('e5');
  await expect(page.getByRole('button', { name: 'Take e5 back' })).toHaveCount(0);
  await page.keyboard.press('u');
  await expect(page.getByRole('alert').first()).toHaveText(
    'This game is played without takebacks. The settings can change that.',
  );
  await page.reload();
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByRole('alert').first()).toContainText('without takebacks');
  await expect(shownMove(page)).toHaveText('e5');
});

test('a piece in hand shows where it could be dropped, and what it is, to a mouse that rests on it', async ({
  page,
}) => {
  await page.goto('#/play/ben39');
  await heldPiece(page, 'White', 'White wizard').hover();
  await expect(page.getByRole('tooltip')).toContainText('White wizard');
  await expect(page.locator('[data-kind=move]').first()).toBeVisible();
  await expect(picked(page)).toHaveCount(0);
});

test('a piece in hand that cannot be dropped says why', async ({ page }) => {
  await page.goto('#/play/ben39');
  const hand = page.getByRole('list', { name: 'Black’s hand' });
  // It counts as disabled, and answers all the same.
  await hand.getByRole('button', { name: /^Black wizard/ }).click({ force: true });
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('Black wizard in hand.');
  await expect(page.getByText('the wizard is in Black’s hand')).toBeVisible();
});

test('New game before a first move says so, and Enter without a move asks for one', async ({ page }) => {
  await page.goto('#/play/chess99');
  await page.getByRole('button', { name: 'New game' }).click();
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('A new game: White to move.');
  await page.getByRole('button', { name: 'Enter', exact: true }).click();
  await expect(page.getByRole('alert').first()).toHaveText(
    'Type a move first, as it is written in the record.',
  );
});
