import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { built } from '../builtPage.ts';
import { launchOptions } from '../launchOptions.ts';
import { startHost } from '../../tests/browser/support/host.ts';
import { median, report } from './figures.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const ROUTES = ['#/', '#/play/chess99', '#/learn/chess99'];
const RUNS = 5;
/** The port on which Lighthouse talks to the browser. */
const PORT = 9333;

/** Lighthouse’s scores of the built page on a mid-range phone: the median of some runs. */
export async function benchLighthouse(): Promise<void> {
  await built();
  const host = await startHost();
  const browser = await chromium.launch(launchOptions(`--remote-debugging-port=${String(PORT)}`));
  try {
    for (const route of ROUTES) {
      const scores = CATEGORIES.map((): number[] => []);
      for (let run = 0; run < RUNS; run++) {
        const result = await lighthouse(host.address + route, {
          port: PORT,
          logLevel: 'error',
          onlyCategories: [...CATEGORIES],
        });
        if (!result) throw new Error(`Lighthouse has nothing to say about ${route}.`);
        CATEGORIES.forEach((category, i) => scores[i]?.push(result.lhr.categories[category]?.score ?? NaN));
      }
      report(
        `Lighthouse, ${route}`,
        CATEGORIES.map((category, i) => `${category} ${median(scores[i] ?? []).toFixed(2)}`).join(', '),
      );
    }
  } finally {
    await browser.close();
    await host.close();
  }
}
