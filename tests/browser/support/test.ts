import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { test as base, expect } from '@playwright/test';

/** Every browser test fails on an error in the page, and on any request that leaves its origin. */
export const test = base.extend<{ readonly quiet: undefined; readonly expectedFault: RegExp | null }>({
  /** Errors that a test provokes, which therefore do not count. */
  expectedFault: [null, { option: true }],
  quiet: [
    async ({ page, baseURL, expectedFault }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text());
      });
      page.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(baseURL ?? '') && !url.startsWith('data:') && !url.startsWith('blob:'))
          faults.push(`A request to ${url}`);
      });
      await use(undefined);
      expect(faults.filter((fault) => !expectedFault?.test(fault))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * An axe for the page. It lists violations only, and stays in the page with its work, where no frame is of another
 * origin: telling what is well, and opening a page to put results together, would take three quarters of its time.
 */
export const axeFor = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

/** Fails with the violations that axe finds on the current page. */
export async function expectAccessible(page: Page) {
  // A screen that still loads has no heading yet.
  await page.locator('h1').first().waitFor();
  const { violations } = await axeFor(page).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
