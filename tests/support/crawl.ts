import path from 'node:path';

/** What a check needs of a page that our own build has written; it quotes every attribute. */
export interface CrawledPage {
  readonly file: string;
  readonly title: string;
  readonly description: string;
  /** The levels of its headings, in order. */
  readonly headings: readonly number[];
  readonly ids: readonly string[];
  /** The files that it needs and leads to, from the root of the site, each with the part of it, or empty. */
  readonly targets: readonly { readonly file: string; readonly part: string }[];
  /** The routes of the app to which it leads. */
  readonly routes: readonly string[];
}

const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, found = '']) => found);

/** Reads a page. */
export function crawled(file: string, html: string): CrawledPage {
  const links = all(html, / (?:href|src)="([^"]*)"/g).filter((link) => !/^https?:/.test(link));
  const targets = links.map((link) => {
    const [address = '', part = ''] = link.split('#');
    const joined = path.posix.join(path.posix.dirname(file), address);
    const target =
      address === '' ? file : address.endsWith('/') ? path.posix.join(joined, 'index.html') : joined;
    return { file: target, part };
  });
  const isRoute = ({ part }: { readonly part: string }) => part.startsWith('/');
  return {
    file,
    title: all(html, /<title>([^<]*)</g).join(),
    description: all(html, /<meta name="description" content="([^"]*)"/g).join(),
    headings: all(html, /<h([1-6])[ >]/g).map(Number),
    ids: all(html, / id="([^"]*)"/g),
    targets: targets.map((target) => (isRoute(target) ? { ...target, part: '' } : target)),
    routes: targets.filter(isRoute).map(({ part }) => part),
  };
}
