import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { pictureShows } from '../../src/words/en/ui/page.ts';
import type * as Site from '../../src/pages/site.ts';
import { importBuilt } from './importBuilt.ts';
import { siteAddress } from './siteAddress.ts';

const ENTRY = 'src/pages/site.ts';
const FOLDER = 'rules/';
const PICTURES = 'src/pages/pictures/';

/** Where the picture of that name on the site is kept. */
export const keptPicture = (name: string): string => PICTURES + name.slice(FOLDER.length);

/** Whether a file is for readers without a script, search engines or chats, so that the app never asks for it. */
export const isOutsideApp = (file: string): boolean =>
  file.startsWith(FOLDER) || file === 'sitemap.xml' || file === 'robots.txt';

/**
 * Adds the pages that need no script, and what search engines and chats want to know about the site. Most of that needs
 * its address, which the variable SITE_URL holds; without it, the build says what it leaves out.
 * `cssTarget` are the browsers that must understand the style sheet.
 */
export function pages(cssTarget: string[]): Plugin {
  const site = siteAddress(process.env.SITE_URL);
  return {
    name: 'pages',
    transformIndexHtml: () => (site ? tagsFor(site) : []),
    async generateBundle(_, bundle) {
      const {
        styleSheet: ownStyles,
        writtenPages,
        sitemap,
        pictureFiles,
      } = await importBuilt<typeof Site>(ENTRY, cssTarget);
      const styleSheet = facesIn(bundle) + ownStyles;
      const styleFile = `${FOLDER}pages-${createHash('sha256').update(styleSheet).digest('hex').slice(0, 8)}.css`;
      const texts = [
        { name: styleFile, text: styleSheet },
        ...(await writtenPages(styleFile, site)),
        { name: 'robots.txt', text: robotsFor(site) },
        ...(site ? [await sitemap(site)] : []),
      ];
      for (const { name, text } of texts) this.emitFile({ type: 'asset', fileName: name, source: text });
      if (site)
        for (const name of await pictureFiles())
          this.emitFile({
            type: 'asset',
            fileName: name,
            source: readFileSync(keptPicture(name)),
          });
      else
        this.info(
          'SITE_URL is not set, so the pages have no canonical addresses and no pictures for links to them, and there is no sitemap.',
        );
    },
    // While developing, each page is written when somebody opens it.
    configureServer: (server) => {
      server.middlewares.use((request, response, next) => {
        const asked = (request.url ?? '').replace(/^\/|[?#].*$/g, '').replace(/\/$/, '/index.html');
        if (!asked.startsWith(FOLDER)) {
          next();
          return;
        }
        void (server.ssrLoadModule(`/${ENTRY}`) as Promise<typeof Site>)
          .then(async ({ styleSheet, writtenPages }) => {
            const styleFile = `${FOLDER}pages.css`;
            const isStyle = asked === styleFile;
            const found = (await writtenPages(styleFile, null)).find(({ name }) => name === asked);
            response.setHeader('content-type', isStyle ? 'text/css' : 'text/html');
            response.statusCode = isStyle || found ? 200 : 404;
            response.end(isStyle ? styleSheet : found?.text);
          })
          .catch(next);
      });
    },
  };
}

/** The faces of the app, whose files the pages use, too, as a style sheet in the folder of the pages. */
const facesIn = (bundle: Rolldown.OutputBundle): string =>
  Object.values(bundle)
    .flatMap((file) =>
      file.type === 'asset' && file.fileName.endsWith('.css')
        ? [...String(file.source).matchAll(/@font-face\{.*?\}/gs)].map(([face]) =>
            face.replaceAll('url(./', `url(../${path.dirname(file.fileName)}/`),
          )
        : [],
    )
    .join('');

/** What the page of the app says about its address. */
const tagsFor = (site: URL): HtmlTagDescriptor[] => [
  { tag: 'link', attrs: { rel: 'canonical', href: site.href } },
  ...Object.entries({
    'og:url': site.href,
    'og:image': new URL('social.png', site).href,
    'og:image:alt': pictureShows,
  }).map(([property, content]) => ({ tag: 'meta', attrs: { property, content } })),
  { tag: 'meta', attrs: { name: 'twitter:card', content: 'summary_large_image' } },
];

/** Everything may be read. Robots find the list of the pages only by its whole address. */
const robotsFor = (site: URL | null): string =>
  `User-agent: *\nAllow: /\n${site ? `\nSitemap: ${new URL('sitemap.xml', site).href}\n` : ''}`;
