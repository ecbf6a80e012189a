// npm run pictures   the pictures of the README: every board, light and dark, and the app, into docs/
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { registry } from '../tests/support/registry.ts';
import { BOARD_WIDTH, MARGIN, TITLE } from '../src/ui/picture/svg.ts';
import { preferring } from '../tests/browser/support/preferring.ts';
import { linkTo } from '../tests/support/links.ts';
import { withBuiltPage } from './builtPage.ts';
import { middleGames } from './pictures/middleGames.ts';

const FOLDER = 'docs/boards';
const THEMES = ['light', 'dark'] as const;
const APP = { file: 'docs/chess99.png', id: 'chess99', width: 1100, height: 688 };

/** A page with a game of a variant, with explanations turned off. */
async function gamePage(browser: Browser, address: string, id: string, coordinates: boolean): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: APP.width, height: APP.height },
    reducedMotion: 'reduce',
  });
  await preferring(page, { coordinates, explanations: false });
  await page.goto(address + linkTo(id, { actions: middleGames[id] ?? '' }));
  // The parts beside the board load after it.
  await page.getByRole('list', { name: 'Moves' }).waitFor();
  return page;
}

/** The picture of the board and the hands that the page saves, without the caption below. */
async function boardPicture(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save SVG' }).click();
  const svg = readFileSync(await (await download).path(), 'utf8');
  await page.getByRole('button', { name: 'Close' }).click();
  const end = svg.lastIndexOf('</g>');
  const [, captionTop = ''] = /<text x="[\d.]+" y="([\d.]+)"/.exec(svg.slice(end)) ?? [];
  const [wide, high] = [BOARD_WIDTH + 2 * MARGIN, Math.ceil(Number(captionTop) - TITLE.height + MARGIN / 2)];
  const size = `viewBox="0 0 ${String(wide)} ${String(high)}" width="${String(wide)}" height="${String(high)}"`;
  return `${svg.slice(0, end)}</g></svg>\n`.replace(/viewBox="[^"]*" width="\d+" height="\d+"/, size);
}

mkdirSync(FOLDER, { recursive: true });
await withBuiltPage(async ({ browser, address }) => {
  for (const { id } of registry) {
    const page = await gamePage(browser, address, id, false);
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      writeFileSync(`${FOLDER}/${id}.${theme}.svg`, await boardPicture(page));
    }
    await page.close();
  }
  const page = await gamePage(browser, address, APP.id, true);
  await page.screenshot({ path: APP.file });
});
