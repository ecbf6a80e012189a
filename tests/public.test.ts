import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { product } from '../src/words/en/ui/common.ts';
import { description } from '../src/words/en/ui/page.ts';

const text = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

/** The width and height in the header of a PNG file. */
function sizeOf(file: string): string {
  const png = readFileSync(new URL(`../public/${file}`, import.meta.url));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return `${String(png.readUInt32BE(16))}x${String(png.readUInt32BE(20))}`;
}

interface Manifest {
  readonly name: string;
  readonly description: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
  readonly shortcuts: readonly { readonly url: string }[];
}

describe('the manifest', () => {
  const {
    name,
    description: said,
    icons,
    shortcuts,
  } = JSON.parse(text('public/manifest.webmanifest')) as Manifest;

  test('says what the page says', () => {
    expect([name, said]).toEqual([product, description]);
  });

  test('names existing pictures with their sizes', () => {
    const pictures = icons.filter(({ sizes }) => sizes !== 'any');
    expect(pictures.map(({ src }) => sizeOf(src))).toEqual(pictures.map(({ sizes }) => sizes));
    expect(pictures.map(({ purpose }) => purpose)).toContain('maskable');
  });

  test('leads to every game', () => {
    const games = readdirSync(new URL('../src/engine/variants', import.meta.url), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `./#/play/${name}`);
    expect(shortcuts.map(({ url }) => url).sort()).toEqual(games.sort());
  });
});

describe('the page', () => {
  const page = text('index.html');

  test('has a picture for shared links that loads fast', () => {
    expect(sizeOf('social.png')).toBe('1200x630');
    const { length } = readFileSync(new URL('../public/social.png', import.meta.url));
    expect(length).toBeLessThan(200_000);
  });

  test('names only existing files', () => {
    const files = [...page.matchAll(/(?:href|content)="\.\/([^"]+[^"/])"/g)].map(([, file = '']) => file);
    // The build brings those of packages to the others.
    const [ofPackages, own] = [true, false].map((isOf) =>
      files.filter((file) => file.startsWith('node_modules/') === isOf),
    );
    expect(ofPackages?.filter((file) => !existsSync(new URL(`../${file}`, import.meta.url)))).toEqual([]);
    expect(readdirSync(new URL('../public', import.meta.url))).toEqual(expect.arrayContaining(own ?? []));
    expect(sizeOf('apple-touch-icon.png')).toBe('180x180');
  });
});
