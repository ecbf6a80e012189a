import type { BuiltPage } from '../builtPage.ts';
import { newPage } from '../builtPage.ts';
import { startHost } from '../../tests/browser/support/host.ts';
import { registry } from '../../tests/support/registry.ts';
import { report } from './figures.ts';

declare global {
  interface Window {
    /** When the first board could be played, in milliseconds since the page began to load; absent before. */
    playableAt?: number;
  }
}

/** The bytes that a first visit transfers: until a board can be played, and until the page is idle. */
export async function benchPage(built: BuiltPage): Promise<void> {
  const host = await startHost();
  for (const { id } of registry) await reportVisit(built, `${host.address}#/play/${id}`, id);
  await reportVisit(built, `${host.address}#/`, 'the library');
  await host.close();
}

async function reportVisit(built: BuiltPage, address: string, what: string): Promise<void> {
  const page = await newPage(built);
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[data-site]')) return;
      window.playableAt = performance.now();
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, startTime, encodedBodySize }) => ({
        ending: name.slice(name.lastIndexOf('.')),
        isBefore: startTime < (window.playableAt ?? Infinity),
        size: encodedBodySize,
      })),
  );
  await page.close();
  const size = (ending: string, isBefore: boolean) => {
    const sizes = files.filter((file) => file.ending === ending && (file.isBefore || !isBefore));
    return `${(sizes.reduce((sum, file) => sum + file.size, 0) / 1000).toFixed(1)} kB`;
  };
  report(
    `first visit, ${what}`,
    `${size('.js', true)} script and ${size('.css', true)} styles before the board, ${size('.js', false)} and ${size('.css', false)} in all, gzipped`,
  );
}
