import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { build } from 'vite';
import { atOnce } from '../vite/atOnce.ts';

const bundles = new Map<string, Promise<string>>();

/**
 * Bundles and minifies a script for Node, and returns the path of the bundle. One script is more than twice as
 * fast as several modules, whose imported functions and constants are looked up each time. It is in `folder`.
 */
export function bundle(entry: string, folder = 'node_modules/.cache/bench'): Promise<string> {
  const begun = bundles.get(entry) ?? bundled(entry, folder);
  bundles.set(entry, begun);
  return begun;
}

async function bundled(entry: string, folder: string): Promise<string> {
  const { name } = path.parse(entry);
  const outDir = path.resolve(folder, name);
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    plugins: [atOnce()],
    build: {
      ssr: entry,
      outDir,
      minify: true,
      copyPublicDir: false,
      rolldownOptions: { output: { codeSplitting: false, topLevelVar: false } },
    },
  });
  return path.join(outDir, `${name}.js`);
}

/**
 * Measures a part of the engine, for one variant or for all, in a separate process, so that what the compiler
 * has learnt from other variants does not slow it down.
 * @throws Error when it fails.
 */
export async function measureEngine(part: string, variant = ''): Promise<void> {
  const script = await bundle('scripts/bench/engineParts.ts');
  const { status } = spawnSync(process.execPath, [script, part, variant], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${part} ${variant} ended with ${String(status)}`);
}
