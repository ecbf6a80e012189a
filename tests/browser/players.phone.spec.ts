import { site } from './support/board.ts';
import { expect, test } from './support/test.ts';

for (const [one, other] of [
  ['White', 'Black'],
  ['Black', 'White'],
] as const)
  test(`the board stays where it is while ${one} offers a draw to ${other}`, async ({ page }) => {
    await page.goto('#/play/chess99');
    const place = () => site(page, 'a1').boundingBox();
    const before = await place();
    await page.getByRole('button', { name: `${one} offers a draw` }).tap();
    const answer = page.getByRole('region', { name: other, exact: true });
    await expect(answer.getByRole('button', { name: 'Accept' })).toBeVisible();
    expect(await place()).toEqual(before);
    await answer.getByRole('button', { name: 'Decline' }).tap();
    expect(await place()).toEqual(before);
  });
