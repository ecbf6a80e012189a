import { middleGames } from '../../scripts/pictures/middleGames.ts';
import { linkTo } from '../support/links.ts';
import {
  ben39Start,
  click,
  covers,
  expectOn,
  expectResult,
  gameOf,
  mouse,
  play,
  recordedActions,
  site,
  wholeChess99,
} from './support/board.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { SCREENED, screened } from './support/whole.ts';

test('a whole game of Chess 99 is played with the mouse, to the capture of a king', async ({ page }) => {
  await page.goto('#/play/chess99');
  await play(page, mouse(page), gameOf('chess99'), wholeChess99);
  await expectResult(page, 'White wins: the king is captured.');
  await expectAccessible(page);
  await expectOn(page, 'e9', 'White knight');
  await click(page, 'f1');
  await expect(page.getByRole('button', { name: /can move here/ })).toHaveCount(0);
});

test('a piece is dragged to its goal', async ({ page }) => {
  await page.goto('#/play/chess99');
  await site(page, 'e2').dragTo(site(page, 'e4'));
  await expectOn(page, 'e4', 'White pawn');
  await expectOn(page, 'e2', 'empty');
});

test('an empty site that differs from others says what it is when the pointer rests on it', async ({
  page,
}) => {
  for (const [address, name, told] of [
    [linkTo('chess99', { actions: 'e2-e4' }), 'e3', 'e3, empty, passed over by White’s pawn'],
    [linkTo('ben39', { start: ben39Start }), 'd14', 'd14, empty, movable square'],
  ] as const) {
    await page.goto(address);
    await site(page, name).hover();
    await expect(page.getByRole('tooltip')).toContainText(told);
  }
  // Any other empty site has nothing to say.
  await site(page, 'h8').hover();
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});

test('Escape while a piece is dragged puts it back', async ({ page }) => {
  await page.goto('#/play/chess99');
  await site(page, 'e2').hover();
  await page.mouse.down();
  await site(page, 'e4').hover();
  await expect(page.locator('.board-carried')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.board-carried')).toHaveCount(0);
  await page.mouse.up();
  await expectOn(page, 'e2', 'White pawn');
  await expect(recordedActions(page)).toHaveCount(0);
});

test('a piece released where it cannot go stays where it was', async ({ page }) => {
  await page.goto('#/play/chess99');
  await site(page, 'e2').dragTo(site(page, 'e5'));
  await expectOn(page, 'e2', 'White pawn');
  await expect(recordedActions(page)).toHaveCount(0);
});

test('a clicked square gets no browser outline, which would cover the board', async ({ page }) => {
  await page.goto('#/play/chess99');
  await click(page, 'e2');
  await expect(site(page, 'e2')).toBeFocused();
  await expect(site(page, 'e2')).toHaveCSS('outline-style', 'none');
});

test('picking a piece shows where it can go, and picking it again hides that', async ({ page }) => {
  await page.goto('#/play/chess99');
  await click(page, 'h1');
  await expect(page.getByRole('button', { name: /can move here/ })).toHaveCount(2);
  await expectOn(page, 'g3', 'empty, can move here');
  await click(page, 'h1');
  await expect(page.getByRole('button', { name: /can move here/ })).toHaveCount(0);
});

test('Escape cancels a pick', async ({ page }) => {
  await page.goto('#/play/chess99');
  await click(page, 'h1');
  await page.keyboard.press('Escape');
  await expect(site(page, 'h1')).toHaveAttribute('aria-pressed', 'false');
});

test('the moves of the other side’s pieces can be viewed but not made', async ({ page }) => {
  await page.goto('#/play/chess99');
  await click(page, 'b9');
  await expect(page.locator('[data-looking] .marks-target')).toHaveCount(2);
  await click(page, 'c7');
  await expectOn(page, 'c7', 'empty');
  await expect(recordedActions(page)).toHaveCount(0);
});

test('a queen chooses between moving to the passed-over square and capturing en passant', async ({
  page,
}) => {
  const start = '4k4/9/9/9/9/9/6q2/3P5/4K4 w - 12';
  await page.goto(linkTo('chess99', { start, actions: 'd2-d4' }));
  await expectOn(page, 'd3', 'empty, passed over by White’s pawn');
  await click(page, 'g3', 'd3');
  await expect(page.getByRole('group', { name: 'Choose how' }).getByRole('button')).toHaveText([
    'Just move',
    'Capture en passant',
    'Cancel',
  ]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Capture en passant' }).click();
  await expectOn(page, 'd3', 'Black queen');
  await expectOn(page, 'd4', 'empty');
});

test('the buttons do not cover the pawn that would be captured en passant', async ({ page }) => {
  const start = '4k4/9/9/9/9/9/6q2/3P5/4K4 w - 12';
  await page.goto(linkTo('chess99', { start, actions: 'd2-d4' }));
  await click(page, 'g3', 'd3');
  expect(await covers(page.getByRole('group', { name: 'Choose how' }), site(page, 'd4'))).toBe(false);
});

test('a pawn that waits on the last rank becomes a bishop where it stands', async ({ page }) => {
  const start = '3k5/2P6/9/9/9/9/9/9/4K4 w - 40';
  await page.goto(linkTo('chess99', { start, actions: 'c8-c9 d9-e9' }));
  await expectOn(page, 'c9', 'White pawn, waiting to promote');
  await click(page, 'c9');
  await page.getByRole('button', { name: 'Become a bishop and stay' }).click();
  await expectOn(page, 'c9', 'White bishop');
});

test('resting on a piece says what it is and how it moves', async ({ page }) => {
  await page.goto('#/play/chess99');
  await site(page, 'f1').hover();
  await expect(page.getByRole('tooltip')).toHaveText(/White paladin.*bishop or as a knight/);
});

test('a move can be typed in the notation of the record, or nearly so', async ({ page }) => {
  await page.goto('#/play/chess99');
  const field = page.getByRole('textbox', { name: 'Type a move' });
  const typed = async (...texts: readonly string[]) => {
    for (const text of texts) {
      await field.fill(text);
      await field.press('Enter');
    }
  };
  const moves = ['a4', 'Nc7', 'a6', 'Nd5', 'c4', 'Nxc3 e.p.', 'K~f1'];
  await typed(...moves);
  await expect(recordedActions(page)).toHaveText(moves);
  await typed('b8-b7', 'a6xb7!');
  await expect(recordedActions(page)).toHaveText([...moves, 'b7', 'axb7']);
  await typed('e2-e9');
  await expect(page.getByRole('alert')).toHaveText('“e2-e9” is not a legal move here.');
  await expect(field).toHaveValue('e2-e9');
});

test('a right drag draws an arrow, which the next move takes away; with a piece picked, a right click lets go of it', async ({
  page,
}) => {
  await page.goto('#/play/ben39');
  // What draws loads after the board.
  await expect(page.getByText('Mark the board')).toBeVisible();
  const arrows = page.locator('path[data-colour=green]');
  await site(page, 'f4').hover();
  await page.mouse.down({ button: 'right' });
  await site(page, 'l10').hover();
  await page.mouse.up({ button: 'right' });
  await expect(arrows).toHaveCount(1);
  await click(page, 'h6', 'h8');
  await expect(arrows).toHaveCount(0);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(arrows).toHaveCount(1);
  await page.getByRole('button', { name: 'Last', exact: true }).click();
  await click(page, 'h10');
  await site(page, 'h8').click({ button: 'right' });
  await expect(page.getByRole('button', { name: /can move here/ })).toHaveCount(0);
  await expect(page.locator('circle[data-colour=green]')).toHaveCount(0);
});

for (const { id } of screened(SCREENED, 2))
  test(`${id}: the note about a piece covers no other, as long as there is room`, async ({ page }) => {
    await page.goto(linkTo(id, { actions: (middleGames[id] ?? '').split(' ').slice(0, 2).join(' ') }));
    const board = page.getByRole('toolbar');
    const pieces = board.getByRole('button', { name: /, (White|Black) / });
    await expect(pieces.first()).toBeVisible();
    for (let i = 0; i < (await pieces.count()); i += 4) {
      await pieces.nth(i).hover();
      const note = page.getByRole('tooltip');
      await expect(note).toBeVisible();
      const covered = await note.evaluate((element) => {
        const box = element.getBoundingClientRect();
        return [
          ...document.querySelectorAll(
            '[data-site][aria-label*="White "], [data-site][aria-label*="Black "]',
          ),
        ]
          .filter((site) => {
            const { left, top, width, height } = site.getBoundingClientRect();
            const [x, y] = [left + width / 2, top + height / 2];
            return x > box.left && x < box.right && y > box.top && y < box.bottom;
          })
          .map((site) => site.ariaLabel);
      });
      expect(covered, (await pieces.nth(i).getAttribute('aria-label')) ?? '').toEqual([]);
      await page.mouse.move(0, 0);
    }
  });
