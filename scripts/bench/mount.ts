import { gzipSync } from 'node:zlib';
import { games } from '../../src/engine/registry.ts';
import { report } from './figures.ts';
import { mountScript } from '../mount/script.ts';
import { embedFiles } from '../vite/embed.ts';

const sizeOf = (script: string): number => gzipSync(script, { level: 9 }).length / 1000;

/**
 * The size of a script that puts a board into any page, with the rules of one variant and the styles; and of all that a board
 * in a page of somebody else takes, for a game from a link.
 */
export async function benchMount(): Promise<void> {
  for (const variant of ['hex39', 'chess99']) {
    const script = await mountScript(`scripts/bench/mount/${variant}.ts`);
    report(`mount with ${variant}`, `${sizeOf(script).toFixed(1)} kB gzipped`);
  }
  const files = [...(await embedFiles('production'))];
  for (const [board] of games) {
    const needed = files.filter(([name]) =>
      new RegExp(`/(odd-board|embed-readLinked|${board?.game ?? ''}-)`).test(name),
    );
    const size = needed.reduce((sum, [, script]) => sum + sizeOf(script), 0);
    report(`embed with ${board?.game ?? ''}`, `${size.toFixed(1)} kB gzipped`);
  }
}
