import { createServer } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Build } from './build.ts';
import { currentBuild } from './build.ts';

const TYPES: { readonly [ending: string]: string } = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** A host of the built page that compresses; a test can change its files during a game. */
export interface Host {
  readonly address: string;
  /** Replaces all files. */
  readonly publish: (files: Build) => void;
  /** Whether to answer requests for missing files with the page, as some hosts do, from now on. */
  readonly fallBack: (doesSo: boolean) => void;
  readonly close: () => Promise<void>;
}

/** Packs each content once, though every visit of a page with its worker asks for all of them. */
const packed = new WeakMap<Buffer, Buffer>();
function gzipped(content: Buffer): Buffer {
  const known = packed.get(content) ?? gzipSync(content);
  packed.set(content, known);
  return known;
}

/** Serves the files of a folder. */
export async function startHost(folder = 'dist'): Promise<Host> {
  let files = currentBuild(folder);
  let fallsBack = false;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const asked = pathname.slice(1).replace(/(^|\/)$/, '$1index.html');
    const file = files.has(asked) || !fallsBack ? asked : 'index.html';
    const content = files.get(file);
    if (!content) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': TYPES[path.extname(file)] ?? 'text/plain',
      'cache-control': 'no-cache',
      'content-encoding': 'gzip',
    });
    response.end(gzipped(content));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    address: `http://127.0.0.1:${String(port)}/`,
    publish: (published) => {
      files = published;
    },
    fallBack: (doesSo) => {
      fallsBack = doesSo;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
