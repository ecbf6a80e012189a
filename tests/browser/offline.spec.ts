import { click, expectOn, recordedActions } from './support/board.ts';
import { seating } from './support/computer.ts';
import { currentBuild, otherBuild } from './support/build.ts';
import { beginGame, lookForUpdate, readyForOffline, test } from './support/hosted.ts';
import { expect } from './support/test.ts';
import { inTurn } from './support/whole.ts';

test.use({ serviceWorkers: 'allow' });

test('after the first visit, a game can be played, reloaded and found again offline', async ({
  page,
  context,
  host,
}) => {
  await page.goto('#/play/chess99');
  await readyForOffline(page);
  await context.setOffline(true);
  await host.close();
  await click(page, 'e2', 'e4');
  await expect(recordedActions(page)).toHaveCount(1);
  await page.reload();
  await expectOn(page, 'e4', 'White pawn');
  await click(page, 'e8', 'e6');
  await expect(recordedActions(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Library' }).click();
  await page.getByRole('link', { name: 'Play Hex 39' }).click();
  await click(page, 'i3', 'j4');
  await expect(recordedActions(page)).toHaveCount(1);
});

if (inTurn(0, 3))
  test('after the first visit, the computer plays offline', async ({ page, context, host }) => {
    await seating(page, [null, 1]);
    await page.goto('#/');
    await readyForOffline(page);
    await context.setOffline(true);
    await host.close();
    await page.getByRole('link', { name: 'Play Hex 39' }).click();
    await click(page, 'i3', 'j4');
    await expect(recordedActions(page)).toHaveCount(2);
  });

test('a new version is offered during a game, waits to be accepted, and goes on with the game', async ({
  page,
  host,
}) => {
  await beginGame(page);
  host.publish(otherBuild(currentBuild(), 'next'));
  expect(await lookForUpdate(page)).toBe(true);
  await expect(page.getByText('A new version of Oddboard is ready.', { exact: false })).toBeVisible();

  await click(page, 'e8', 'e6');
  await expect(recordedActions(page)).toHaveCount(2);
  await expect(page.locator('html')).not.toHaveAttribute('data-version', 'next');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-version', 'next');
  await expectOn(page, 'e6', 'Black pawn');
  await expect(recordedActions(page)).toHaveCount(2);
});

test.describe('the content policy of the page', () => {
  test.use({ expectedFault: /Content Security Policy/ });

  test('allows nothing from elsewhere and no other script in the page', async ({ page }) => {
    await page.goto('#/');
    const policy = await page
      .locator('meta[http-equiv="Content-Security-Policy"]')
      .getAttribute('content', { timeout: 5000 });
    expect(policy).toContain("default-src 'none'");
    // The first script is inline, and only its hash is in the policy.
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/);
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    const hasRun = await page.evaluate(async () => {
      const script = document.createElement('script');
      script.textContent = 'window.intruder = true';
      const refused = new Promise((resolve) => {
        addEventListener('securitypolicyviolation', () => {
          resolve(undefined);
        });
      });
      document.body.append(script);
      await refused;
      return 'intruder' in window;
    });
    expect(hasRun).toBe(false);
  });
});

if (inTurn(1, 3))
  test('a page without a script, which is not kept, leads to its chapter in the app offline', async ({
    page,
    context,
    host,
  }) => {
    await page.goto('#/');
    await readyForOffline(page);
    await page.goto('rules/hex39/winning.html');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Winning');
    await context.setOffline(true);
    // A worker that begins anew knows nothing of the line above.
    await host.close();
    for (const [address, route] of [
      ['rules/hex39/winning.html', 'learn/hex39/winning'],
      ['rules/hex39/piece/rook.html', 'learn/hex39/gallery'],
      ['rules/hex39/print/booklet.html', 'learn/hex39'],
      ['rules/hex39/', 'learn/hex39'],
      ['rules/', ''],
    ] as const) {
      await page.goto(address);
      await expect(page).toHaveURL(new RegExp(`/#/${route}$`));
    }
  });
