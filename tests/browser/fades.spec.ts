import { expect, test } from '@playwright/test';
import { linkTo } from '../support/links.ts';

const screens = [
  ['a game', linkTo('ben39', {})],
  ['the rulebook', '#/learn/ben39'],
  ['a piece of the rulebook', '#/learn/ben39/pieces'],
  ['a study', '#/explore/ben39'],
  ['the editor', '#/edit/ben39'],
] as const;

for (const [name, path] of screens)
  test(`what scrolls in ${name} fades into a colour where it goes on`, async ({ page }) => {
    await page.goto(path);
    const scrolled = page.locator('[class*="fades-"]');
    await expect(scrolled.first()).toBeAttached();
    const grounds = await scrolled.evaluateAll((boxes) =>
      boxes.flatMap((box) =>
        ['::before', '::after']
          .map((part) => getComputedStyle(box, part))
          .filter(({ content }) => content !== 'none')
          .map(({ backgroundImage }) => backgroundImage),
      ),
    );
    expect(grounds.length).toBeGreaterThan(0);
    for (const ground of grounds) expect(ground).toContain('linear-gradient');
  });
