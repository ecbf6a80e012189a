// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import type { CodeFormat } from '../../src/ui/dialogs/embedCode.ts';
import { embedCode } from '../../src/ui/dialogs/embedCode.ts';
import { attributes } from '../../src/embed/attributes.ts';

const shown = {
  title: 'Hex 39: <Ada> [1] & "Grace"',
  variant: 'hex39',
  link: 'abc-_1',
  address: 'https://oddboard.example/folder/#/play/hex39/abc-_1',
  flipped: true,
  height: 600.4,
};

const codeOf = (format: CodeFormat): string =>
  embedCode(format, shown, 'https://oddboard.example/folder/index.html?x#/play/hex39/abc-_1');

/** The elements that a page gets from a code. */
const elementsOf = (format: CodeFormat): Element[] => [
  ...new DOMParser().parseFromString(codeOf(format), 'text/html').querySelectorAll('html > * > *, a'),
];

describe('a game for other pages', () => {
  test('is a link in Markdown and BBCode, whatever the names of the players', () => {
    expect(codeOf('markdown')).toBe(`[Hex 39: <Ada> \\[1\\] & "Grace"](${shown.address})`);
    expect(codeOf('bbcode')).toBe(`[url=${shown.address}]Hex 39: <Ada> (1) & "Grace"[/url]`);
  });

  test('is a board in HTML, with a link in it for readers without scripts', () => {
    const [script, board, link] = elementsOf('html');
    expect(script?.getAttribute('src')).toBe('https://oddboard.example/folder/embed/v1/odd-board.js');
    expect(board?.getAttributeNames()).toEqual(['variant', 'link', 'flipped']);
    expect(board?.getAttributeNames().filter((name) => !attributes.some((known) => known === name))).toEqual(
      [],
    );
    expect([link?.getAttribute('href'), link?.textContent]).toEqual([shown.address, shown.title]);
  });

  test('is the same board in a frame, which is high enough and names what it shows', () => {
    const [frame] = elementsOf('iframe');
    const { hash, pathname } = new URL(frame?.getAttribute('src') ?? '');
    expect(pathname).toBe('/folder/embed/v1/board.html');
    expect(Object.fromEntries(new URLSearchParams(hash.slice(1)))).toEqual({
      variant: 'hex39',
      link: 'abc-_1',
      flipped: '',
    });
    expect(frame?.getAttribute('title')).toBe(shown.title);
    expect(frame?.getAttribute('style')).toContain('aspect-ratio: 320 / 601');
  });
});
