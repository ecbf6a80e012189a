import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { build } from 'vite';

const SCRIPT = fileURLToPath(new URL('faults.js', import.meta.url));
const NAME = path.basename(SCRIPT);

/** Builds the page into a folder, with an extra script that records errors in the page. */
export async function buildWithRecorder(folder: string): Promise<void> {
  await build({
    logLevel: 'error',
    plugins: [recorder()],
    build: { outDir: folder, emptyOutDir: true },
  });
}

/** Not every driver reports errors. Since the script is part of the build, it also works offline. */
function recorder(): Plugin {
  return {
    name: 'recorder',
    transformIndexHtml: () => [
      { tag: 'script', attrs: { src: `./${NAME}` }, injectTo: 'head-prepend' as const },
    ],
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: NAME, source: readFileSync(SCRIPT, 'utf8') });
    },
  };
}

/** Runs in the page: the errors that the script has recorded, on this address and before. */
export const recordedFaults = (): readonly string[] =>
  JSON.parse(
    sessionStorage.getItem('faults') ?? '["The script that writes errors down did not run."]',
  ) as string[];
