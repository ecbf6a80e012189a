import type { Page } from '@playwright/test';
import type { Settings } from '../../../src/store/settings.ts';

/** Makes pages open with these settings already stored. */
export const preferring = (page: Page, settings: Partial<Settings>): Promise<unknown> =>
  page.addInitScript((state) => {
    localStorage.setItem('oddboard:/:settings', JSON.stringify({ state, version: 0 }));
  }, settings);
