import type { ReactNode } from 'react';
import { PageLink, ToRoot, wayToRoot } from './Links.tsx';
import { Hatching } from '../picture/Hatching.tsx';
import type { Page } from './page.ts';
import { wholeAddress } from './structuredData.ts';
import * as common from '#words/ui/common.ts';
import * as words from '#words/ui/rulePages.ts';
import styles from './pages.module.css';

/**
 * Nothing runs on these pages, and everything comes from their own site. They connect to nothing, but Lighthouse reads
 * robots.txt as if it were one of them.
 */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

interface DocumentProps {
  readonly page: Page;
  /** The file of the style sheet, from the root of the site. */
  readonly styleSheet: string;
  /** The address of the root of the site; null if it is not known. */
  readonly site: URL | null;
}

/** A page as a document, without its doctype. */
export function Document({ page, styleSheet, site }: DocumentProps) {
  const { file, title, description, above, isSheet = false, content } = page;
  const root = wayToRoot(file);
  return (
    <html lang="en">
      <head>
        <meta httpEquiv="Content-Security-Policy" content={POLICY} />
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{common.windowTitle(title)}</title>
        <meta name="description" content={description} />
        <meta property="og:type" content="article" />
        <meta property="og:site_name" content={common.product} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        {site && <Whereabouts page={page} site={site} />}
        <link rel="icon" href={`${root}icon.svg`} type="image/svg+xml" />
        <link rel="stylesheet" href={root + styleSheet} />
      </head>
      <body className={isSheet ? styles.sheet : styles.page}>
        <Grounds />
        <ToRoot value={root}>
          <header className={styles.top}>
            <a href={root === '' ? './' : root}>{common.product}</a>
            {above.length > 0 && (
              <nav aria-label={words.breadcrumbs}>
                <ol>
                  {above.map((place) => (
                    <li key={place.file}>
                      <PageLink to={place.file}>{place.name}</PageLink>
                    </li>
                  ))}
                </ol>
              </nav>
            )}
          </header>
          <main className={styles.text}>{content}</main>
          <Foot />
        </ToRoot>
      </body>
    </html>
  );
}

/** What only a whole address can say: where the page belongs, and the picture that chats show beside it. */
function Whereabouts({ page, site }: { readonly page: Page; readonly site: URL }): ReactNode {
  return (
    <>
      <link rel="canonical" href={wholeAddress(site, page.file)} />
      <meta property="og:url" content={wholeAddress(site, page.file)} />
      <meta property="og:image" content={new URL(page.picture?.file ?? 'social.png', site).href} />
      <meta property="og:image:alt" content={page.title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** How the dark squares of a board look on paper. */
const Grounds = () => (
  <svg className={styles.grounds} aria-hidden="true">
    <Hatching />
  </svg>
);

const Foot = () => (
  <footer className={styles.foot}>
    <p>{words.foot}</p>
  </footer>
);
