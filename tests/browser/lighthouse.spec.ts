import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { launchOptions } from '../../scripts/launchOptions.ts';
import { expect, test } from './support/test.ts';

const CATEGORIES = ['accessibility', 'seo'];
const PAGES = [
  'rules/hex39/',
  'rules/hex39/winning.html',
  'rules/hex39/piece/rook.html',
  'rules/hex39/print/score-sheet.html',
];

test('Lighthouse finds nothing against the pages without a script', async ({ baseURL }, {
  parallelIndex,
}) => {
  const port = 9400 + parallelIndex;
  const browser = await chromium.launch(launchOptions(`--remote-debugging-port=${String(port)}`));
  try {
    for (const page of PAGES) {
      const result = await lighthouse(`${baseURL ?? ''}${page}`, {
        port,
        logLevel: 'error',
        onlyCategories: CATEGORIES,
        // Only the page is judged, not how fast it comes.
        throttlingMethod: 'provided',
        pauseAfterFcpMs: 0,
        pauseAfterLoadMs: 0,
        networkQuietThresholdMs: 0,
        cpuQuietThresholdMs: 0,
        disableFullPageScreenshot: true,
      });
      const { audits = {}, categories = {} } = result?.lhr ?? {};
      const failed = Object.values(audits).filter(({ score }) => score !== null && score < 1);
      expect(failed.map(({ id, displayValue }) => `${page}: ${id} ${displayValue ?? ''}`)).toEqual([]);
      expect(CATEGORIES.map((category) => categories[category]?.score)).toEqual([1, 1]);
    }
  } finally {
    await browser.close();
  }
});
