import { finger } from './support/board.ts';
import { EXPLORING_IT, proof } from './support/proofs.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('with a finger, a losing move is proved and refuted on the board', async ({ page }) => {
  const { site, button } = finger(page);
  await page.goto(EXPLORING_IT);
  for (const name of ['e5', 'f6', 'f8', 'e7']) await site(name);
  await page.getByRole('tab', { name: 'Analysis' }).tap();
  await button('Prove it');
  await expect(proof(page)).toContainText('Proved: White wins in 1 turn');
  await button('Why not?');
  const shown = page.getByRole('region', { name: /^Why not 1… / });
  await expect(shown.getByRole('listitem')).toContainText('takes Black’s pawn on e7');
  await expect(page.getByRole('button', { name: 'e7, White pawn' })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
  await shown.getByRole('button', { name: 'Close' }).tap();
  await expect(shown).toHaveCount(0);
});
