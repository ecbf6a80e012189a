import type { Browser, Page } from '@playwright/test';
import { pressInBar } from './bar.ts';
import { expect } from './test.ts';

/** What there is to do with a game by links, beside its board. */
export const letter = (page: Page) => page.getByRole('region', { name: 'By links' });

/** Another device, which shares nothing with the first one. */
export async function otherDevice(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  return context.newPage();
}

/** Begins a game of a variant by links, as the side that moves first. */
export async function beginByLinks(page: Page, variant: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/#/play/${variant}`);
  await pressInBar(page, 'Choose the players');
  await page.getByLabel('You and someone elsewhere, by links').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).click();
  await expect(letter(page)).toBeVisible();
}

/** Copies the link for the other player. */
export async function send(page: Page): Promise<string> {
  const link = await letter(page)
    .getByRole('textbox', { name: /^Link for/ })
    .inputValue();
  await letter(page).getByRole('button', { name: 'Copy' }).click();
  await expect(letter(page)).toContainText('Waiting for');
  return link;
}

/** Opens a link as one does from a chat, in a tab that shows something else. */
export async function open(page: Page, link: string) {
  await page.goto('about:blank');
  await page.goto(link);
  await expect(letter(page)).toBeVisible();
}

/** Opens a first link, and plays the side to move. */
export async function join(page: Page, link: string) {
  await open(page, link);
  await page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).click();
}
