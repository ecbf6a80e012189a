import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { PSEUDO } from './words.ts';

const WORDS = path.resolve('src/words/en');
const MARK = path.resolve('scripts/vite/pseudo/mark.ts');
/** Added to a module’s name to import it unmarked. */
const PLAIN = '?plain';

/**
 * In the build of that mode, an import of a module of words gets another module, which marks everything that
 * the first one exports. Imports between modules of words stay as they are, so that no text is marked twice.
 */
export function pseudo(): Plugin {
  let isOn = false;
  return {
    name: 'pseudo',
    enforce: 'pre',
    configResolved: ({ mode }) => {
      isOn = mode === PSEUDO;
    },
    async resolveId(source, importer) {
      if (!isOn || !importer?.endsWith(PLAIN)) return null;
      const found = await this.resolve(source, importer.slice(0, -PLAIN.length), { skipSelf: true });
      return found && isWords(found.id) ? `${found.id}${PLAIN}` : found;
    },
    load(id) {
      if (!isOn || !isWords(id)) return null;
      const names = [...readFileSync(id, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)];
      return [
        // No text has a name that begins like these.
        `import * as $plain from ${JSON.stringify(id + PLAIN)};`,
        `import { mark as $mark } from ${JSON.stringify(MARK)};`,
        ...names.map(([, name = '']) => `export const ${name} = $mark($plain.${name});`),
      ].join('\n');
    },
  };
}

const isWords = (id: string): boolean => id.startsWith(WORDS + path.sep) && id.endsWith('.ts');
