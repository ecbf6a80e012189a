import type { Page } from '@playwright/test';
import { click, expectOn, recordedActions } from './support/board.ts';
import type { Host } from './support/host.ts';
import { startHost } from './support/host.ts';
import { test as base, expect } from './support/test.ts';

const test = base.extend<{ readonly host: Host }>({
  // Playwright wants to see there what is needed, though it is nothing.
  // eslint-disable-next-line no-empty-pattern
  host: async ({}, use) => {
    const host = await startHost();
    await use(host);
    await host.close();
  },
  baseURL: async ({ host }, use) => use(host.address),
});
test.use({ serviceWorkers: 'allow' });

/** Waits until the page no longer needs its host. */
async function readyForOffline(page: Page) {
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller?.state === 'activated';
  });
}

test('after the first visit a game is played, reloaded and found again without a network', async ({
  page,
  context,
  host,
}) => {
  await page.goto('#/play/chess99');
  await readyForOffline(page);
  await context.setOffline(true);
  await host.close();
  await click(page, 'e2', 'e4');
  await expect(recordedActions(page)).toHaveCount(1);
  await page.reload();
  await expectOn(page, 'e4', 'White pawn');
  await click(page, 'e8', 'e6');
  await expect(recordedActions(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Library' }).click();
  await page.getByRole('link', { name: 'Play Hex 39' }).click();
  await click(page, 'i3', 'j4');
  await expect(recordedActions(page)).toHaveCount(1);
});

test('a new version is offered while one plays, waits to be wanted, and goes on with the game', async ({
  page,
  host,
}) => {
  await page.goto('#/play/chess99');
  await readyForOffline(page);
  await click(page, 'e2', 'e4');
  await expect(recordedActions(page)).toHaveCount(1);

  host.replace('index.html', (html) => html.replace('<html', '<html data-version="next"'));
  host.replace('offline.js', (script) => script.replace(/VERSION = '/, "VERSION = 'next"));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(page.getByText('A new version of Oddboard is ready.', { exact: false })).toBeVisible();

  await click(page, 'e8', 'e6');
  await expect(recordedActions(page)).toHaveCount(2);
  await expect(page.locator('html')).not.toHaveAttribute('data-version', 'next');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-version', 'next');
  await expectOn(page, 'e6', 'Black pawn');
  await expect(recordedActions(page)).toHaveCount(2);
});

test.describe('the policy of the page', () => {
  test.use({ expectedFault: /Content Security Policy/ });

  test('allows nothing from elsewhere and no script in the page', async ({ page }) => {
    await page.goto('#/');
    const policy = await page
      .locator('meta[http-equiv="Content-Security-Policy"]')
      .getAttribute('content', { timeout: 5000 });
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    const hasRun = await page.evaluate(async () => {
      const script = document.createElement('script');
      script.textContent = 'window.intruder = true';
      const refused = new Promise((resolve) => {
        addEventListener('securitypolicyviolation', () => {
          resolve(undefined);
        });
      });
      document.body.append(script);
      await refused;
      return 'intruder' in window;
    });
    expect(hasRun).toBe(false);
  });
});
