import type { Locator, Page } from 'playwright';
import type { Settings } from '../../src/store/settings.ts';

/** A screen to photograph: its address, and what is done there first. */
export interface Scene {
  /** The route and the state, such as `play-tns-drop`. */
  readonly name: string;
  readonly path: string | Promise<string>;
  /** Settings other than the defaults. */
  readonly prefers?: Partial<Settings>;
  /** Whether the picture shows the whole page instead of the window only. */
  readonly isWhole?: boolean;
  /** Whether the page stays where it was scrolled to, for what comes up there; else the picture begins at its upper end. */
  readonly staysScrolled?: boolean;
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/** The site of the board with a name. */
export const site = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${name},`) });

/** Picks sites one after the other. */
export const picking =
  (...names: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names) await site(page, name).click();
  };

/** Presses buttons one after the other; on a phone some are in the menu. */
export const pressing =
  (...names: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names) {
      const button = page.getByRole('button', { name, exact: true }).first();
      const menu = page.getByRole('button', { name: 'Menu', exact: true });
      // A dialog that is about to open covers the menu.
      const isComing = button.waitFor({ timeout: 1000 });
      await isComing.catch(() => menu.click());
      await button.click();
    }
  };

/** Does one thing after the other. */
export const first =
  (...steps: readonly ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page): Promise<void> => {
    for (const step of steps) await step(page);
  };
