import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { build } from 'vite';
import type * as Site from '../../src/pages/site.ts';
import { classNames } from './classNames.ts';
import { smaller } from './smaller.ts';

const ENTRY = 'src/pages/site.ts';
const FOLDER = 'rules/';

/** The address of the root of the site, from the variable SITE_URL; null if it is not set. */
export function siteAddress(text: string | undefined): URL | null {
  if (text === undefined || text === '') return null;
  const address = URL.canParse(text) ? new URL(text) : null;
  if (!address || !/^https?:$/.test(address.protocol) || address.search !== '' || address.hash !== '')
    throw new Error(
      `SITE_URL is “${text}”, which is not the address of a folder such as https://example.org/chess/.`,
    );
  return address.pathname.endsWith('/') ? address : new URL(`${address.href}/`);
}

/** Whether a file is for search engines and readers without a script, so that the app never asks for it. */
export const isOutsideApp = (file: string): boolean =>
  file.startsWith(FOLDER) || file === 'sitemap.xml' || file === 'robots.txt';

/** Adds the pages that need no script, and what search engines and chats want to know about the site. */
export function pages(): Plugin {
  const site = siteAddress(process.env.SITE_URL);
  return {
    name: 'pages',
    apply: 'build',
    async generateBundle() {
      const { styleSheet, writtenPages, sitemap } = await importBuilt<typeof Site>(ENTRY);
      const styleFile = `${FOLDER}pages-${createHash('sha256').update(styleSheet).digest('hex').slice(0, 8)}.css`;
      const files = [
        { name: styleFile, text: styleSheet },
        ...(await writtenPages(styleFile, site)),
        ...(site ? [await sitemap(site)] : []),
        { name: 'robots.txt', text: robots(site) },
      ];
      for (const { name, text } of files) this.emitFile({ type: 'asset', fileName: name, source: text });
      if (!site)
        this.info(
          'SITE_URL is not set: the pages have no canonical addresses and no pictures for links, and there is no sitemap.',
        );
    },
  };
}

/** Everything may be read. Robots find the list of the pages only by its whole address. */
const robots = (site: URL | null): string =>
  `User-agent: *\nAllow: /\n${site ? `\nSitemap: ${new URL('sitemap.xml', site).href}\n` : ''}`;

/**
 * Imports one of our modules with everything that it imports, style sheets included, as the build of the page
 * would have them.
 */
async function importBuilt<Module>(entry: string): Promise<Module> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: smaller },
    css: { modules: classNames },
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      write: false,
      target: 'node20',
      cssTarget: ['chrome111', 'firefox115', 'safari16.4'],
      cssMinify: true,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const chunk = [result]
    .flat()
    .flatMap((each) => ('output' in each ? each.output : []))
    .find(({ type }) => type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error(`Nothing was built of ${entry}.`);
  const folder = mkdtempSync(path.join(tmpdir(), 'oddboard-pages-'));
  try {
    const file = path.join(folder, 'site.mjs');
    writeFileSync(file, chunk.code);
    return (await import(pathToFileURL(file).href)) as Module;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
