import lighthouse, { snapshot } from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../scripts/launchOptions.ts';
import { expect, test } from './support/test.ts';
import { inTurn, screened } from './support/whole.ts';

const CATEGORIES = ['accessibility', 'seo'];

/** Judged also by how it comes: its status, robots and canonical address. */
const FIRST = 'rules/hex39/';
/** Pages of the other kinds. */
const OTHERS = [
  'rules/hex39/winning.html',
  'rules/hex39/piece/rook.html',
  'rules/hex39/print/score-sheet.html',
];

if (inTurn(0, 2))
  test('Lighthouse finds nothing against the pages without a script', async ({ baseURL }) => {
    const { executablePath = chromium.executablePath(), args } = launchOptions();
    const browser = await puppeteer.launch({ executablePath, args, headless: 'shell' });
    const flags = {
      logLevel: 'error',
      onlyCategories: CATEGORIES,
      // Only the page is judged, not how fast it comes.
      throttlingMethod: 'provided',
      pauseAfterFcpMs: 0,
      pauseAfterLoadMs: 0,
      networkQuietThresholdMs: 0,
      cpuQuietThresholdMs: 0,
      disableFullPageScreenshot: true,
    } as const;
    try {
      const page = await browser.newPage();
      for (const [i, path] of [FIRST, ...screened(OTHERS, 3)].entries()) {
        const address = `${baseURL ?? ''}${path}`;
        // Lighthouse takes ten seconds to open a page itself.
        if (i > 0) await page.goto(address);
        const result = await (i > 0
          ? snapshot(page, { flags })
          : lighthouse(address, flags, undefined, page));
        const { audits = {}, categories = {} } = result?.lhr ?? {};
        const failed = Object.values(audits).filter(({ score }) => score !== null && score < 1);
        expect(failed.map(({ id, displayValue }) => `${path}: ${id} ${displayValue ?? ''}`)).toEqual([]);
        expect(CATEGORIES.map((category) => categories[category]?.score)).toEqual([1, 1]);
      }
    } finally {
      await browser.close();
    }
  });
