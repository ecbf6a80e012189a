import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What a screen reader has read out so far: each text of a live region when the region changed. */
    heard?: string[];
  }
}

/** Makes pages note what a screen reader reads out on its own. */
export const listening = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const heard: string[] = [];
    window.heard = heard;
    new MutationObserver((mutations) => {
      const regions = mutations.flatMap(({ target }) => {
        const element = target instanceof Element ? target : target.parentElement;
        return element?.closest('[role=status], [role=alert]') ?? [];
      });
      for (const region of new Set(regions)) {
        // These roles are read as a whole whenever a part of them changes.
        const text = region.textContent.trim();
        if (text !== '') heard.push(text);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });

/** How often something was read out since the page was opened. */
export const timesHeard = (page: Page, words: string): Promise<number> =>
  page.evaluate((wanted) => (window.heard ?? []).filter((text) => text.includes(wanted)).length, words);
