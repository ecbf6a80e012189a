// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withWords } from '../../scripts/vite/words.ts';
import { Shell } from '../../src/ui/Shell.tsx';

const page = new DOMParser().parseFromString(withWords(readFileSync('index.html', 'utf8')), 'text/html');
page.querySelector('noscript')?.remove();
// By this the first script tells it from the app.
page.getElementById('shell')?.removeAttribute('id');
const shown = page.getElementById('root');

const inOneLine = (markup: string) => markup.replace(/\s+/g, ' ').replace(/ ?([<>]) ?/g, '$1');

test('what index.html shows before there is a script is what the page shows while the library is loaded', () => {
  expect(inOneLine(shown?.innerHTML ?? '')).toBe(inOneLine(renderToStaticMarkup(<Shell />)));
});
