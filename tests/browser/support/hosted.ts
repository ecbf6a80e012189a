import type { Page } from '@playwright/test';
import { click, recordedActions } from './board.ts';
import type { Host } from './host.ts';
import { startHost } from './host.ts';
import { test as base, expect } from './test.ts';

/** A test with its own host, whose page has its service worker. */
export const test = base.extend<{ readonly host: Host }>({
  // Playwright requires a destructured argument here, even an empty one.
  // eslint-disable-next-line no-empty-pattern
  host: async ({}, use) => {
    const host = await startHost();
    await use(host);
    await host.close();
  },
  baseURL: async ({ host }, use) => use(host.address),
});

/** Waits until the page no longer needs its host. */
export async function readyForOffline(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller?.state === 'activated';
  });
}

/** Begins a game of Chess 99 with a move on a page that is ready to go offline. */
export async function beginGame(page: Page): Promise<void> {
  await page.goto('#/play/chess99');
  await readyForOffline(page);
  await click(page, 'e2', 'e4');
  await expect(recordedActions(page)).toHaveCount(1);
}

/** Checks for a new version, as the page does when it is shown again. Returns whether that succeeded. */
export async function lookForUpdate(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    const worker = registration?.installing;
    if (!worker) return registration?.waiting !== null;
    await new Promise<void>((resolve) => {
      worker.addEventListener('statechange', () => {
        if (worker.state !== 'installing') resolve();
      });
    });
    return worker.state === 'installed';
  });
}

/** The names of the caches of the page’s origin, and how many entries each has. */
export async function cachesOf(page: Page): Promise<{ readonly [name: string]: number }> {
  return page.evaluate(async () => {
    const counts: { [name: string]: number } = {};
    for (const name of await caches.keys()) counts[name] = (await (await caches.open(name)).keys()).length;
    return counts;
  });
}
