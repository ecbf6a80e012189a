import type { Locator, Page } from '@playwright/test';
import { BEN39 } from '../../scripts/screenshots/positions.ts';
import { linkTo } from '../support/links.ts';
import { site } from './support/board.ts';
import { choicesIn, linkBefore } from './support/choices.ts';
import { preferring } from './support/preferring.ts';
import { expect, test } from './support/test.ts';

const edgesOf = (part: Locator) =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });

/** The buttons to choose from after some sites have been tapped. */
async function buttonsAfter(page: Page, sites: readonly string[]): Promise<Locator> {
  for (const name of sites) await site(page, name).tap();
  const group = page.getByRole('group', { name: 'Choose how' });
  await expect(group).toBeInViewport({ ratio: 1 });
  return group;
}

for (const id of ['tns', 'ben39'])
  test(`${id}: buttons to choose from are below the board and its players, wholly in sight`, async ({
    page,
  }) => {
    for (const choosing of choicesIn(id)) {
      const link = linkBefore(id, choosing);
      await page.goto('about:blank');
      await page.goto(link);
      const group = await buttonsAfter(page, choosing.sites);
      const { top } = await edgesOf(group);
      for (const part of [
        page.getByRole('toolbar'),
        page.getByRole('region', { name: 'White', exact: true }),
        page.getByRole('region', { name: 'Black', exact: true }),
      ])
        expect((await edgesOf(part)).bottom, link).toBeLessThanOrEqual(top);
    }
  });

for (const id of ['tns', 'ben39'])
  test(`${id}: on a tablet the buttons and the words keep off the edges of their card`, async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    for (const choosing of choicesIn(id)) {
      const link = linkBefore(id, choosing);
      await page.goto('about:blank');
      await page.goto(link);
      const group = await buttonsAfter(page, choosing.sites);
      const [card, words, buttons] = [
        await edgesOf(page.locator('section:has([role=group][aria-label="Choose how"])')),
        await group.evaluate((element) => {
          const said = element.closest('section')?.querySelector('p');
          if (!said) throw new Error('Nothing is said.');
          return said.getBoundingClientRect().top + parseFloat(getComputedStyle(said).paddingTop);
        }),
        await edgesOf(group),
      ];
      expect(card.bottom - buttons.bottom, link).toBeGreaterThanOrEqual(8);
      expect(words - card.top, link).toBeGreaterThanOrEqual(8);
    }
  });

for (const [chooser, game, sites] of [
  ['White', { start: '1/3/1K1tH/3F1r1/4N2/7/N4/1R1/1 w n2 m' }, ['d6', 'e7']],
  ['Black', { actions: 'e2-d4 c8-d6 c3-c4 d6-c4 d4-f5' }, ['c4', 'd2']],
] as const)
  test(`across the table the buttons for ${chooser} cover neither player’s strip nor hand, nor a king`, async ({
    page,
  }) => {
    await preferring(page, { orientation: 'across-table' });
    for (const size of [
      { width: 390, height: 844 },
      { width: 820, height: 1180 },
    ]) {
      await page.setViewportSize(size);
      await page.goto(linkTo('tns', game));
      await page.reload();
      const group = await buttonsAfter(page, sites);
      const { top, bottom } = await edgesOf(group);
      // On a tablet White’s are elsewhere, in the card.
      for (const side of ['White', 'Black']) {
        const strip = await edgesOf(page.getByRole('region', { name: side, exact: true }));
        expect(strip.bottom <= top || strip.top >= bottom, side).toBe(true);
      }
      const box = await group.boundingBox();
      for (const king of await page.getByRole('button', { name: /, (White|Black) king/ }).all()) {
        const place = await king.boundingBox();
        if (!box || !place) throw new Error('A king is not on the screen.');
        const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
        const isUnder = x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
        expect(isUnder, String(size.width)).toBe(false);
      }
    }
  });

test('of the buttons to choose from the one that is previewed is marked, on a touch screen too', async ({
  page,
}) => {
  await page.goto(linkTo('ben39', { start: BEN39 }));
  await site(page, 'g7').tap();
  const marked = page.locator('[data-previewed=true]');
  for (const name of ['Clockwise', 'Counterclockwise']) {
    await page.getByRole('button', { name, exact: true }).hover();
    await expect(marked).toHaveText(new RegExp(`${name}$`));
    await expect(marked).not.toHaveCSS('box-shadow', 'none');
  }
});

test('on a tablet two buttons to choose from are equally wide', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto(linkTo('ben39', { start: BEN39 }));
  await site(page, 'g7').tap();
  const widths = await page
    .getByRole('button', { name: /clockwise$/i })
    .evaluateAll((buttons) => buttons.map((button) => Math.round(button.getBoundingClientRect().width)));
  expect(widths).toHaveLength(2);
  expect(new Set(widths).size).toBe(1);
});
