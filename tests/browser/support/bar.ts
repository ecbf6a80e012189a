import type { Page } from '@playwright/test';

/** Presses a button in the bar of the play screen, by way of its menu where the window is as narrow as a phone. */
export async function pressInBar(page: Page, name: string) {
  const button = page.getByRole('button', { name, exact: true });
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await button.or(menu).first().waitFor();
  if (await menu.isVisible()) await menu.click();
  await button.click();
}
