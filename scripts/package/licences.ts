import path from 'node:path';
import { packageNotice } from '../packageNotice.ts';

/** The licences of packages that are built into ours, each under the package's name. */
export const licencesOf = (packages: Iterable<string>): string =>
  [...packages]
    .map((folder) => packageNotice(path.join('node_modules', folder)))
    .map(({ name, version, text }) => {
      if (text === null) throw new Error(`${name} has no licence.`);
      return `${name} ${version}\n\n${text.trim()}\n`;
    })
    .sort()
    .join('\n---\n\n');
