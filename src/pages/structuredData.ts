import { addressOfPage } from '../ui/rulePages.ts';
import type { Page, Place } from './page.ts';
import { product } from '#words/ui/common.ts';

/** A value of JSON-LD. */
type Data = string | number | { readonly [name: string]: Data } | readonly Data[];

const LANGUAGE = 'en';

/**
 * What search engines can read about a page, as JSON-LD in the terms of schema.org. Addresses are left out
 * without a site, the address of the root of the site, because they must be whole.
 */
export function structuredData(page: Page, site: URL | null): string {
  const data: Data = {
    '@context': 'https://schema.org',
    '@graph': [
      { ...subjectOf(page), ...(site && { url: wholeAddress(site, page.file) }) },
      ...(site && page.above.length > 0 ? [wayTo(page, site)] : []),
    ],
  };
  // In a script element, only a `<` could end it.
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** The whole address of a page. */
export const wholeAddress = (site: URL, file: string): string => new URL(addressOfPage(file), site).href;

function subjectOf({ about, title, description }: Page): { readonly [name: string]: Data } {
  const common = { name: title, description, inLanguage: LANGUAGE };
  switch (about.kind) {
    case 'games':
      return { '@type': 'CollectionPage', ...common };
    case 'game':
      return {
        '@type': 'Game',
        ...common,
        name: about.name,
        creator: { '@type': 'Person', name: about.inventor },
        numberOfPlayers: { '@type': 'QuantitativeValue', value: 2 },
      };
    case 'rule':
      return {
        '@type': 'Article',
        ...common,
        headline: title,
        author: { '@type': 'Organization', name: product },
        about: {
          '@type': 'Game',
          name: about.game,
          creator: { '@type': 'Person', name: about.inventor },
        },
      };
  }
}

/** The pages above a page, and itself, as search engines show them in place of its address. */
const wayTo = ({ above, file, title }: Page, site: URL): Data => ({
  '@type': 'BreadcrumbList',
  itemListElement: [...above, { file, name: title }].map((place: Place, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name: place.name,
    item: wholeAddress(site, place.file),
  })),
});
