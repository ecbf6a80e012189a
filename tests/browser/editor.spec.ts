import type { Page } from '@playwright/test';
import { linkTo } from '../support/links.ts';
import { click, expectOn, settledAddress, site } from './support/board.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { screened } from './support/whole.ts';
import { centreOf } from './support/touch.ts';

const verdict = (page: Page) => page.getByRole('status', { name: 'Verdict' });
const playButton = (page: Page) => page.getByRole('button', { name: 'Play from here' });
const positionString = (page: Page) => page.getByRole('textbox', { name: 'Position string' });
const palette = (page: Page, piece: string) => page.getByRole('button', { name: piece, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
}

test('a position is built with the mouse, and played from there', async ({ page }) => {
  await page.goto('#/');
  await page.getByRole('link', { name: 'Set up a position of Chess 99' }).click();
  await button(page, 'Clear').click();
  await expect(verdict(page)).toHaveText('Black has just moved and must still have a king.');
  await expect(playButton(page)).toBeDisabled();
  await palette(page, 'White king').click();
  await click(page, 'e1');
  await palette(page, 'Black king').click();
  await click(page, 'e8');
  await palette(page, 'White rook').click();
  await click(page, 'a8', 'b7', 'b7');
  await expectOn(page, 'b7', 'empty');
  await expect(positionString(page)).toHaveValue('9/R3k4/9/9/9/9/9/9/4K4 w - 1');
  await expect(verdict(page)).toHaveText('Ready to play: White to move.');
  await playButton(page).click();
  await expect(page.getByRole('list', { name: 'Moves' })).toHaveCount(0);
  await click(page, 'a8', 'e8');
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('White wins');
  await page.goBack();
  await expect(positionString(page)).toHaveValue('9/R3k4/9/9/9/9/9/9/4K4 w - 1');
});

test('pieces are dragged about, from the palette and off the board', async ({ page }) => {
  await page.goto('#/edit/chess99');
  const beside = { x: 20, y: 450 };
  await drag(page, await centreOf(page, 'd1'), await centreOf(page, 'd5'));
  await expectOn(page, 'd5', 'White queen');
  await drag(page, await centreOf(page, 'a9'), beside);
  await expectOn(page, 'a9', 'empty');
  const box = await palette(page, 'Black knight').boundingBox();
  if (!box) throw new Error('There is no knight.');
  await drag(page, { x: box.x + 20, y: box.y + 20 }, await centreOf(page, 'e4'));
  await expectOn(page, 'e4', 'Black knight');
  await button(page, 'Remove').click();
  await click(page, 'e4');
  await expectOn(page, 'e4', 'empty');
  await button(page, 'Move').click();
  await click(page, 'd5', 'd6');
  await expectOn(page, 'd6', 'White queen');
});

test('every edit can be undone and redone', async ({ page }) => {
  await page.goto('#/edit/hex39');
  await palette(page, 'White rook').click();
  await click(page, 'e5');
  await button(page, 'Clear').click();
  await button(page, 'Undo').click();
  await expectOn(page, 'e5', 'White rook');
  await page.keyboard.press('Control+z');
  await expectOn(page, 'e5', 'empty');
  await expect(button(page, 'Undo')).toBeDisabled();
  await button(page, 'Redo').click();
  await expectOn(page, 'e5', 'White rook');
});

test('a position is built with the keyboard alone', async ({ page }) => {
  await page.goto('#/edit/hex39');
  await button(page, 'Clear').focus();
  await page.keyboard.press('Enter');
  await expect(positionString(page)).toHaveValue('1/4/5/6/7/6/5/4/1 w');
  await expect(verdict(page)).toHaveText('Neither side has a piece that can ever enter the enemy’s castle.');
  while (!(await page.evaluate(() => document.activeElement?.matches('[data-site]') ?? false)))
    await page.keyboard.press('Shift+Tab');
  await expect(site(page, 'g1')).toBeFocused();
  await page.keyboard.press('R');
  await expect(palette(page, 'White rook')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('p');
  await page.keyboard.press('Enter');
  await expect(positionString(page)).toHaveValue(/^1\/4\/5\/6\/7\/6\/2p2\/2R1\/1 w$/);
  await page.keyboard.press('Delete');
  await expect(positionString(page)).toHaveValue('1/4/5/6/7/6/5/2R1/1 w');
  // Back to moving: the rook is picked up and set down one hex further.
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(positionString(page)).toHaveValue('1/4/5/6/7/6/5/1R2/1 w');
});

test('letters pick every piece, and the slash switches from squares to crossings', async ({ page }) => {
  await page.goto('#/edit/ben39');
  await site(page, 'h8').focus();
  await page.keyboard.press('/');
  await expect(page.locator('[data-site]:focus')).toHaveAccessibleName(/^[gi][79], empty/);
  await page.keyboard.press('x');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-site]:focus')).toHaveAccessibleName(/^[gi][79], Black chad rook/);
});

test('the page says what is impossible, and disables only playing', async ({ page }) => {
  await page.goto('#/edit/chess99');
  await palette(page, 'White king').click();
  await click(page, 'e5');
  await expect(verdict(page)).toHaveText('White has 2 kings.');
  await expect(playButton(page)).toBeDisabled();
  await expectAccessible(page);
  const address = await settledAddress(page);
  expect(address).toContain('#/edit/chess99/rnbakqbnr.ppppppppp.9.9.4K4.9.9.PPPPPPPPP.RNBQKABNR_w_-_1');
  await page.reload();
  await expectOn(page, 'e5', 'White king');
  await expect(verdict(page)).toHaveText('White has 2 kings.');
  await click(page, 'e1');
  await drag(page, await centreOf(page, 'e1'), { x: 20, y: 450 });
  await expect(playButton(page)).toBeEnabled();
});

test('the string is read as it is typed, and the board follows', async ({ page }) => {
  await page.goto('#/edit/tns');
  const field = positionString(page);
  await field.fill('k/nfn/1wfw1/7/7/3W3/2F2/NFN/K b - m');
  await expectOn(page, 'd4', 'White wazir');
  await expect(page.getByRole('radio', { name: 'Black' })).toBeChecked();
  await field.fill('k/nfn/1wfw1/7/7/3Q3/2F2/NFN/K b - m');
  await expect(verdict(page)).toHaveText(
    'Rank 6 from the top of the board, “3Q3”, has “Q”, which isn’t a piece of this game.',
  );
  await expectOn(page, 'd4', 'White wazir');
  await expect(playButton(page)).toBeDisabled();
  await field.fill('k/nfn/1wfw1/7/7/7/2F2/NFN/K w N2,f3 m');
  await field.blur();
  await expect(field).toHaveValue('k/nfn/1wfw1/7/7/7/2F2/NFN/K w f3,N2 m');
});

test('a diagram is pasted into the string’s field, or over the diagram of the board', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('#/edit/battle-chieftain');
  const picture = [
    'BBBBBBBBBB',
    '-W-WWWW-W-',
    '-XXXXXXXX-',
    '-XXX--XXX-',
    '-XXXXXXXX-',
    'XX-XXXX-XX',
    '-XXXbXXXX-',
    '-XXX--XXX-',
    '-XXXXXXXX-',
    '-w-wwww-w-',
    'bbbb-bbbbb',
  ].join('\n');
  await page.evaluate((text) => navigator.clipboard.writeText(text), picture);
  await positionString(page).focus();
  await page.keyboard.press('Control+v');
  await expectOn(page, 'e5', 'White berserker');
  await expectOn(page, 'e1', 'empty');
  await expect(positionString(page)).toHaveValue('bbbbbbbbbb/6/8/6/8/8/3B4/6/8/6/BBBB1BBBBB w p');

  await button(page, 'As a diagram…').click();
  const diagram = page.getByRole('textbox', { name: 'Diagram' });
  await expect(diagram).toHaveValue(/^11 {2}b b b b b b b b b b\n/);
  await expectAccessible(page);
  await diagram.fill('11 b.........\n9 .B.Z....');
  await button(page, 'Set up').click();
  await expect(
    page.getByText('Line 2, “9 .B.Z....”, has “Z”, which isn’t a piece of this game.'),
  ).toBeVisible();
  await diagram.fill('11 b.........\n9 .B......');
  await button(page, 'Set up').click();
  await expect(diagram).toHaveCount(0);
  await expect(positionString(page)).toHaveValue('b9/6/1B6/6/8/8/8/6/8/6/10 w p');
});

test('the sides can be swapped, and the start position restored', async ({ page }) => {
  await page.goto('#/edit/chess99/4k4.9.9.9.4P4.9.9.3Q5.4K4_b_e4_7');
  await button(page, 'Swap sides').click();
  await expect(positionString(page)).toHaveValue('4k4/5q3/9/9/4p4/9/9/9/4K4 w e6 7');
  await expect(verdict(page)).toHaveText('Ready to play: White to move.');
  await button(page, 'Start position').click();
  await expectOn(page, 'f1', 'White paladin');
  expect(await settledAddress(page)).toMatch(/#\/edit\/chess99$/);
});

test('the passed-over square and the move number can be set', async ({ page }) => {
  await page.goto('#/edit/chess99/4k4.9.9.9.4P4.9.9.9.4K4_b_-_1');
  await page.getByRole('combobox', { name: 'Square passed over' }).selectOption('e4');
  await page.getByRole('textbox', { name: /^Move number/ }).fill('42');
  await expect(positionString(page)).toHaveValue('4k4/9/9/9/4P4/9/9/9/4K4 b e4 42');
  await expectOn(page, 'e4', 'empty, passed over');
  await page.getByRole('textbox', { name: /^Move number/ }).fill('420');
  await expect(verdict(page)).toContainText('the move number is from 1 to 99');
});

test('TNS: a piece is put into a hand, with its countdown and the stage', async ({ page }) => {
  await page.goto('#/edit/tns');
  await button(page, 'Remove').click();
  await click(page, 'c8');
  await button(page, 'White’s hand: add a Black knight, 0 held').click();
  await expect(positionString(page)).toHaveValue(/ w n3 m$/);
  await page
    .getByRole('combobox', { name: 'White’s hand: turns left for the Black knight' })
    .selectOption('1');
  await page.getByRole('combobox', { name: 'Stage of the turn' }).selectOption('moved, may still drop');
  await expect(positionString(page)).toHaveValue(/ w n1 d$/);
  await expect(playButton(page)).toBeEnabled();
  await expectAccessible(page);
  await playButton(page).click();
  await expect(page.getByRole('button', { name: 'Black knight, must be dropped now' })).toBeVisible();
  await page.goBack();
  await button(page, 'White’s hand: take the Black knight away').click();
  await expect(verdict(page)).toContainText('Nothing can be dropped');
});

test('Ben39: a movable square takes its piece along, and castles have two phases', async ({ page }) => {
  await page.goto('#/edit/ben39');
  await palette(page, 'White gold general').click();
  await click(page, 'l2');
  await expect(verdict(page)).toHaveText('There are more than 2 gold generals in all.');
  await page.getByRole('combobox', { name: 'Movable squares: l2' }).selectOption('n4');
  await expectOn(page, 'n4', 'White gold general, movable square');
  await expect(site(page, 'l2')).toHaveCount(0);
  await button(page, 'Remove').click();
  await click(page, 'n4');
  await button(page, 'White’s hand: take a White castle away').click();
  await palette(page, 'White diagonal castle').click();
  await click(page, 'g3');
  await expectOn(page, 'g3', 'White diagonal castle, steps diagonally next');
  await expect(positionString(page)).toHaveValue(
    / 8\/8\/8\/8\/8\/8\/3D4\/8 d14,n4 w CIWWXXXXXZZcciwwxxxxxzz$/,
  );
  await palette(page, 'White castle').click();
  await click(page, 'g3');
  await expectOn(page, 'g3', 'White castle, steps along a line next');
  await expectAccessible(page);
});

test('Ben39: a hand lists the pieces in the order of the palette', async ({ page }) => {
  await page.goto('#/edit/ben39');
  const inHand = page.getByRole('button', { name: /^White’s hand: add a/ });
  await expect(inHand.first()).toBeVisible();
  const names = await inHand.evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('title')?.slice(6)),
  );
  const pieces = await page
    .getByRole('list', { name: 'White’s pieces' })
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('title')));
  expect(names).toEqual(pieces.filter((name) => names.includes(name ?? undefined)));
});

test('Battle Chieftain: the stage says whether the kings are placed', async ({ page }) => {
  await page.goto('#/edit/battle-chieftain');
  await palette(page, 'White king').click();
  await click(page, 'e2');
  await expect(verdict(page)).toHaveText('White has a king already, though it is still to be placed.');
  await page.getByRole('radio', { name: 'Black' }).check();
  await expect(playButton(page)).toBeEnabled();
  await page.getByRole('combobox', { name: 'Stage' }).selectOption('the kings are placed');
  await expect(positionString(page)).toHaveValue(/ b g$/);
});

test('links lead to a game from the position and to the editor', async ({ page, context }) => {
  await page.goto('#/edit/hex39/1.4.5.6.3R3.6.5.1r2.1_b');
  await button(page, 'Share').click();
  const toPlay = page.getByRole('textbox', { name: 'Link to play it' });
  const toEdit = page.getByRole('textbox', { name: 'Link to the editor' });
  await expectAccessible(page);
  const [play, edit] = [await toPlay.inputValue(), await toEdit.inputValue()];
  const other = await context.newPage();
  await other.goto(play);
  await expectOn(other, 'g5', 'White rook');
  await other.goto(edit);
  await expect(positionString(other)).toHaveValue('1/4/5/6/3R3/6/5/1r2/1 b');
});

test('a position of a game is edited', async ({ page }) => {
  await page.goto(linkTo('chess99', { actions: 'e2-e4 e8-e6' }));
  await page.getByRole('button', { name: 'Edit the position' }).click();
  await expect(positionString(page)).toHaveValue(/^rnbakqbnr\/pppp1pppp\/9\/4p4\/9\/4P4\/.* w e7 2$/);
});

for (const address of ['nonsense', '%3Cimg%20src=x%20onerror=alert(1)%3E', 'A'.repeat(2000), '%E0%A4%A'])
  test(`an address with ${address.slice(0, 20)} says what is wrong with it`, async ({ page }) => {
    await page.goto(`#/edit/chess99/${address}`);
    await expect(verdict(page)).toHaveText(/^A position .*\.$/);
    await expect(playButton(page)).toBeDisabled();
    await palette(page, 'White rook').click();
    await click(page, 'e5');
    await expect(playButton(page)).toBeEnabled();
  });

test('an editor without a variant says so', async ({ page }) => {
  await page.goto('#/edit/chess98');
  await expect(page.getByText('There is no variant “chess98”', { exact: false })).toBeVisible();
});

for (const [i, id] of ['chess99', 'hex39', 'tns', 'battle-chieftain', 'ben39'].entries())
  for (const theme of screened(['light', 'dark'] as const, 2, i))
    test(`the editor of ${id} is accessible, ${theme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme });
      await page.goto(`#/edit/${id}`);
      await expect(verdict(page)).toHaveText(
        id === 'battle-chieftain'
          ? 'Ready to play: White must place the king.'
          : 'Ready to play: White to move.',
      );
      await expectAccessible(page);
    });

test('a panel that goes on beyond the window fades at its lower edge, but not at its end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto('#/edit/ben39');
  const panel = page.getByRole('tabpanel');
  const fade = () => panel.evaluate((element) => Number(getComputedStyle(element, '::after').opacity));
  await expect.poll(fade).toBe(1);
  await panel.evaluate((element) => {
    element.scrollTo(0, element.scrollHeight);
  });
  await expect.poll(fade).toBe(0);
  await page.setViewportSize({ width: 1440, height: 1400 });
  await expect.poll(fade).toBe(0);
});

test('sharing a position says which of its links the code holds', async ({ page }) => {
  await page.goto('#/edit/chess99');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('dialog')).toContainText('The code holds this link, the one to play.');
});
