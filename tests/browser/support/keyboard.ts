import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Variant } from '../../../src/engine/rules/variant.ts';
import type { Site } from '../../../src/engine/topology/site.ts';
import { NO_SITE } from '../../../src/engine/topology/site.ts';
import { siteNamed } from '../../../src/engine/topology/topology.ts';
import { layoutOf, nearestOfOtherKind, neighbourByKey } from '../../../src/ui/board/geometry.ts';
import type { Picker } from './board.ts';
import { heldPiece, site } from './board.ts';

/** More than the number of tab stops on any screen, or of pieces in a hand. */
const MOST_PRESSES = 60;

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
/** The key that switches between squares and crossings. */
const CHANGE = 'x';

/** Picks with the keyboard alone, moving on the board with the arrow keys. */
export const keyboard = (page: Page, variant: Variant): Picker => ({
  site: async (name) => {
    // Tab finds no board until the rules of the variant have loaded.
    await expect(page.locator('[data-site][tabindex="0"]')).toBeAttached();
    await tabUntil(page, async () => siteNamed(variant.topology, await focusedSite(page)) !== NO_SITE);
    const from = siteNamed(variant.topology, await focusedSite(page));
    const there = await sitesOnScreen(page, variant);
    for (const key of keysBetween(variant, there, from, siteNamed(variant.topology, name)))
      await page.keyboard.press(key);
    await expect(site(page, name)).toBeFocused();
    await page.keyboard.press('Enter');
  },
  held: async (holder, piece) => {
    const label = await heldPiece(page, holder, piece).getAttribute('aria-label');
    // Tab comes to one piece of a hand, and the arrow keys lead to the others.
    const hand = page.getByRole('list', { name: `${holder}’s hand` });
    await tabUntil(page, () => hand.evaluate((list) => list.contains(document.activeElement)));
    await pressUntil(page, 'ArrowRight', async () => (await focusedLabel(page)) === label);
    await page.keyboard.press('Enter');
  },
  button: async (label) => {
    await tabUntil(page, async () => (await focusedText(page)) === label);
    await page.keyboard.press('Enter');
  },
});

const tabUntil = (page: Page, isThere: () => Promise<boolean>) => pressUntil(page, 'Tab', isThere);

async function pressUntil(page: Page, key: string, isThere: () => Promise<boolean>) {
  for (let presses = 0; !(await isThere()); presses++) {
    if (presses > MOST_PRESSES) throw new Error(`It cannot be reached with ${key}.`);
    await page.keyboard.press(key);
  }
}

const focusedLabel = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

const focusedSite = async (page: Page): Promise<string> => (await focusedLabel(page)).split(',', 1).join('');

/** The sites that the page shows: some boards lose and gain sites during play. */
async function sitesOnScreen(page: Page, { topology }: Variant): Promise<ReadonlySet<Site>> {
  const labels = await page
    .locator('[data-site]')
    .evaluateAll((sites) => sites.map((element) => element.getAttribute('aria-label') ?? ''));
  return new Set(labels.map((label) => siteNamed(topology, label.split(',', 1).join(''))));
}

/** The shortest sequence of keys from site to site. */
function keysBetween(
  { topology }: Variant,
  there: ReadonlySet<Site>,
  from: Site,
  to: Site,
): readonly string[] {
  const layout = layoutOf(topology, false, true);
  const exists = (candidate: Site) => there.has(candidate);
  const ways = new Map<Site, readonly string[]>([[from, []]]);
  for (const [current, keys] of ways)
    // A second change in a row leads back.
    for (const key of keys.at(-1) === CHANGE ? ARROWS : [...ARROWS, CHANGE]) {
      const next =
        key === CHANGE
          ? nearestOfOtherKind(layout, current, exists)
          : neighbourByKey(layout, current, key, exists);
      if (next !== NO_SITE && !ways.has(next)) ways.set(next, [...keys, key]);
    }
  const way = ways.get(to);
  if (!way) throw new Error('No arrow keys lead there.');
  return way;
}
