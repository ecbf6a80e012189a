import type { Page } from '@playwright/test';
import type { Settings } from '../../../src/store/settings.ts';

/** Opens pages as players find them who have set that before. */
export const preferring = (page: Page, settings: Partial<Settings>): Promise<unknown> =>
  page.addInitScript((state) => {
    localStorage.setItem('oddboard:/:settings', JSON.stringify({ state, version: 0 }));
  }, settings);
