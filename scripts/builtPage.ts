import type { Browser, Page } from 'playwright';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { launchOptions } from './launchOptions.ts';

const { PREVIEW_PORT = '4194' } = process.env;

/** The page as it would be hosted, and a browser for it. */
export interface BuiltPage {
  readonly browser: Browser;
  /** Ends with a slash; a hash route follows. */
  readonly address: string;
}

let building: Promise<unknown> | null = null;

/** Builds the page into `dist/` unless it has been built. */
export const built = (): Promise<unknown> => (building ??= build({ logLevel: 'error' }));

/** Serves the present build of the page while some work is done with it. */
export async function withBuiltPage(work: (page: BuiltPage) => Promise<void>): Promise<void> {
  await built();
  const server = await preview({ preview: { port: Number(PREVIEW_PORT) }, logLevel: 'error' });
  const browser = await chromium.launch(launchOptions());
  try {
    await work({ browser, address: server.resolvedUrls?.local[0] ?? '' });
  } finally {
    await browser.close();
    await server.close();
  }
}

/** A new page of the size for which the figures hold, with nothing stored on its device. */
export const newPage = ({ browser }: BuiltPage): Promise<Page> =>
  browser.newPage({ viewport: { width: 1440, height: 900 } });

/** Does some work while the page is slowed down by a factor. */
export async function slowed(page: Page, slowness: number, work: () => Promise<void>): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await work();
  await client.detach();
}
