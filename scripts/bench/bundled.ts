import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { build } from 'vite';

const outDir = resolve('node_modules/.cache/bench');

let bundling: Promise<unknown> | null = null;

/**
 * Bundles and minifies the engine’s benchmarks. One script is more than twice as fast as several modules,
 * whose imported functions and constants are looked up each time.
 */
const bundled = (): Promise<unknown> =>
  (bundling ??= build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: 'scripts/bench/engineParts.ts',
      outDir,
      minify: true,
      copyPublicDir: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  }));

/**
 * Measures a part of the engine, for one variant or for all, in a separate process, so that what the compiler
 * has learnt from other variants does not slow it down.
 * @throws Error when it fails.
 */
export async function measureEngine(part: string, variant = ''): Promise<void> {
  await bundled();
  const { status } = spawnSync(process.execPath, [join(outDir, 'engineParts.js'), part, variant], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`${part} ${variant} ended with ${String(status)}`);
}
