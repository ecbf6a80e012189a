import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { build } from 'vite';
import * as embedWords from '../../src/words/en/ui/embed.ts';
import { classNames } from './classNames.ts';
import { constants } from './constants.ts';
import { policyFor } from './contentSecurity.ts';
import { importsOnDemand } from './importsOnDemand.ts';
import { pseudo } from './pseudo.ts';
import { smaller } from './smaller.ts';
import { withWords } from './words.ts';

/** Where the files are. Pages of others name the first two, which therefore never change; docs/embed.md. */
const FOLDER = 'embed/v1/';
const SCRIPT = `${FOLDER}odd-board.js`;
const PAGE = `${FOLDER}board.html`;

const LOAD_PART = path.resolve('src/embed/loadPart.ts');
/** What stands in a script for the name of a part that is not built yet. */
const placeOf = (file: string): string => `@@${path.relative('.', file)}@@`;
const PLACE = /@@([\w./-]+)@@/g;

/** Adds the boards for other pages to the build: the script of `<odd-board>`, its parts, and the page for an iframe. */
export function embed(): Plugin {
  let mode = '';
  return {
    name: 'embed',
    apply: 'build',
    configResolved: (config) => {
      mode = config.mode;
    },
    generateBundle: {
      // After the service worker has its list of files: the app works offline without these.
      order: 'post',
      async handler() {
        for (const [fileName, source] of await embedFiles(mode))
          this.emitFile({ type: 'asset', fileName, source });
      },
    },
  };
}

/** The files of the boards for other pages, by their names. */
export async function embedFiles(mode: string): Promise<Map<string, string>> {
  const script = await bundled('src/embed/main.ts', mode, [parts()]);
  const names = new Map<string, string>();
  const files = new Map<string, string>();
  for (const [, file = ''] of script.matchAll(PLACE)) {
    if (names.has(file)) continue;
    const part = await bundled(file, mode, [handedOver()]);
    const hash = createHash('sha256').update(part).digest('hex').slice(0, 8);
    const name = `${file.split('/').slice(-2).join('-').replace('.ts', '')}-${hash}.js`;
    names.set(file, name);
    files.set(FOLDER + name, part);
  }
  const named = script.replace(PLACE, (_, file: string) => names.get(file) ?? '');
  const others = [...files.values()];
  files.set(SCRIPT, withoutIdleTokens(withConstants(named, others), others));
  files.set(`${FOLDER}frame.js`, await bundled('src/embed/frame.ts', mode, []));
  files.set(PAGE, pageWith(mode));
  return files;
}

/** The tokens that styles declare, with their values. */
const declarations = /(?<=[{;])(--[\w-]+):([^;{}`]*)(?:;|(?=\}))/g;

/** The script with the values of its tokens where they are used. A token stays if a theme or a part changes it. */
function withConstants(script: string, others: readonly string[]): string {
  const all = [script, ...others].join('\n');
  const isConstant = (name: string): boolean => {
    const mentions = all.split(new RegExp(`${name}(?![\\w-])`)).length - 1;
    return mentions - (all.split(`var(${name})`).length - 1) === 1;
  };
  let rest = script;
  for (const [, name = '', value = ''] of script.matchAll(declarations))
    if (isConstant(name)) rest = rest.replaceAll(`var(${name})`, () => value);
  return rest;
}

/** The script without the tokens of its styles that neither these nor its parts use: they are for other screens. */
function withoutIdleTokens(script: string, others: readonly string[]): string {
  const all = [script, ...others].join('\n');
  const rest = script.replaceAll(declarations, (declaration, name: string) =>
    new RegExp(`${name}(?![\\w:-])`).test(all) ? declaration : '',
  );
  // What only one of those used is idle now.
  return rest === script ? rest : withoutIdleTokens(rest, others);
}

/** The words of that page. */
const ofPage: object = { ...embedWords };

/** The page for an iframe, with its words and its policy. */
function pageWith(mode: string): string {
  const html = withWords(readFileSync('src/embed/board.html', 'utf8'), mode, ofPage);
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyFor(html)}" />`;
  return html.replace('<head>', `<head>\n    ${policy}`);
}

/** A file and everything that it imports as one minified script that needs no other. */
async function bundled(entry: string, mode: string, plugins: readonly Plugin[]): Promise<string> {
  const result = await build({
    configFile: false,
    mode,
    publicDir: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    css: { modules: classNames },
    resolve: { alias: smaller },
    plugins: [pseudo(), constants(), withoutHints(), ...plugins],
    build: {
      write: false,
      modulePreload: false,
      // Otherwise the script would write the styles of our own page into the page of somebody else.
      cssCodeSplit: false,
      target: ['chrome111', 'firefox115', 'safari16.4'],
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'exports-only',
        output: { format: 'iife', name: 'part' },
      },
    },
  });
  const files = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  const script = files.find((file) => file.type === 'chunk');
  if (!script) throw new Error(`Nothing was built of ${entry}.`);
  return inAscii(script.code);
}

/** The script for pages in any encoding: a plain script has that of its page, and not all are in UTF-8. */
const inAscii = (script: string): string =>
  script.replaceAll(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Puts what is imported on demand into parts: `import('./file.ts')` becomes `loadPart('…')`. */
const parts = (): Plugin => ({
  name: 'parts',
  enforce: 'pre',
  async transform(code, id) {
    const files = new Map<string, string>();
    for (const [whole, source = ''] of code.matchAll(importsOnDemand)) {
      const found = await this.resolve(source, id);
      if (found) files.set(whole, found.id);
    }
    if (files.size === 0) return null;
    const loading = code.replace(importsOnDemand, (whole) => {
      const file = files.get(whole);
      return file === undefined ? whole : `loadPart(${JSON.stringify(placeOf(file))})`;
    });
    return `import { loadPart } from ${JSON.stringify(LOAD_PART)};\n${loading}`;
  },
});

/** Boards on other pages tell no rules while one plays, so they need to know neither when to tell them nor how. */
const withoutHints = (): Plugin => ({
  name: 'without-hints',
  enforce: 'pre',
  load(id) {
    if (!/\/(?:variants|words)\/[\w-]+\/(?:[\w-]+\/)?hints\.ts$/.test(id)) return null;
    return id.includes('/words/') ? 'export const hints = {};' : 'export const hints = () => [];';
  },
});

/** The script of a part hands over what it exports. */
const handedOver = (): Plugin => ({
  name: 'handed-over',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') file.code = `{${file.code};document.currentScript.exported=part}`;
  },
});
