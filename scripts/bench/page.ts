import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { BuiltPage } from './builtPage.ts';
import { newPage } from './builtPage.ts';
import { report } from './figures.ts';

/** What a first visit to a board downloads. */
export async function benchPage(built: BuiltPage): Promise<void> {
  const page = await newPage(built);
  const loaded = new Set<string>();
  page.on('response', (response) => loaded.add(new URL(response.url()).pathname));
  await page.goto(`${built.address}#/play/chess99`);
  await page.getByRole('button', { name: /^e2,/ }).waitFor();
  reportSizes(loaded);
  await page.close();
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
