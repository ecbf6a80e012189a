import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('../../src/ui/tokens.css', import.meta.url), 'utf8');

const lens = readFileSync(new URL('../../src/ui/board/lens.module.css', import.meta.url), 'utf8');

const marks = readFileSync(new URL('../../src/ui/board/marks.module.css', import.meta.url), 'utf8');

const analysis = readFileSync(new URL('../../src/ui/explore/analysis.module.css', import.meta.url), 'utf8');

/** The colour of the line around a part of the analysis. */
function lineAround(part: string): string {
  const [, line] =
    new RegExp(`\\n\\.${part} \\{[^}]*border: 1px solid var\\(--([\\w-]+)\\)`).exec(analysis) ?? [];
  if (line === undefined) throw new Error(`There is no line around the ${part}.`);
  return line;
}

/** The opacity of what a selector selects. */
function opacityOf(selector: string): number {
  const [, opacity] =
    new RegExp(`\\n${selector.replaceAll('.', '\\.')} \\{[^}]*opacity: ([\\d.]+)`).exec(marks) ?? [];
  if (opacity === undefined) throw new Error(`There is no opacity of ${selector}.`);
  return Number(opacity);
}

/** The opacity of a piece in hand that has to wait. */

const themes = ['light', 'dark', 'high-contrast'] as const;
type Theme = (typeof themes)[number];

/** How much of its owner’s colour is over the ground of a castle. */
const castleShare = (side: 'white' | 'black'): number =>
  Number(new RegExp(`--castle-${side}: ([\\d.]+)`).exec(css)?.[1]);

/** The colours in a block of declarations, each with its light and its dark value. */
function coloursIn(block: string): Map<string, readonly [string, string]> {
  const found = block.matchAll(/--([\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));/g);
  return new Map(
    [...found].map(([, name = '', light, dark, both = '']) => [name, [light ?? both, dark ?? both]]),
  );
}

/** How much of its colour a tone of a lens lays over the ground. */
const lensShare = (theme: Theme): number => {
  const [usually, highly] = [...css.matchAll(/--lens-tint: ([\d.]+)/g)].map(([, share]) => Number(share));
  return (theme === 'high-contrast' ? highly : usually) ?? NaN;
};

/** The colour that a token has under a lens. */
const underLens = (name: string): string =>
  new RegExp(`\\[data-lens\\] \\{[^}]*--${name}: var\\(--([\\w-]+)\\)`).exec(lens)?.[1] ?? name;

const usual = coloursIn(/:root \{([^}]*)\}/.exec(css)?.[1] ?? '');
const high = coloursIn(/:root\[data-contrast='more'\] \{([^}]*)\}/.exec(css)?.[1] ?? '');

function colour(theme: Theme, name: string): string {
  const [light, dark] = (theme === 'high-contrast' ? high.get(name) : undefined) ?? usual.get(name) ?? [];
  const value = theme === 'light' ? light : dark;
  if (value === undefined) throw new Error(`There is no colour --${name}.`);
  return value;
}

/** The red, green and blue of a colour as amounts of light. */
const linear = (hex: string): readonly number[] =>
  [1, 3, 5]
    .map((i) => parseInt(hex.slice(i, i + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));

/** Relative luminance as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = linear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [less = 0, more = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (more + 0.05) / (less + 0.05);
}

/** A colour over another as it is seen, at an opacity between 0 and 1. */
const mixed = (front: string, back: string, opacity: number): string =>
  `#${[1, 3, 5]
    .map((i) => {
      const [over, under] = [front, back].map((hex) => parseInt(hex.slice(i, i + 2), 16));
      return Math.round((over ?? 0) * opacity + (under ?? 0) * (1 - opacity))
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;

/** How far apart two colours look: their distance in Oklab. */
function distance(one: string, other: string): number {
  const [here, there] = [oklab(one), oklab(other)];
  return Math.hypot(...here.map((part, i) => part - (there[i] ?? 0)));
}

function oklab(hex: string): readonly number[] {
  const [red = 0, green = 0, blue = 0] = linear(hex);
  const [long, middle, short] = [
    Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue),
    Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue),
    Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue),
  ] as const;
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}

/** The pairs whose contrast is too low. */
const tooWeak = (theme: Theme, pairs: readonly (readonly [string, string])[], least: number): string[] =>
  pairs
    .map(([front, back]) => [front, back, contrast(colour(theme, front), colour(theme, back))] as const)
    .filter(([, , ratio]) => ratio < least)
    .map(([front, back, ratio]) => `${front} on ${back}: ${ratio.toFixed(2)}`);

const over = (fronts: readonly string[], backs: readonly string[]) =>
  fronts.flatMap((front) => backs.map((back) => [front, back] as const));

const SQUARES = ['square-light', 'square-dark'];
const ZONES = ['zone-white-light', 'zone-white-dark', 'zone-black-light', 'zone-black-dark'];
const WALLS = ['wall-white-light', 'wall-white-dark', 'wall-black-light', 'wall-black-dark'];
const HEXES = ['hex-red', 'hex-blue', 'hex-green'];
const SHADES = [...SQUARES, ...ZONES, ...WALLS, ...HEXES, 'disc'];
const TEXTS = [
  ...over(['ink', 'ink-soft', 'ink-disabled', 'accent', 'danger'], ['ground', 'raised']),
  ['on-accent', 'accent'],
  ['on-band', 'band'],
  ['on-danger', 'danger'],
  ['piece-white', 'piece-black'],
  ['piece-white', 'mark-check'],
  // The snowflake on the seal of a frozen piece.
  ['pattern-hollow', 'mark-focus'],
] as const;

describe.each(themes)('in the %s theme', (theme) => {
  test('text has a contrast of 4.5 to its background, in high contrast of 7', () => {
    expect(tooWeak(theme, TEXTS, theme === 'high-contrast' ? 7 : 4.5)).toEqual([]);
  });

  test('a bar or a graph of chances, white and black, has a line around it with a contrast of 3 to the page', () => {
    const around = ['gauge', 'graph'].map(lineAround);
    expect(tooWeak(theme, over(around, ['ground', 'raised']), 3)).toEqual([]);
  });

  test('what can be pressed or filled in has a line around it with a contrast of 3 to the page', () => {
    expect(tooWeak(theme, over(['control-edge'], ['ground', 'raised']), 3)).toEqual([]);
  });

  test('pieces have a contrast of 3: white by their outline, black by their body', () => {
    expect(tooWeak(theme, over(['piece-outline', 'piece-black'], SHADES), 3)).toEqual([]);
  });

  test('black figures have their contrast from the line around them on dark ground', () => {
    const grounds = over(['ground', 'raised'], ['piece-black', 'piece-black-edge', 'piece-outline']);
    const visible = grounds.filter(
      ([ground, line]) => contrast(colour(theme, ground), colour(theme, line)) >= 3,
    );
    expect(new Set(visible.map(([ground]) => ground))).toEqual(new Set(['ground', 'raised']));
  });

  test('details inside figures have a contrast of 4.5', () => {
    expect(
      tooWeak(
        theme,
        [
          ['piece-outline', 'piece-white'],
          ['piece-black-detail', 'piece-black'],
        ],
        4.5,
      ),
    ).toEqual([]);
  });

  test('marks have a contrast of 3 to every shade of the ground', () => {
    const marks = [
      'mark-target',
      'mark-look',
      'mark-movable',
      'mark-check',
      'mark-focus',
      'mark-corner',
      'board-line',
    ];
    expect(tooWeak(theme, over(marks, SHADES), 3)).toEqual([]);
  });

  test('the ring of a capture is told from a white piece by itself, from a black one and a dark page by its rim', () => {
    const pairs = [
      ['mark-target', 'piece-white'],
      ['mark-target', 'pattern-hollow'],
      ['pattern-hollow', 'piece-black'],
    ] as const;
    expect(tooWeak(theme, pairs, 4.5)).toEqual([]);
  });

  test('the two lines of a frame, around a castle or a wall, are told apart, and one of them on every ground', () => {
    expect(tooWeak(theme, [['piece-white', 'piece-black']], 4.5)).toEqual([]);
    const seen = (ground: string) =>
      ['piece-white', 'piece-black'].some(
        (line) => contrast(colour(theme, line), colour(theme, ground)) >= 3,
      );
    expect([...SHADES, 'ground', 'raised'].filter((ground) => !seen(ground))).toEqual([]);
  });

  test('the ring of turns left has a contrast of 3 to its tile, be it one that cannot be dropped', () => {
    expect(tooWeak(theme, over(['piece-black', 'mark-check'], ['square-light', 'tile-waiting']), 3)).toEqual(
      [],
    );
  });

  test('pieces and marks have a contrast of 3 to squares under the tint of frozen pieces', () => {
    const marks = ['piece-outline', 'mark-target', 'mark-look', 'mark-focus', 'mark-corner', 'board-line'];
    const weak = over(marks, SQUARES).filter(
      ([mark, square]) =>
        contrast(
          colour(theme, mark),
          mixed(colour(theme, 'mark-frozen'), colour(theme, square), opacityOf('.mark.frozen')),
        ) < 3,
    );
    expect(weak).toEqual([]);
  });

  test('pieces have a contrast of 3 to the gold of the last move, on squares and within hexes', () => {
    const lit = (mark: string, ground: string, selector: string) =>
      mixed(colour(theme, mark), colour(theme, ground), opacityOf(selector));
    const grounds = [
      ...[...SQUARES, ...ZONES, ...WALLS, ...HEXES].map((ground) => lit('mark-last', ground, '.last')),
      colour(theme, 'mark-last'),
    ];
    const pieces = ['piece-outline', 'piece-black'].map((piece) => colour(theme, piece));
    expect(over(pieces, grounds).filter(([piece, ground]) => contrast(piece, ground) < 3)).toEqual([]);
  });

  test('a piece in hand that has to wait and the dashes around it have a contrast of 3 to its tile', () => {
    const lines = ['piece-outline', 'piece-black', 'board-line'];
    expect(tooWeak(theme, over(lines, ['tile-waiting']), 3)).toEqual([]);
  });

  test('gaps in a board are darker than all squares beside them, with a contrast of 3', () => {
    const hole = colour(theme, 'hole');
    for (const shade of [...SQUARES, ...WALLS].map((each) => colour(theme, each))) {
      expect(luminance(shade)).toBeGreaterThan(luminance(hole));
      expect(contrast(shade, hole)).toBeGreaterThan(3);
    }
  });

  test('a tint of a lens looks alike on every ground, and unlike any other tint and any ground without one', () => {
    // Of hexes the middle shade lies between those of the others.
    const grounds = SHADES.filter((shade) => shade !== 'hex-green' && shade !== 'disc').map((shade) =>
      colour(theme, underLens(shade)),
    );
    const looks = [
      grounds,
      ...['white', 'black', 'nobody'].map((tone) =>
        grounds.map((ground) => mixed(colour(theme, `lens-${tone}`), ground, lensShare(theme))),
      ),
    ];
    /** What colours differ in besides their lightness, in which the squares of a board always do. */
    const hues = looks.map((look) => look.map((each) => oklab(each).slice(1)));
    const apart = (one: readonly number[], other: readonly number[]) =>
      Math.hypot(...one.map((part, i) => part - (other[i] ?? 0)));
    for (const [i, look] of hues.entries()) {
      const spread = Math.max(...look.flatMap((one) => look.map((other) => apart(one, other))));
      expect(spread, String(i)).toBeLessThan(0.02);
    }
    const [none = [], white = [], black = [], nobody = []] = hues;
    for (const [one, other] of [
      [white, black],
      [white, none],
      [black, none],
      [white, nobody],
      [black, nobody],
    ] as const)
      expect(Math.min(...one.flatMap((here) => other.map((there) => apart(here, there))))).toBeGreaterThan(
        0.03,
      );
  });

  test('pieces and marks have a contrast of 3 to the ground under a lens, and to its tints', () => {
    const grounds = ['lens-light', 'lens-dark'].flatMap((ground) => [
      colour(theme, ground),
      ...['white', 'black', 'nobody'].map((tone) =>
        mixed(colour(theme, `lens-${tone}`), colour(theme, ground), lensShare(theme)),
      ),
    ]);
    const drawn = [
      'piece-outline',
      'piece-black',
      'mark-target',
      'mark-look',
      'mark-check',
      'mark-focus',
      'mark-corner',
      'board-line',
    ];
    const weak = over(drawn, grounds).filter(([mark, ground]) => contrast(colour(theme, mark), ground) < 3);
    expect(weak).toEqual([]);
  });

  // High contrast has the same shades for both, and shows the owner by points and dashes.
  if (theme !== 'high-contrast') {
    test('the zones of the two players look different, light squares and dark ones', () => {
      for (const shade of ['light', 'dark'])
        expect(
          distance(colour(theme, `zone-white-${shade}`), colour(theme, `zone-black-${shade}`)),
        ).toBeGreaterThan(0.1);
    });

    // They stand on red hexes.
    test('the castles of the two players look different, and pieces and marks are seen there', () => {
      const grounds = (['white', 'black'] as const).map((side) =>
        mixed(colour(theme, `piece-${side}`), colour(theme, 'hex-red'), castleShare(side)),
      );
      const [white = '', black = ''] = grounds;
      expect(contrast(white, black)).toBeGreaterThan(1.6);
      const drawn = [
        ...['mark-target', 'mark-look', 'mark-check', 'mark-focus', 'mark-corner', 'board-line'],
        ...['piece-outline', 'piece-black'],
      ];
      for (const each of drawn)
        for (const ground of grounds) expect(contrast(colour(theme, each), ground), each).toBeGreaterThan(3);
    });

    test('the dark squares of White’s wall are lighter than the light ones of Black’s', () => {
      const [white, black] = [colour(theme, 'wall-white-dark'), colour(theme, 'wall-black-light')];
      expect(luminance(white)).toBeGreaterThan(luminance(black));
      expect(contrast(white, black)).toBeGreaterThan(1.35);
    });
  }

  test('the discs of the players have a contrast of 3: white by its outline, black by its body', () => {
    expect(tooWeak(theme, over(['piece-outline', 'piece-black'], ['square-light']), 3)).toEqual([]);
    expect(tooWeak(theme, [['piece-white', 'piece-black']], 3)).toEqual([]);
  });

  test('the three colours of hexes differ in lightness', () => {
    const lights = HEXES.map((hex) => luminance(colour(theme, hex)) + 0.05).sort((a, b) => a - b);
    const steps = lights.slice(1).map((light, i) => light / (lights[i] ?? light));
    expect(Math.min(...steps)).toBeGreaterThan(1.3);
  });
});

test('a button that is disabled keeps the contrast of its words, and is not filled', () => {
  const base = readFileSync(new URL('../../src/ui/base.css', import.meta.url), 'utf8');
  const [, disabled = ''] = /\n\.button:disabled[^{]*\{([^}]*)\}/.exec(base) ?? [];
  expect(disabled).not.toContain('opacity');
  expect(disabled).toContain('background: none');
  expect(disabled).toContain('color: var(--ink-disabled)');
});

test('buttons and fields have the line of what can be pressed, not a hairline', () => {
  const sheetOf = (name: string) =>
    readFileSync(new URL(`../../src/ui/${name}.css`, import.meta.url), 'utf8');
  const edges = [
    /\n\.button \{([^}]*)\}/.exec(sheetOf('base'))?.[1],
    /\nselect,\ntextarea,\ninput:not\([^{]*\{([^}]*)\}/.exec(sheetOf('app'))?.[1],
  ];
  for (const edge of edges) expect(edge).toContain('border: 1px solid var(--control-edge)');
});
