import { expect, test } from 'vitest';
import { shadeWords } from '../../src/words/en/shades.ts';
import { variantNamed } from '../support/registry.ts';
import { siteOf } from '../support/play.ts';

const shade = (id: string, site: string): string | undefined =>
  shadeWords(variantNamed(id), siteOf(variantNamed(id), site))[0];

test('where a piece is bound to a shade, each square and hex has a word for its shade', () => {
  expect(['a1', 'b1', 'e5'].map((site) => shade('chess99', site))).toEqual(['dark', 'light', 'dark']);
  expect(['g5', 'h4', 'i5'].map((site) => shade('hex39', site))).toEqual(['red', 'blue', 'green']);
  expect(['d5', 'd4', 'e4'].map((site) => shade('tns', site))).toEqual(['dark', 'light', 'dark']);
});

test('a crossing has no shade, and a board without such a piece has no words for its shades', () => {
  expect(shade('ben39', 'g9')).toBeUndefined();
  expect(shade('battle-chieftain', 'd2')).toBeUndefined();
});
