import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { build } from 'vite';

const outDir = resolve('node_modules/.cache/bench');

let bundling: Promise<unknown> | null = null;

/**
 * Bundles and minifies what measures the engine. One script is more than twice as fast as the same in several modules,
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
 * Measures a part of the engine, of one variant or of all, in a process of its own: what other variants have taught the
 * compiler slows none.
 * @throws Error when it fails.
 */
export async function measureEngine(part: string, variant = ''): Promise<void> {
  await bundled();
  const { status } = spawnSync(process.execPath, [join(outDir, 'engineParts.js'), part, variant], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`${part} ${variant} ended with ${String(status)}`);
}
