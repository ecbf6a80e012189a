import * as bootWords from '../../src/words/en/ui/boot.ts';
import * as common from '../../src/words/en/ui/common.ts';
import * as page from '../../src/words/en/ui/page.ts';
import { mark } from './pseudo/mark.ts';

/** The build in which every text from `words/` is marked: `vite build --mode pseudo`. */
export const PSEUDO = 'pseudo';

/** The words that replace a name in braces in index.html. */
const PLACE = /\{\{(\w+)\}\}/g;

/** The words of index.html. */
const ofPage: object = { ...common, ...page };

/** A page with its words in their places, those of index.html if it is no other. They are escaped, since some are in attributes. */
export function withWords(html: string, mode = '', own: object = ofPage): string {
  const words: Readonly<Record<string, unknown>> = wordsFor({ ...own }, mode);
  return html.replace(PLACE, (_, name: string) => {
    const found = words[name];
    if (typeof found !== 'string') throw new Error(`A page asks for words that are not there: ${name}.`);
    return found.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  });
}

/** The words of the first script, in the form that it reads. */
export const wordsOfBoot = (mode: string): string =>
  `var WORDS = ${JSON.stringify(wordsFor({ ...bootWords }, mode))};`;

const wordsFor = <T extends object>(words: T, mode: string): T => (mode === PSEUDO ? mark(words) : words);
