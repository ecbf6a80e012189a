import { siteNamed } from '../../src/engine/topology/topology.ts';
import { ben39 } from '../../src/engine/variants/ben39/ben39.ts';
import { BEN39 } from '../../scripts/screenshots/positions.ts';
import { linkTo } from '../support/links.ts';
import {
  ben39Start,
  click,
  expectOn,
  expectResult,
  gameOf,
  heldPiece,
  mouse,
  play,
  site,
  wholeBen39,
} from './support/board.ts';
import { keyboard } from './support/keyboard.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { inTurn } from './support/whole.ts';

const atPly = (ply: number) =>
  linkTo('ben39', { start: ben39Start, actions: wholeBen39.slice(0, ply).join(' ') });

test('a game of Ben39 is played with the mouse, to the capture of a king', async ({ page }) => {
  await page.goto(atPly(0));
  await play(page, mouse(page), gameOf('ben39', ben39Start), wholeBen39);
  await expectResult(page, 'White wins: the king is captured.');
  await expectAccessible(page);
});

if (inTurn(1, 3))
  test('a game of Ben39 is played with the keyboard alone, switching between squares and crossings', async ({
    page,
  }) => {
    await page.goto(atPly(0));
    const game = gameOf('ben39', ben39Start);
    await play(page, keyboard(page, game.variant), game, wholeBen39);
    await expectResult(page, 'White wins: the king is captured.');
  });

test('a castle is dropped with its first step chosen, and shows it', async ({ page }) => {
  await page.goto(atPly(0));
  await heldPiece(page, 'White', 'White castle').click();
  await click(page, 'g3');
  await expect(page.getByRole('group', { name: 'Choose how' }).getByRole('button')).toHaveText([
    'Step along a line first',
    'Step diagonally first',
    'Cancel',
  ]);
  await page.getByRole('button', { name: 'Step diagonally first' }).click();
  await expectOn(page, 'g3', 'White diagonal castle, steps diagonally next');
});

test('an immobilized piece says so and cannot be picked to move', async ({ page }) => {
  await page.goto(atPly(5));
  await expectOn(page, 'd4', 'Black rook, frozen by the immobilizer');
  await click(page, 'd4');
  await expect(page.getByRole('button', { name: /can move here/ })).toHaveCount(0);
});

test('the squares that a spider would turn are marked before a direction is chosen', async ({ page }) => {
  await page.goto(atPly(10));
  await click(page, 'i7');
  await expect(page.locator('[data-drawing] [class*=ready]')).toHaveCount(4);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-drawing] [class*=ready]')).toHaveCount(0);
});

test('a rotation is also chosen where only it would bring a piece', async ({ page }) => {
  await page.goto(linkTo('ben39', { start: BEN39 }));
  await click(page, 'g7');
  await expect(page.locator('.marks-targets .marks-arrow')).toHaveCount(2);
  await expectOn(page, 'h8', 'Black knightrider, can be captured');
  await expectOn(page, 'f8', 'empty, another piece can be brought here');
  await site(page, 'f8').hover();
  await expect(page.getByText(/^Preview: h6→f6, f6→f8/)).toBeVisible();
  await click(page, 'f8');
  await expectOn(page, 'f8', 'White pawn');
  await expect(page.getByRole('region', { name: 'Record' })).toContainText('Zg7cw');
});

test('every consequence of a rotation is previewed before it is made', async ({ page }) => {
  await page.goto(atPly(10));
  await click(page, 'i7');
  await page.getByRole('button', { name: 'Clockwise', exact: true }).hover();
  await expect(page.getByRole('group', { name: 'Choose how' }).locator('button svg')).toHaveCount(0);
  await expect(page.locator('.marks-arrow')).toHaveCount(2);
  await expect(page.locator('.marks-leaving')).toHaveCount(2);
  await expectOn(page, 'h8', 'Black silver general, immobilized|Black silver general');
});

test('a teleport is previewed before it is made, and marked above the pieces', async ({ page }) => {
  await page.goto(atPly(8));
  await click(page, 'c7');
  await expectOn(page, 'b6', 'White pawn, can be sent to l6 to capture');
  await expect(page.locator('.board-pieces ~ .marks-targets')).toHaveCount(1);
  await site(page, 'b6').hover();
  await expect(page.locator('.marks-arrow')).toHaveCount(1);
  await expect(page.locator('.marks-leaving')).toHaveCount(1);
});

test('a dragged piece is as large as on its square or crossing', async ({ page }) => {
  await page.goto(atPly(8));
  for (const name of ['c7', 'b6']) {
    const from = await site(page, name).boundingBox();
    const piece = page.locator(`[data-piece-at="${String(siteNamed(ben39.topology, name))}"] .board-body`);
    const standing = await piece.boundingBox();
    if (!from || !standing) throw new Error(`${name} is not on the screen.`);
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x + 40, from.y + 60);
    const carried = await page.locator('.board-carried .board-body').boundingBox();
    expect(carried?.width).toBeCloseTo(standing.width, 0);
    await page.keyboard.press('Escape');
    await page.mouse.up();
  }
});

test('X pressed twice leads back to any square or crossing', async ({ page }) => {
  await page.goto(atPly(0));
  for (const name of ['h8', 'g7', 'a7', 'i9', 'l2', 'e15', 'f14']) {
    await site(page, name).focus();
    await page.keyboard.press('x');
    await expect(site(page, name)).not.toBeFocused();
    await page.keyboard.press('x');
    await expect(site(page, name)).toBeFocused();
  }
});

test('a movable square says who controls it, and asks for each piece that may go along', async ({ page }) => {
  await page.goto(atPly(12));
  await expectOn(page, 'l2', 'empty, movable square, controlled by White, 2\u00a0to\u00a00');
  await click(page, 'l2');
  await expect(
    page.getByText(
      'The movable square l2 is controlled by White, 2\u00a0to\u00a00: the side with more pieces on it and its corners can move it.',
    ),
  ).toBeVisible();
  for (const place of ['n4', 'd2'])
    await expectOn(page, place, 'empty, not there now, the square can go here');
  await click(page, 'n4');
  await expect(page.getByRole('group', { name: 'Choose how' }).getByRole('button')).toHaveText([
    'Chad rook on k1 stays',
    'Chad rook on k1 goes along',
    'Cancel',
  ]);
  await page.getByRole('button', { name: 'Chad rook on k1 stays' }).click();
  await page.getByRole('button', { name: 'Chad rook on m3 goes along' }).hover();
  await expect(page.locator('.marks-arrival')).toHaveCount(1);
  await page.getByRole('button', { name: 'Chad rook on m3 goes along' }).click();
  await expectOn(page, 'n4', 'empty, movable square');
  await expectOn(page, 'o5', 'White chad rook');
  await expect(site(page, 'l2')).toHaveCount(0);
  await expectAccessible(page);
});

test('the squares that a king may use are shown when it is picked', async ({ page }) => {
  await page.goto(atPly(2));
  const marked = page.getByRole('toolbar').locator('.marks-haven');
  await expect(marked).toHaveCount(0);
  await click(page, 'h2');
  await expect(marked).toHaveCount(4);
});
