import path from 'node:path';
import type { Plugin } from 'vite';
import { build } from 'vite';
import { atOnce } from './atOnce.ts';

/** What Vitest runs before every test file. A bundle has its own words, and so takes this along. */
const WORDS = path.resolve('tests/support/words.ts');

/**
 * Makes one script of each of these test files and all of ours that it imports. Vitest looks up whatever a module
 * imports each time it is used, and long searches take several times as long.
 */
export function inOne(tests: readonly string[]): Plugin {
  const files = new Set(tests.map((file) => path.resolve(file)));
  return {
    name: 'in-one',
    enforce: 'pre',
    async load(id) {
      if (!files.has(id)) return null;
      const outputs = await build({
        configFile: false,
        logLevel: 'error',
        publicDir: false,
        plugins: [
          atOnce(),
          {
            name: 'words-first',
            enforce: 'pre',
            transform: (code, file) => (file === id ? `import ${JSON.stringify(WORDS)}; ${code}` : null),
          },
        ],
        build: {
          ssr: id,
          target: 'esnext',
          minify: false,
          write: false,
          sourcemap: true,
          rolldownOptions: { output: { codeSplitting: false, topLevelVar: false } },
        },
      });
      const [script] = [outputs].flat().flatMap((each) => ('output' in each ? each.output : []));
      if (script?.type !== 'chunk') throw new Error(`There is no script of ${id}.`);
      for (const file of script.moduleIds) if (path.isAbsolute(file)) this.addWatchFile(file);
      return { code: script.code, map: script.map };
    },
  };
}
