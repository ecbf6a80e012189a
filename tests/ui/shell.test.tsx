// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withWords } from '../../scripts/vite/words.ts';
import { Shell } from '../../src/ui/Shell.tsx';

const page = new DOMParser().parseFromString(withWords(readFileSync('index.html', 'utf8')), 'text/html');
page.querySelector('noscript')?.remove();
// The first script distinguishes the shell from the app by this.
page.getElementById('shell')?.removeAttribute('id');
const shown = page.getElementById('root');

const inOneLine = (markup: string) => markup.replace(/\s+/g, ' ').replace(/ ?([<>]) ?/g, '$1');

test('index.html without scripts shows what the page shows while the library loads', () => {
  expect(inOneLine(shown?.innerHTML ?? '')).toBe(inOneLine(renderToStaticMarkup(<Shell />)));
});
