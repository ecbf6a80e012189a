import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const UI = 'src/ui';
const TOKENS = 'tokens.css';

const files = readdirSync(UI, { recursive: true, encoding: 'utf8' });
const textOf = (file: string) => readFileSync(path.join(UI, file), 'utf8').replace(/\/\*.*?\*\//gs, '');
const sheets = files.filter((file) => file.endsWith('.css') && file !== TOKENS);
const scripts = files.filter((file) => /\.tsx?$/.test(file));
const tokens = textOf(TOKENS);

interface Declaration {
  readonly file: string;
  readonly property: string;
  readonly value: string;
}

/** All declarations of the style sheets except the tokens. */
const declarations: readonly Declaration[] = sheets.flatMap((file) =>
  [...textOf(file).matchAll(/(?<=[{;]\s*)(--)?([a-z-]+):\s*([^;{}]+);/g)].map(
    ([, custom = '', name = '', value = '']) => ({ file, property: custom + name, value }),
  ),
);

/** The declarations of some properties whose values contain something that must be a token. */
const raw = (properties: RegExp, forbidden: RegExp): string[] =>
  declarations
    .filter(
      ({ property, value }) =>
        properties.test(property) && forbidden.test(value.replace(/var\(--[\w-]+\)/g, 'token')),
    )
    .map(({ file, property, value }) => `${file}: ${property}: ${value}`);

/** A length other than zero and a hairline. */
const LENGTH = /(?<![\w.#-])(?!0\b|-?1px\b)-?[\d.]+(px|rem|vh|vw|pt)\b/;
/** A length in pixels; widths that depend on text may be in units of its letters. */
const PIXELS = /(?<![\w.#-])(?!1px\b)[\d.]+px\b/;
/** Colours; `transparent`, `none`, `currentcolor` and the system colours are allowed. */
const COLOUR =
  /#[\da-f]{3,8}\b|\b(rgb|hsl|oklch|oklab|lab|lch|hwb)a?\(|\b(white|black|red|green|blue|gr[ae]y)\b/i;

describe('the style sheets', () => {
  test('exist, and declare things', () => {
    expect(sheets.length).toBeGreaterThan(10);
    expect(declarations.length).toBeGreaterThan(500);
  });

  test('name no colour', () => {
    expect(raw(/./, COLOUR)).toEqual([]);
  });

  test('name no font size', () => {
    expect(raw(/^font(-size)?$/, /[\d.]+(px|rem|em|pt)\b/)).toEqual([]);
  });

  test('name no spacing except zero and a hairline', () => {
    expect(raw(/^(margin|padding|gap|row-gap|column-gap|inset|top|right|bottom|left)/, LENGTH)).toEqual([
      'states.css: margin: 15vh auto 0',
    ]);
  });

  test('name no radius, border, outline, shadow or layer', () => {
    expect(raw(/radius/, LENGTH)).toEqual([]);
    expect(raw(/^(border|outline)/, LENGTH)).toEqual([]);
    expect(raw(/^(box-shadow|filter|text-shadow)$/, LENGTH)).toEqual([]);
    expect(raw(/^z-index$/, /\d/)).toEqual([]);
  });

  test('name no line width', () => {
    expect(raw(/^stroke-width$/, /^[\d.]|\d(px)?\)/)).toEqual([]);
  });

  test('name no size in pixels, except where the room for a board is calculated', () => {
    expect(raw(/^(?!--)(.*-)?(width|height|size|basis|columns|rows)$/, PIXELS)).toEqual([]);
    const reckoned = declarations.filter(
      ({ property, value }) => property.startsWith('--') && PIXELS.test(value),
    );
    expect(new Set(reckoned.map(({ property }) => property))).toEqual(
      new Set(['--board-extra', '--far-card', '--least-board', '--panel-width', '--said', '--tools']),
    );
  });

  test('name no duration', () => {
    expect(raw(/./, /(?<![\w-])[\d.]+m?s\b/)).toEqual([]);
  });

  /** The widths that rules with such a name ask for. */
  const widthsOf = (rule: string) => [
    ...new Set(
      sheets.flatMap((file) =>
        [...textOf(file).matchAll(new RegExp(`@${rule} [^{]*`, 'g'))].flatMap(([condition]) =>
          [...condition.matchAll(/(?:min|max)-width: ([^)]+)\)/g)].map(([, width]) => width),
        ),
      ),
    ),
  ];

  test('have few breakpoints, the same everywhere', () => {
    expect(widthsOf('media').sort()).toEqual(
      ['359px', '419px', '599px', '600px', '899px', '900px', '1200px'].sort(),
    );
  });

  test('have few widths at which a part changes by itself', () => {
    expect(widthsOf('container').sort()).toEqual(
      ['319px', '359px', '419px', '540px', '599px', '600px', '680px', '900px'].sort(),
    );
  });
});

test('no component names a colour', () => {
  const named = scripts.flatMap((file) =>
    [...textOf(file).matchAll(/['"`](#[\da-f]{3,8}|rgba?\([^'"`]*)['"`]/gi)].map(
      ([, colour]) => `${file}: ${String(colour)}`,
    ),
  );
  expect(named).toEqual([]);
});

describe('the tokens', () => {
  const names = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([name]) => name));
  const DEFINED = /(?<=[{;]\s*)--[\w-]+(?=:)/g;
  const USED = /(?<=var\()--[\w-]+/g;
  const styles = sheets.map(textOf).join('');
  const code = scripts.map(textOf).join('');
  const inCode = names(code, /(?<=['"`])--[\w-]+(?=['"`])/g);
  const used = new Set([...names(styles + tokens, USED), ...inCode]);

  test('are all used', () => {
    expect([...names(tokens, DEFINED)].filter((name) => !used.has(name))).toEqual([]);
  });

  test('are all defined', () => {
    const defined = new Set([...names(tokens + styles, DEFINED), ...inCode]);
    expect([...used].filter((name) => !defined.has(name))).toEqual([]);
  });

  // A style sheet that did would change whatever is drawn inside: the board of a path once lost a colour.
  test('get no other value in a style sheet, but the ground under a lens', () => {
    const defined = names(tokens, DEFINED);
    const changed = declarations.filter(({ property }) => defined.has(property));
    expect(changed.filter(({ file }) => file !== 'board/lens.module.css')).toEqual([]);
    expect(
      changed.filter(({ property }) => !/^--(square|slate|zone|wall|hex|weave|castle)/.test(property)),
    ).toEqual([]);
  });
});
