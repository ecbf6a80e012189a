import type { Page } from '@playwright/test';
import { expect, expectAccessible } from './test.ts';

/** A text of two games, the second with a variation. */
export const ANN_AND_BOB =
  '[Variant "hex39"]\n[White "Ann"]\n\n1. ij4 *\n\n' +
  '[Variant "Chess 99"]\n[White "Bob"]\n\n1. e4 e6 (1... e7) 2. Ng3 *\n';

/** Chooses Bob’s of the two games, when the page asks which to show: it opens as a tree. */
export async function chooseBob(page: Page): Promise<void> {
  await expect(page.getByText('2 games were added.')).toBeVisible();
  const choice = page.getByRole('group', { name: 'Which one do you want to see?' });
  await expect(choice.getByRole('button')).toHaveText([
    'Ann – Black, Hex 39, 1 move',
    'Bob – Black, Chess 99, 3 moves',
  ]);
  await expectAccessible(page);
  await choice.getByRole('button', { name: /Bob/ }).click();
  await expect(page).toHaveURL(/#\/explore\/chess99\//);
}
