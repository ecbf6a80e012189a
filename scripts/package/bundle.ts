import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { classNames } from '../vite/classNames.ts';
import type { Door } from './doors.ts';

/**
 * Doors that are one file each. A search within one script is more than twice as fast as one that calls modules, and
 * what it is given and gives is plain data. A picture needs the styles as they are written, and a board those that old
 * browsers understand.
 */
const ALONE = ['./search', './picture'];

/**
 * Builds the doors as modules, in `folder`. What several of them need is in files that they share; `external` are the
 * packages that are not built in. Returns the packages that are.
 */
export async function bundleDoors(
  doors: readonly Door[],
  folder: string,
  external: readonly string[],
): Promise<ReadonlySet<string>> {
  const together = doors.filter(({ name }) => !ALONE.includes(name));
  const alone = doors.filter(({ name }) => ALONE.includes(name));
  const inside = await Promise.all([
    bundle(together, folder, external, 'lightningcss'),
    ...alone.map((door) => bundle([door], folder, external, false)),
  ]);
  return new Set(inside.flat());
}

// Whatever else runs this script: without it, components are built to be debugged.
process.env.NODE_ENV = 'production';

async function bundle(
  doors: readonly Door[],
  folder: string,
  external: readonly string[],
  cssMinify: 'lightningcss' | false,
): Promise<string[]> {
  const outputs = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    css: { modules: classNames },
    build: {
      write: false,
      minify: false,
      cssMinify,
      target: ['chrome111', 'firefox115', 'safari16.4'],
      lib: {
        entry: Object.fromEntries(doors.map(({ file, source }) => [file, source])),
        formats: ['es'],
      },
      rolldownOptions: {
        external: [...external],
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'shared/[name].js',
          ...(doors.length === 1 ? { codeSplitting: false } : {}),
        },
      },
    },
  });
  const packages: string[] = [];
  for (const { output } of [outputs].flat().flatMap((each) => ('output' in each ? [each] : [])))
    // The styles are in the scripts; the separate style files are those of our own page.
    for (const file of output) {
      if (file.type !== 'chunk') continue;
      const place = path.join(folder, file.fileName);
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, file.code);
      packages.push(
        ...file.moduleIds.flatMap((id) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? []),
      );
    }
  return packages;
}
