import type { Locator, Page } from 'playwright';
import type { Settings } from '../../src/store/settings.ts';

/** A screen worth a look: where it is, and what is done there first. */
export interface Scene {
  /** The route and the state: `play-tns-drop`. */
  readonly name: string;
  readonly path: string | Promise<string>;
  /** Settings that are not the usual ones. */
  readonly prefers?: Partial<Settings>;
  /** Whether all of the page is shown, and not only what the window shows at first. */
  readonly isWhole?: boolean;
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/** A site of the board by its name. */
export const site = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${name},`) });

/** Picks sites one after the other. */
export const picking =
  (...names: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names) await site(page, name).click();
  };

/** Presses buttons one after the other. */
export const pressing =
  (...names: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names) await page.getByRole('button', { name, exact: true }).first().click();
  };

/** Does one thing after the other. */
export const first =
  (...steps: readonly ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page): Promise<void> => {
    for (const step of steps) await step(page);
  };
