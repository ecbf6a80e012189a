import { linkTo } from '../support/links.ts';
import { ben39Start, click, heldPiece, recordedActions, site } from './support/board.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('an illegal goal says why, highlights the pieces at fault, and leads to the rule', async ({ page }) => {
  await page.goto('#/play/chess99');
  await click(page, 'a1', 'a5');
  await expect(page.getByRole('alert')).toContainText('blocked by the pawn on a2');
  await expect(page.locator('.marks-culprits circle')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See the rule' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('King, queen, rook, bishop, knight');
  await expect(page.getByRole('button', { name: 'a1, White rook' })).toHaveAttribute('aria-pressed', 'true');
});

test('the piece stays picked after a refusal, and a second pick drops it', async ({ page }) => {
  await page.goto('#/play/chess99');
  await click(page, 'b1', 'b5');
  await expect(page.getByRole('alert')).toContainText('knight');
  await expect(site(page, 'c3')).toHaveAccessibleName(/can move here/);
  await click(page, 'b5');
  await expect(page.getByRole('alert')).toHaveText('');
  await expect(site(page, 'c3')).not.toHaveAccessibleName(/can move here/);
});

test('the other side’s piece says whose turn it is', async ({ page }) => {
  await page.goto('#/play/hex39');
  await click(page, 'e7', 'd6');
  await expect(page.getByRole('alert')).toContainText('White’s turn');
  await expect(recordedActions(page)).toHaveCount(0);
});

test('a piece dragged to where it cannot go says why', async ({ page }) => {
  await page.goto('#/play/chess99');
  const [from, to] = [await site(page, 'a1').boundingBox(), await site(page, 'a2').boundingBox()];
  if (!from || !to) throw new Error('The squares are not drawn.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByRole('alert')).toContainText(/own|pawn/);
  await expect(page.getByRole('button', { name: 'a1, White rook' })).toHaveAttribute('aria-pressed', 'true');
});

test('a drop that is not allowed says why', async ({ page }) => {
  await page.goto(linkTo('ben39', { start: ben39Start }));
  await heldPiece(page, 'White', 'White castle').click();
  await click(page, 'h8');
  await expect(page.getByRole('alert')).toContainText(/castle/);
  await expect(recordedActions(page)).toHaveCount(0);
});

test('the same reason is announced to keyboard users', async ({ page }) => {
  await page.goto('#/play/chess99');
  await site(page, 'a1').focus();
  await page.keyboard.press('Enter');
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('blocked by the pawn on a2');
});
