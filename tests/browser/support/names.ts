import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** The names of what chess does not have, as far as the screen shows them. */
export const namesOn = (page: Page): Locator => page.getByRole('list', { name: 'What chess does not have' });

/** Presses every name, and expects each to lead to more about it beside the board. */
export async function followNames(page: Page, press: (name: Locator) => Promise<void>): Promise<void> {
  const names = namesOn(page).getByRole('button');
  await expect(names.first()).toBeVisible();
  const [game, pieces] = ['Game', 'Pieces'].map((name) => page.getByRole('tab', { name, exact: true }));
  if (!game || !pieces) throw new Error('There are no tabs.');
  for (const label of await names.evaluateAll((all) => all.map((name) => name.ariaLabel ?? ''))) {
    await press(page.getByRole('button', { name: label, exact: true }));
    await expect(pieces, label).toHaveAttribute('aria-selected', 'true');
    const panel = page.getByRole('tabpanel');
    const [what = '', question] = label.split(': ');
    if (question === 'how it moves') {
      await expect(panel.locator('[aria-pressed=true]').first(), label).toBeInViewport({ ratio: 1 });
      await expect(
        panel.getByRole('heading', { level: 2, name: new RegExp(`^${what} `, 'i') }),
      ).toBeInViewport();
    } else {
      expect(question).toBe('what it means');
      await expect(panel.locator('li[aria-current]'), label).toBeInViewport({ ratio: 1 });
    }
    await expect(pieces, label).toBeFocused();
    await game.click();
  }
}
