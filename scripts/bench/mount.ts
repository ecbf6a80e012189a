import { gzipSync } from 'node:zlib';
import { report } from './figures.ts';
import { mountScript } from '../mount/script.ts';

/** The size of a script that puts a board into any page, with the rules of one variant and the styles. */
export async function benchMount(): Promise<void> {
  for (const variant of ['hex39', 'chess99']) {
    const script = await mountScript(`scripts/bench/mount/${variant}.ts`);
    const size = (gzipSync(script, { level: 9 }).length / 1000).toFixed(1);
    report(`mount with ${variant}`, `${size} kB gzipped`);
  }
}
