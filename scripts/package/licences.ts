import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The licences of packages that are built into ours, each under the package's name. */
export const licencesOf = (packages: Iterable<string>): string =>
  [...packages]
    .map((folder) => path.join('node_modules', folder))
    .map((folder) => {
      const { name, version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
        name: string;
        version: string;
      };
      const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
      if (file === undefined) throw new Error(`${name} has no licence.`);
      return `${name} ${version}\n\n${readFileSync(path.join(folder, file), 'utf8').trim()}\n`;
    })
    .sort()
    .join('\n---\n\n');
