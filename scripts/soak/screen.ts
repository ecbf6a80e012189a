import type { Page } from 'playwright';

/** Milliseconds within which the page says what it waits for, plus a second for a slow machine. */
const SAYING = 4000;

/** Polls until a condition holds; false if it does not hold within the milliseconds. */
export async function until(holds: () => Promise<boolean>, most: number): Promise<boolean> {
  const end = Date.now() + most;
  for (;;) {
    if (await holds().catch(() => false)) return true;
    if (Date.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}

/** What a screen reader finds on the page. */
const heard = (page: Page): Promise<string> => page.locator('body').ariaSnapshot({ timeout: SAYING });

/** The complaints about a page that has had enough time: that it is empty, or waits without saying so. */
export async function complaintsOfStanding(page: Page): Promise<readonly string[]> {
  let words = '';
  const stands = await until(async () => {
    words = await heard(page);
    // A heading alone exists before any script has run; a person needs something to do.
    return /- (link|button)/.test(words);
  }, SAYING);
  if (stands) return [];
  const shown = words.trim().replaceAll(/\s+/g, ' ').slice(0, 60);
  return [`The page stands there with nothing to do${shown === '' ? ', empty' : `: ${shown}`}`];
}

/** What the page says now, in notices, alerts and dialogs, or as a page about a problem. */
export async function saidOn(page: Page): Promise<string> {
  const told = page.getByRole('status').or(page.getByRole('alert'));
  const problems = page.getByRole('main').filter({ has: page.getByRole('link', { name: 'To the library' }) });
  const texts = [...(await told.allTextContents()), ...(await problems.allTextContents())];
  return texts.join(' ').trim();
}

/** Waits until the address no longer changes: it is written a moment after the board changes. */
export async function settledAddress(page: Page): Promise<void> {
  let before = '';
  let since = Date.now();
  await until(() => {
    if (page.url() !== before) since = Date.now();
    before = page.url();
    return Promise.resolve(Date.now() - since > 180);
  }, 3000);
}

/** The actions that the record shows. */
export const recordedActions = (page: Page) => page.getByRole('list', { name: 'Moves' }).getByRole('button');

/** What stands on each site of the board; empty without a board. */
export async function piecesOn(page: Page): Promise<string> {
  const sites = await page.evaluate(() => soak.board());
  return sites.map((label) => label.split(', ').slice(0, 2).join(' ')).join('; ');
}
