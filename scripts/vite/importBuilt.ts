import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { classNames } from './classNames.ts';
import { smaller } from './smaller.ts';

/**
 * Imports one of our modules into Node with everything that it imports. Styles that it imports as text are minified and
 * fit for `cssTarget`, and their classes have the same names as on the page.
 */
export async function importBuilt<Module>(entry: string, cssTarget: string[]): Promise<Module> {
  const result = await build({
    configFile: false,
    // Packages warn of what only matters on a server.
    logLevel: 'silent',
    resolve: { alias: smaller },
    css: { modules: classNames },
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      write: false,
      cssTarget,
      cssMinify: true,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const output = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  const script = output.find((file) => file.type === 'chunk');
  if (!script) throw new Error(`Nothing was built of ${entry}.`);
  const folder = mkdtempSync(path.join(tmpdir(), 'oddboard-'));
  try {
    const file = path.join(folder, 'module.mjs');
    writeFileSync(file, script.code);
    return (await import(pathToFileURL(file).href)) as Module;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
