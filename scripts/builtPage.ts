import type { Browser, Page } from 'playwright';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { BROWSER_FLAGS } from './browserFlags.ts';

const { CHROMIUM_PATH: executablePath, PREVIEW_PORT = '4194' } = process.env;

/** The page as it would be hosted, and a browser to look at it. */
export interface BuiltPage {
  readonly browser: Browser;
  /** Of the browser; absent for the one that its driver knows. */
  readonly executablePath: string | undefined;
  /** Ends with a slash; a hash route follows. */
  readonly address: string;
}

let built: Promise<unknown> | null = null;

/** Builds the page, if that has not been done, and serves it for as long as something is measured. */
export async function withBuiltPage(measure: (page: BuiltPage) => Promise<void>): Promise<void> {
  built ??= build({ logLevel: 'error' });
  await built;
  const server = await preview({ preview: { port: Number(PREVIEW_PORT) }, logLevel: 'error' });
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: BROWSER_FLAGS,
  });
  try {
    await measure({ browser, executablePath, address: server.resolvedUrls?.local[0] ?? '' });
  } finally {
    await browser.close();
    await server.close();
  }
}

/** A new page of the size that the figures are for, with nothing kept on its device. */
export const newPage = ({ browser }: BuiltPage): Promise<Page> =>
  browser.newPage({ viewport: { width: 1440, height: 900 } });

/** Does something while the page is as slow as on a device that many times slower. */
export async function slowed(page: Page, slowness: number, work: () => Promise<void>): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await work();
  await client.detach();
}
