import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The faces of the app as a style sheet that holds their files, for a page without an address. */
export const faces: string = readFileSync('src/ui/faces.css', 'utf8').replaceAll(
  /url\('([^']+)'\)/g,
  (_, file: string) =>
    `url('data:font/woff2;base64,${readFileSync(path.join('node_modules', file)).toString('base64')}')`,
);
