import { build } from 'vite';
import { classNames } from '../vite/classNames.ts';
import { constants } from '../vite/constants.ts';
import { smaller } from '../vite/smaller.ts';

/**
 * A file and everything that it imports, including styles, as one minified script that needs nothing else on
 * a page. The exports of the file are in the variable `oddboard`.
 */
export async function mountScript(entry: string): Promise<string> {
  const outputs = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    css: { modules: classNames },
    resolve: { alias: smaller },
    plugins: constants(),
    build: {
      write: false,
      target: ['chrome111', 'firefox115', 'safari16.4'],
      lib: { entry, formats: ['iife'], name: 'oddboard' },
    },
  });
  const files = [outputs].flat().flatMap((each) => ('output' in each ? each.output : []));
  // The styles are in the script; the separate style files are those of our own page.
  const script = files.find((file) => file.type === 'chunk');
  if (!script) throw new Error(`Nothing was built of ${entry}.`);
  return script.code;
}
