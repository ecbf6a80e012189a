import { recordedActions, site } from './support/board.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { centreOf, swipe } from './support/touch.ts';

for (const screen of ['play', 'explore'])
  test(`a finger draws with a pen: ${screen}`, async ({ page }) => {
    await page.goto(`#/${screen}/chess99`);
    if (screen === 'explore') await page.getByRole('tab', { name: 'Notes' }).tap();
    await page.getByRole('button', { name: 'Draw in blue' }).tap();
    await expectAccessible(page);
    await page.evaluate(() => {
      scrollTo(0, 0);
    });
    await site(page, 'e2').tap();
    await site(page, 'e4').tap();
    const drawn = page.locator('[data-colour=blue]:is(path, circle)');
    await expect(drawn).toHaveCount(1);
    // On an empty place beside a piece, and from one to the next.
    await site(page, 'e3').tap();
    await site(page, 'e3').tap();
    await expect(page.locator('circle[data-colour=blue]')).toHaveCount(1);
    await swipe(page, await centreOf(page, 'c5'), await centreOf(page, 'g6'));
    await expect(drawn).toHaveCount(3);
    await expect(page.getByText(/Drawn: .*, blue circle on e3, blue arrow from c5 to g6/)).toBeAttached();
    await expect(recordedActions(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Make moves' }).tap();
  });
