import type { Locator, Page } from '@playwright/test';
import { linkTo } from '../support/links.ts';
import { ben39Start, click, covers, expectOn, heldPiece, site } from './support/board.ts';
import { preferring } from './support/preferring.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const strip = (page: Page, name: 'White' | 'Black') => page.getByRole('region', { name, exact: true });
const TURNED = /matrix\(-1, 0, 0, -1,/;

/** A position before a promotion of White’s knight, and one before a promotion of Black’s. */
const whiteToPromote = 'e2-d4 c8-d6 c3-c4 d6-c4 d4-f5 c4-d2+ W@e5 d3-c4 d2-c3+ end';
const blackToPromote = 'e2-d4 c8-d6 c3-c4 d6-c4 d4-f5';

/** Waits until one element is above another on the screen. */
async function expectAbove(upper: Locator, lower: Locator) {
  await expect
    .poll(async () => {
      const [a, b] = [await upper.boundingBox(), await lower.boundingBox()];
      return a !== null && b !== null && a.y + a.height <= b.y + 1;
    })
    .toBe(true);
}

test('across the table the far player’s choices face them, beside the square', async ({ page }) => {
  await preferring(page, { orientation: 'across-table' });
  await page.goto(linkTo('tns', { actions: blackToPromote }));
  await click(page, 'c4', 'd2');
  const chips = page.getByRole('group', { name: 'Choose how' });
  await expect(chips).toHaveCSS('transform', TURNED);
  expect(await covers(chips, site(page, 'd2'))).toBe(false);
  await expectAccessible(page);
  await chips.getByRole('button', { name: 'Become a paladin' }).click();
  await expectOn(page, 'd2', 'Black paladin');
});

test('across the table the near player’s choices stand upright', async ({ page }) => {
  await preferring(page, { orientation: 'across-table' });
  await page.goto(linkTo('tns', { actions: whiteToPromote }));
  await click(page, 'f5', 'e7');
  const chips = page.getByRole('group', { name: 'Choose how' });
  await expect(chips).not.toHaveCSS('transform', TURNED);
  expect(await covers(chips, site(page, 'e7'))).toBe(false);
});

test('across the table the far player drags from a hand turned round', async ({ page }) => {
  await preferring(page, { orientation: 'across-table' });
  await page.goto(linkTo('tns', { actions: 'e2-d4 c8-d6 c3-c4 d6-c4 d4-f5 c4-d2+' }));
  await expectAbove(heldPiece(page, 'Black', 'White wazir'), site(page, 'd9'));
  await heldPiece(page, 'Black', 'White wazir').dragTo(site(page, 'e5'));
  await expectOn(page, 'e5', 'White wazir');
});

test('across the table the far player can read why an attempt is refused, and how the game ended', async ({
  page,
}) => {
  await preferring(page, { orientation: 'across-table' });
  await page.goto(linkTo('chess99', { actions: 'e2-e4' }));
  await click(page, 'a9', 'a5');
  await expect(strip(page, 'Black')).toHaveCSS('transform', TURNED);
  await expect(strip(page, 'Black')).toContainText('blocked by the pawn on a8');
  await expect(strip(page, 'White')).not.toContainText('blocked');
  await expectAccessible(page);
  await strip(page, 'White').getByRole('button', { name: 'White resigns' }).click();
  await strip(page, 'White').getByRole('button', { name: 'Resign', exact: true }).click();
  await expect(strip(page, 'Black')).toContainText('Black wins: White resigns.');
});

test('across the table the far player reads the last move and the rules at the far edge, and takes back there', async ({
  page,
}) => {
  await preferring(page, { orientation: 'across-table' });
  await page.goto(linkTo('ben39', { start: ben39Start }));
  const far = strip(page, 'Black');
  await expect(far).toContainText('A spider can turn all pieces of its side');
  const before = await site(page, 'h8').boundingBox();
  await far.getByRole('button', { name: 'Got it' }).click();
  await expect(far).not.toContainText('A spider can turn');
  await heldPiece(page, 'White', 'White wizard').click();
  await site(page, 'e1').click();
  await expect(far).toContainText('White: W@e1.');
  await far.getByRole('button', { name: 'Take W@e1 back' }).click();
  await expectOn(page, 'e1', 'empty');
  expect(await site(page, 'h8').boundingBox()).toEqual(before);
});

test('across the table the far player can still read an offer after a refused attempt', async ({ page }) => {
  await preferring(page, { orientation: 'across-table' });
  await page.goto(linkTo('chess99', { actions: 'e2-e4' }));
  await page.getByRole('button', { name: 'White offers a draw' }).click();
  await click(page, 'a9', 'a5');
  await expect(page.getByRole('alert').first()).toContainText('blocked by the pawn on a8');
  await expect(strip(page, 'Black')).toContainText('is offered a draw');
});

test('across the table the near player answers the far player’s offer at the near edge, and the reverse', async ({
  page,
}) => {
  await preferring(page, { orientation: 'across-table' });
  await page.goto('#/play/chess99');
  await expectAbove(strip(page, 'Black'), site(page, 'a9'));
  await expectAbove(site(page, 'a1'), strip(page, 'White'));
  await strip(page, 'Black').getByRole('button', { name: 'Black offers a draw' }).click();
  await expect(strip(page, 'Black').getByRole('button', { name: 'Accept' })).toHaveCount(0);
  await strip(page, 'White').getByRole('button', { name: 'Decline' }).click();
  await strip(page, 'White').getByRole('button', { name: 'White offers a draw' }).click();
  await expect(strip(page, 'White').getByRole('button', { name: 'Accept' })).toHaveCount(0);
  await strip(page, 'Black').getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('Draw: both players agree.');
});

test('on a board that turns, nothing is upside down, and the strips change places', async ({ page }) => {
  await preferring(page, { orientation: 'turn-board' });
  await page.goto(linkTo('tns', { actions: blackToPromote }));
  await expectAbove(strip(page, 'White'), strip(page, 'Black'));
  await click(page, 'c4', 'd2');
  await expect(page.getByRole('group', { name: 'Choose how' })).not.toHaveCSS('transform', TURNED);
  await expect(strip(page, 'White')).toHaveCSS('transform', 'none');
  await expect(page.locator('.board-piece[transform*="scale(-"]')).toHaveCount(0);
});

test('a board that turns shows the move first, stays as it is during a look back, and turns back for a move taken back', async ({
  page,
}) => {
  await preferring(page, { orientation: 'turn-board' });
  await page.clock.install();
  await page.goto('#/play/chess99');
  await page.getByText('No move yet').waitFor();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await click(page, 'e2', 'e4');
  await expectOn(page, 'e4', 'White pawn');
  await page.clock.runFor(400);
  await expectAbove(strip(page, 'Black'), strip(page, 'White'));
  await page.clock.runFor(400);
  await expectAbove(strip(page, 'White'), strip(page, 'Black'));
  for (const [name, piece] of [
    ['Back', 'empty'],
    ['Forward', 'White pawn'],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click();
    await expectOn(page, 'e4', piece);
    await page.clock.runFor(2000);
    await expectAbove(strip(page, 'White'), strip(page, 'Black'));
  }
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.clock.runFor(2000);
  await expectAbove(strip(page, 'Black'), strip(page, 'White'));

  // Whoever picks the next piece has seen the move: the board turns, but not during the press.
  await click(page, 'e2', 'e4');
  await expectOn(page, 'e4', 'White pawn');
  await site(page, 'e8').hover();
  await page.mouse.down();
  await page.clock.runFor(2000);
  await expectAbove(strip(page, 'Black'), strip(page, 'White'));
  await page.mouse.up();
  await page.clock.runFor(50);
  await expectAbove(strip(page, 'White'), strip(page, 'Black'));
  await expect(site(page, 'e8')).toHaveAttribute('aria-pressed', 'true');
});

test('on the same side nothing is upside down, and White stays below', async ({ page }) => {
  await page.goto(linkTo('tns', { actions: blackToPromote }));
  await expectAbove(strip(page, 'Black'), strip(page, 'White'));
  await click(page, 'c4', 'd2');
  await expect(page.getByRole('group', { name: 'Choose how' })).not.toHaveCSS('transform', TURNED);
  await expect(strip(page, 'Black')).toHaveCSS('transform', 'none');
});
