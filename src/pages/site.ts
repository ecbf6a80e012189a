import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Document } from './Document.tsx';
import { allPages } from './pages.tsx';
import { PictureSheet } from './PictureSheet.tsx';
import { structuredData, wholeAddress } from './structuredData.ts';
import { shareRepeated } from './shareRepeated.ts';
import { styleText } from './styles.ts';

/** A file of the site. */
export interface SiteFile {
  /** From the root of the site. */
  readonly name: string;
  readonly text: string;
}

/** The style sheet of all pages that need no script. */
export const styleSheet: string = styleText;

/** Digits beyond a thousandth of a square, which nobody sees. */
const TOO_FINE = /(\.\d{3})\d+(?=[^<]*>)/g;

/**
 * All pages that need no script, as files. `site` is the address of the root of the site; without it they say
 * nothing that only a whole address can say.
 * Rejects when a rulebook cannot be loaded.
 */
export async function writtenPages(styleSheetFile: string, site: URL | null): Promise<readonly SiteFile[]> {
  return (await allPages()).map((page) => {
    const data = `<script type="application/ld+json">${structuredData(page, site)}</script>`;
    const html = renderToStaticMarkup(createElement(Document, { page, styleSheet: styleSheetFile, site }));
    return {
      name: page.file,
      text: `<!doctype html>\n${withHead(shareRepeated(html.replace(TOO_FINE, '$1')), data)}\n`,
    };
  });
}

/** A page with something more at the end of its head: text of our own that no component may write as HTML. */
const withHead = (html: string, more: string): string => html.replace('</head>', () => `${more}</head>`);

/** The files of the pictures for links to the pages, other than that of the product. */
export const pictureFiles = async (): Promise<readonly string[]> =>
  (await picturedPages()).map(({ picture }) => picture.file);

/** The pictures for links as documents, 1200 pixels wide and 630 high, for a browser to draw. */
export const pictures = async (): Promise<readonly SiteFile[]> =>
  (await picturedPages()).map(({ page, picture }) => ({
    name: picture.file,
    text: withHead(
      renderToStaticMarkup(createElement(PictureSheet, { page, diagram: picture.diagram })),
      `<style>${styleText}</style>`,
    ),
  }));

/** The pages with a picture of their own. */
const picturedPages = async () =>
  (await allPages()).flatMap((page) => {
    const { file = '', diagram } = page.picture ?? {};
    return diagram ? [{ page, picture: { file, diagram } }] : [];
  });

/** The list of all pages for search engines. They accept only whole addresses. */
export async function sitemap(site: URL): Promise<SiteFile> {
  const files = ['index.html', ...(await allPages()).map(({ file }) => file)];
  const entries = files.map((file) => `  <url><loc>${inXml(wholeAddress(site, file))}</loc></url>\n`);
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
  return { name: 'sitemap.xml', text };
}

const inXml = (address: string): string => address.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
