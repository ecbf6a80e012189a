import { describe, expect, test } from 'vitest';
import { siteAddress } from '../../scripts/vite/siteAddress.ts';
import { descriptionFrom } from '../../src/pages/description.ts';
import type { Page } from '../../src/pages/page.ts';
import { shareRepeated } from '../../src/pages/shareRepeated.ts';
import { structuredData } from '../../src/pages/structuredData.ts';

describe('the address of the site', () => {
  test('is that of a folder', () => {
    expect(siteAddress('https://example.org/chess')?.href).toBe('https://example.org/chess/');
    expect(siteAddress('https://example.org')?.href).toBe('https://example.org/');
    expect(siteAddress('')).toBeNull();
    expect(siteAddress()).toBeNull();
  });

  test('is refused if it is something else', () => {
    for (const text of [
      'example.org',
      'ftp://example.org/',
      'https://example.org/?a',
      'https://example.org/#/',
    ])
      expect(() => siteAddress(text)).toThrow(text);
  });
});

test('a description is cut after a sentence, or else after a word', () => {
  const sentence = `${'word '.repeat(20)}end.`;
  expect(descriptionFrom('Short.')).toBe('Short.');
  expect(descriptionFrom(`${sentence} ${sentence}`)).toBe(sentence);
  expect(descriptionFrom('word '.repeat(50))).toMatch(/^(word )+…$/);
});

test('what machines read can’t end its script element', () => {
  const page = { title: '</script>', description: '', file: 'a/b.html', above: [], about: { kind: 'games' } };
  const data = structuredData(page as unknown as Page, null);
  expect(data).not.toContain('<');
  expect(JSON.parse(data)).toMatchObject({ '@graph': [{ name: '</script>' }] });
});

describe('a drawing that occurs again', () => {
  const piece = '<g transform="scale(1)" class="board-piece board-white"><g><path d="M0 0"></path></g></g>';
  const placed = `<g><g data-piece-at="1">${piece}</g></g>`;

  test('refers to the first one', () => {
    const html = shareRepeated(placed + placed + placed);
    expect(html.match(/<path/g)).toHaveLength(1);
    expect(html.match(/<use href="#d0"><\/use>/g)).toHaveLength(2);
    expect(html).toContain('<g id="d0" transform');
  });
});
