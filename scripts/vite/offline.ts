import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'src/workers/offline.js';

/** Pictures are for systems that install the page and sites that link to it; both ask for them with a network. */
const isWantedByPage = (file: string): boolean => !/\.(png|txt)$/.test(file);

/** Adds the service worker to the build, told which files there are and, by their contents, which version. */
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
        const worker = readFileSync(WORKER, 'utf8');
        const hash = createHash('sha256').update(worker);
        const files = Object.values(bundle).map((file) => {
          hash.update(file.fileName).update(file.type === 'chunk' ? file.code : file.source);
          return file.fileName;
        });
        for (const file of readdirSync(publicDir).filter(isWantedByPage)) {
          hash.update(file).update(readFileSync(path.join(publicDir, file)));
          files.push(file);
        }
        const shown = files.map((file) => (file === 'index.html' ? './' : `./${file}`)).sort();
        const head = `const VERSION = '${hash.digest('hex').slice(0, 12)}', FILES = ${JSON.stringify(shown)};\n`;
        this.emitFile({ type: 'asset', fileName: 'offline.js', source: head + worker });
      },
    },
  };
}
