import type { Page } from '@playwright/test';
import { games } from '../../src/engine/registry.ts';
import { boardPage, bookletPage, scoreSheetPage } from '../../src/ui/rulePages.ts';
import { at } from '../../src/engine/at.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { inTurn } from './support/whole.ts';

/** One page of each kind; Lighthouse, which finds the same and more, has others. */
const KINDS = [
  'rules/',
  'rules/battle-chieftain/known.html',
  'rules/hex39/gallery.html',
  'rules/hex39/print/booklet.html',
  'rules/hex39/print/board.html',
];

test('pages without a script are accessible, on a light and on a dark ground', async ({ page }) => {
  for (const [i, address] of KINDS.entries()) {
    await page.emulateMedia({ colorScheme: i % 2 === 0 ? 'light' : 'dark' });
    await page.goto(address);
    await expectAccessible(page);
  }
});

test('a chapter has a page, which leads back to its boards', async ({ page }) => {
  await page.goto('#/learn/hex39/winning');
  await page.getByRole('link', { name: 'This chapter as a page' }).click();
  await expect(page).toHaveURL(/\/rules\/hex39\/winning\.html$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Winning');
  await page.getByRole('link', { name: 'Try example 2 on a board' }).click();
  await expect(page).toHaveURL(/#\/learn\/hex39\/winning\/win-rook-from-afar$/);
  await expect(page.getByRole('toolbar', { name: 'Board of Hex 39' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of the app leads to all rules, and hints open', async ({ page }) => {
    await page.goto('./');
    await page.getByRole('link', { name: 'The rules can be read without it.' }).click();
    await page.getByRole('link', { name: 'The rules of Hex 39' }).click();
    await page.getByRole('link', { name: 'Winning', exact: true }).click();
    await expect(page.getByRole('img', { name: /^Board of Hex 39\. White has pawn: f8;/ })).toBeVisible();
    await page.getByText('Solution').first().click();
    await expect(page.getByText('g7 to g9.', { exact: true })).toBeVisible();
  });
});

/** A sheet of Letter is lower than one of A4, and one of A4 narrower; this is what fits both, between the margins. */
const PAPER = { width: 180, height: 247 };
const MILLIMETRE = 96 / 25.4;

if (inTurn(1, 2))
  test('no board of a booklet or a sheet is cut by the edge of its paper', async ({ page }) => {
    await page.setViewportSize({ width: Math.floor(PAPER.width * MILLIMETRE), height: 900 });
    await page.emulateMedia({ media: 'print' });
    for (const [first] of games) {
      const { id = '', game = '' } = first ?? {};
      for (const file of [bookletPage(game), boardPage(id)]) {
        await page.goto(file);
        const boxes = await page.locator('figure, svg[role=img]').evaluateAll((parts) =>
          parts.map((part) => {
            const { left, right, height } = part.getBoundingClientRect();
            return { left, right, height };
          }),
        );
        expect(boxes.length).toBeGreaterThan(2);
        const most = { width: PAPER.width * MILLIMETRE + 1, height: PAPER.height * MILLIMETRE };
        expect(
          boxes.filter(({ left, right, height }) => left < -1 || right > most.width || height > most.height),
        ).toEqual([]);
      }
    }
  });

test('a score sheet is one sheet of paper', async ({ page }) => {
  for (const [first] of games) {
    await page.goto(scoreSheetPage(first?.game ?? ''));
    expect([await sheetsOf(page, 'A4'), await sheetsOf(page, 'Letter')]).toEqual([1, 1]);
  }
});

/** How many sheets of paper a page takes. */
async function sheetsOf(page: Page, format: string): Promise<number> {
  const pdf = (await page.pdf({ format })).toString('latin1');
  return Number(at(/\/Type \/Pages\s+\/Count (\d+)/.exec(pdf) ?? [], 1));
}
