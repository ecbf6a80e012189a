import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: { readonly [ending: string]: string } = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
};

/** A host of the built page that compresses, and whose files a test can change: a new version is put on it while one plays. */
export interface Host {
  readonly address: string;
  /** What is served from now on in place of a file: the text that `change` makes of it. */
  readonly replace: (file: string, change: (text: string) => string) => void;
  readonly close: () => Promise<void>;
}

/** Serves the files of a folder. */
export async function startHost(folder = 'dist'): Promise<Host> {
  const changes = new Map<string, (text: string) => string>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const file = pathname === '/' ? 'index.html' : pathname.slice(1);
    readFile(path.join(folder, path.normalize(file)))
      .then((content) => {
        const change = changes.get(file);
        response.writeHead(200, {
          'content-type': TYPES[path.extname(file)] ?? 'text/plain',
          'cache-control': 'no-cache',
          'content-encoding': 'gzip',
        });
        response.end(gzipSync(change ? change(content.toString('utf8')) : content));
      })
      .catch(() => {
        response.writeHead(404).end();
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    address: `http://127.0.0.1:${String(port)}/`,
    replace: (file, change) => changes.set(file, change),
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
