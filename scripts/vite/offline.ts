import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { isOutsideApp } from './pages.ts';

const WORKER = 'src/workers/offline.js';

/** Pictures are for systems that install the page and sites that link to it; both request them online. */
const isWantedByPage = (file: string): boolean => !/\.(png|txt)$/.test(file);

/** Adds the service worker to the build, with the list of the app’s files and a version made from their contents. */
export function offline(): Plugin {
  let publicDir = '';
  return {
    name: 'offline',
    apply: 'build',
    configResolved: (config) => {
      publicDir = config.publicDir;
    },
    generateBundle: {
      // After the page, whose name and contents count too.
      order: 'post',
      handler(_, bundle) {
        const files = new Map<string, string | Uint8Array>();
        for (const file of Object.values(bundle))
          if (!isOutsideApp(file.fileName))
            files.set(file.fileName, file.type === 'chunk' ? file.code : file.source);
        for (const file of readdirSync(publicDir).filter(isWantedByPage))
          files.set(file, readFileSync(path.join(publicDir, file)));
        const source = workerFor(files, readFileSync(WORKER, 'utf8'));
        this.emitFile({ type: 'asset', fileName: 'offline.js', source });
      },
    },
  };
}

/** The worker after a line with its version, and its files with their hashes. */
export function workerFor(files: ReadonlyMap<string, string | Uint8Array>, worker: string): string {
  const hashes = [...files]
    .map(([file, content]) => [file === 'index.html' ? './' : `./${file}`, sha256(content)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const version = sha256(JSON.stringify(hashes) + worker).slice(0, 12);
  return `const VERSION = '${version}', FILES = ${JSON.stringify(Object.fromEntries(hashes))};\n${worker}`;
}

const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');
