import type { Page } from '@playwright/test';

/** Makes the page, before it loads, one that can be hidden and shown again by what this returns. */
export async function hideable(page: Page): Promise<(isShown: boolean) => Promise<void>> {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', {
      get: () => (document.documentElement.dataset.hidden === 'yes' ? 'hidden' : 'visible'),
    });
  });
  return (isShown) =>
    page.evaluate(
      (hidden) => {
        document.documentElement.dataset.hidden = hidden;
        document.dispatchEvent(new Event('visibilitychange'));
      },
      isShown ? 'no' : 'yes',
    );
}
