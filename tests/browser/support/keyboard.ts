import type { Locator, Page } from '@playwright/test';
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

/** A key that leads on through the page, and one that leads back. */
type Ways = readonly [string, string];

const TABS: Ways = ['Tab', 'Shift+Tab'];
const IN_HAND: Ways = ['ArrowRight', 'ArrowLeft'];

/** Presses a key; a script that counts keys has its own. */
type Press = (key: string) => Promise<void>;

/** Picks with the keyboard alone, in the shortest way, moving on the board with the arrow keys. */
export function keyboard(
  page: Page,
  variant: Variant,
  press: Press = (key) => page.keyboard.press(key),
): Picker {
  return {
    site: async (name) => {
      // The board is not there before the rules of the variant have loaded.
      await expect(page.locator('[data-site][tabindex="0"]')).toBeAttached();
      await goTo(page.locator('svg', { has: page.locator('[data-site]') }), TABS, press);
      const from = siteNamed(variant.topology, await focusedSite(page));
      const there = await sitesOnScreen(page, variant);
      for (const key of keysBetween(variant, there, from, siteNamed(variant.topology, name)))
        await press(key);
      await expect(site(page, name)).toBeFocused();
      await press('Enter');
    },
    held: async (holder, piece) => {
      // Tab comes to one piece of a hand, and the arrow keys lead to the others.
      await goTo(page.getByRole('list', { name: `${holder}’s hand` }), TABS, press);
      await goTo(heldPiece(page, holder, piece), IN_HAND, press);
      await press('Enter');
    },
    button: async (label) => {
      await goTo(page.getByRole('button', { name: label, exact: true }), TABS, press);
      await press('Enter');
    },
  };
}

/** Presses a key until the focus is on an element or in it: the one that leads on through the page, or back. */
async function goTo(goal: Locator, [on, back]: Ways, press: Press): Promise<void> {
  const isAhead = await goal.evaluate((element) => {
    const where = element.compareDocumentPosition(document.activeElement ?? document.body);
    return (where & Node.DOCUMENT_POSITION_FOLLOWING) === 0;
  });
  const isThere = () => goal.evaluate((element) => element.contains(document.activeElement));
  for (let presses = 0; !(await isThere()); presses++) {
    const key = isAhead ? on : back;
    if (presses > MOST_PRESSES) throw new Error(`It cannot be reached with ${key}.`);
    await press(key);
  }
}

const focusedSite = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label')?.split(',', 1).join('') ?? '');

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
