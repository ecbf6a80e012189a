import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/test.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const MAIN_SCRIPT = '**/assets/index-*.js';

test('the page says so when its script takes long, goes on loading, and does not shift when it arrives', async ({
  page,
}) => {
  let letGo: () => void = () => undefined;
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(MAIN_SCRIPT, async (route) => {
    await free;
    await route.continue();
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      document.documentElement.dataset.shifts = String(list.getEntries().length);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('#/', { waitUntil: 'commit' });
  await expect(title(page)).toHaveText('Oddboard');
  const note = page.getByRole('status').filter({ hasText: 'Still loading' });
  await expect(note).toBeVisible();
  // By now the page has its style sheet.
  const before = await title(page).boundingBox();
  await expect(note.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await expectAccessible(page);
  letGo();
  await expect(page.getByRole('link', { name: 'Play Chess 99' })).toBeVisible();
  await expect(note).toHaveCount(0);
  expect(await title(page).boundingBox()).toEqual(before);
  await expect(page.locator('html')).not.toHaveAttribute('data-shifts');
});

test('once the app has started, nothing is said about loading', async ({ page }) => {
  await page.clock.install();
  await page.goto('#/');
  await expect(page.getByRole('link', { name: 'Play Chess 99' })).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page.getByText('Still loading')).toHaveCount(0);
});

test('a browser that lacks something shows what, and which browsers have it', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Array.prototype, 'toSorted');
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (property: string, value?: string) =>
      value === undefined ? supports(property) : !value.includes('color-mix') && supports(property, value);
  });
  await page.goto('#/play/chess99');
  await expect(title(page)).toHaveText('This browser cannot show Oddboard');
  const said = page.getByRole('alert');
  await expect(said).toContainText('the array method toSorted, the CSS function color-mix.');
  await expect(said).toContainText('Chrome 111, Firefox 115, Safari 16.4');
  await expectAccessible(page);
  // What the page is still loading no longer matters.
  await expect(page.getByText('Still loading')).toHaveCount(0, { timeout: 5000 });
});

test.describe('a fault in the script', () => {
  test.use({ expectedFault: /a fault/ });

  test('before the app is drawn is reported in its place', async ({ page }) => {
    await page.route(MAIN_SCRIPT, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("a fault")' }),
    );
    await page.goto('#/');
    await expect(title(page)).toHaveText('Oddboard could not be loaded');
    await expectAccessible(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByRole('link', { name: 'Play Chess 99' })).toBeVisible();
  });
});

test('the licences of everything in Oddboard are one click away', async ({ page }) => {
  await page.goto('#/');
  await page.getByRole('link', { name: 'Licences' }).click();
  await expect(page.getByText('preact', { exact: false }).first()).toBeVisible();
});
