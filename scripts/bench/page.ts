import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { BROWSER_FLAGS } from '../browserFlags.ts';
import { report, spread } from './figures.ts';

const CLICKS = 200;

declare global {
  interface Window {
    /** Milliseconds from each press of the pointer to the frame that shows its result. */
    paintTimes: number[];
  }
}

/** Measures the built page: what a first visit downloads, and how fast a click is answered. */
export async function benchPage(): Promise<void> {
  await build({ logLevel: 'error' });
  const server = await preview({ preview: { port: 4194 }, logLevel: 'error' });
  const { CHROMIUM_PATH } = process.env;
  const browser = await chromium.launch({
    ...(CHROMIUM_PATH === undefined ? {} : { executablePath: CHROMIUM_PATH }),
    args: BROWSER_FLAGS,
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const loaded = new Set<string>();
    page.on('response', (response) => loaded.add(new URL(response.url()).pathname));
    await page.goto(`${server.resolvedUrls?.local[0] ?? ''}#/play/chess99`);
    await page.getByRole('button', { name: /^e2,/ }).waitFor();
    reportSizes(loaded);
    report('click to painted result', spread(await paintTimes(page), 'ms'));
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Gzipped sizes of the files that the first board needed, as a host would send them. */
function reportSizes(loaded: ReadonlySet<string>): void {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' });
  const size = (ending: string) =>
    files
      .filter((file) => file.endsWith(ending) && loaded.has(`/${file === 'index.html' ? '' : file}`))
      .reduce((sum, file) => sum + gzipSync(readFileSync(`dist/${file}`)).length, 0);
  for (const [what, ending] of [
    ['script', '.js'],
    ['styles', '.css'],
    ['page', '.html'],
  ] as const)
    report(`first board, ${what}`, `${(size(ending) / 1000).toFixed(1)} kB gzip`);
}

/** Picks and unpicks a queen's worth of targets, and moves pieces to and fro. */
async function paintTimes(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    window.paintTimes = [];
    addEventListener(
      'pointerdown',
      (event) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          // A message is delivered after the frame has been painted.
          port1.onmessage = () => window.paintTimes.push(performance.now() - event.timeStamp);
          port2.postMessage(null);
        });
      },
      true,
    );
  });
  const cycle = ['h1', 'g3', 'h9', 'g7', 'g3', 'h1', 'g7', 'h9'];
  for (let i = 0; i < CLICKS; i++)
    await page.getByRole('button', { name: new RegExp(`^${cycle[i % cycle.length] ?? ''},`) }).click();
  return page.evaluate(() => window.paintTimes);
}
