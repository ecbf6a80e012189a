import { test } from './support/test.ts';
import { linkTo } from '../support/links.ts';
import { variantNamed } from '../support/registry.ts';
import { randomGame } from '../../scripts/bench/randomGames.ts';
import { actionsIn } from '../support/games.ts';

const N = Number(process.env.N ?? 40);
for (const [id, theme] of [['chess99', 'light'], ['hex39', 'dark'], ['tns', 'light'], ['battle-chieftain-far-walls', 'dark'], ['ben39', 'light']] as const)
  test(`x ${id}`, async ({ page }) => {
    page.on('console', (m) => { if (m.type() === 'error') console.log(m.text()); });
    page.on('pageerror', (e) => { console.log('ERR', e); });
    await page.emulateMedia({ colorScheme: theme });
    const game = randomGame(variantNamed(id), 3, N);
    await page.goto(linkTo(id, { actions: actionsIn(game), players: ['Ada Lovelace', 'Bo'], cursor: 6 }));
    await page.evaluate(() => {
      const w = window as unknown as { long: number[] }; w.long = [];
      new PerformanceObserver((l) => { for (const e of l.getEntries()) w.long.push(Math.round(e.duration)); }).observe({ entryTypes: ['longtask'] });
    });
    await page.getByRole('button', { name: 'Share' }).click();
    await page.screenshot({ path: `/tmp/gif/out/share-${id}.png` });
    await page.getByRole('button', { name: 'Make a moving picture…' }).click();
    await page.getByText(/positions in/).waitFor();
    await page.waitForTimeout(500);
    for (const [w, h] of [[1440, 900], [820, 1180], [390, 844]] as const) {
      await page.setViewportSize({ width: w, height: h });
      await page.waitForTimeout(200);
      await page.screenshot({ path: `/tmp/gif/out/dialog-${id}-${w}.png` });
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    if (process.env.PRINTED) await page.getByText('Black and white').click();
    for (const f of ['SVG', 'GIF']) {
      const t = Date.now();
      const d = page.waitForEvent('download');
      await page.getByRole('button', { name: `Save ${f}` }).click();
      await (await d).saveAs(`/tmp/gif/out/${id}.${f.toLowerCase()}`);
      console.log(id, f, Date.now() - t, 'ms', await page.getByText(/^Saved as/).textContent(), await page.getByText(/positions in/).textContent());
    }
    console.log('long', await page.evaluate(() => (window as unknown as { long: number[] }).long.sort((a, b) => b - a).slice(0, 12).join(' ')));
  });
