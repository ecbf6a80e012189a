import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Linter } from 'eslint';
import { describe, expect, test } from 'vitest';
import { registry } from '../src/engine/registry.ts';
import { packageFile, shipped } from './support/packages.ts';
import { builtFiles } from './support/builtFiles.ts';
import { crawled } from './support/crawl.ts';
import { FLOOR } from './support/browserFloor.ts';
import { scriptsAboveFloor } from './support/scriptFeatures.ts';
import { sourcesAboveFloor } from './support/sourceFeatures.ts';
import { stylesAboveFloor } from './support/styleFeatures.ts';

const files = await builtFiles();
const ending = (end: string): string[] =>
  [...files].filter(([name]) => name.endsWith(end)).map(([, text]) => text);
const page = files.get('index.html') ?? '';
const sources = (): string =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join('src', file), 'utf8'))
    .join('\n');
const faces = readFileSync('src/ui/faces.css', 'utf8');
const firstScript = /<script>(.*?)<\/script>/s.exec(page)?.[1] ?? '';

describe('the oldest browsers', () => {
  /** The features that the page can do without, and what is different without them. */
  const PRINT = 'A page may end elsewhere on paper, and has no number.';
  const CUT = 'The bar at the bottom of a phone cuts a row in two.';
  const STYLES = {
    '@bottom-center': PRINT,
    '@page': PRINT,
    'break-after: avoid': PRINT,
    orphans: PRINT,
    widows: PRINT,
    '.analysis-panel>:not(.analysis-head):has(~[data-part=best-lines])':
      'The line above the bar may cut a row in two, until the page is scrolled.',
    '.explore-happening:has(>[data-listed=true]):not(:has(>:not(:empty,[hidden],[data-listed=true],.visually-hidden)))':
      'The room of the best line stays over the list of lines.',
    '.explore-happening:has(>.explore-choosing:not([hidden]))':
      'The buttons lie over what is said about them.',
    '.status-card:has(.button.primary)': 'A filled button may touch the edge of its card.',
    'text-decoration: dotted': 'The names beside a game have no line below them.',
    '.learn-claims-list li:has(p)': 'A claim with an explanation stays between the others.',
    'animation-range': CUT,
    'animation-timeline': CUT,
    'scroll-timeline': 'What scrolls does not fade where it goes on.',
    'container-type: scroll-state': 'A fade may stay after all of a box has got room.',
    'font-display': 'Text may be out of sight until its face is there.',
    src: 'It names a file of the site; where that cannot be read, the next face of the list is taken.',
    'box-decoration-break':
      'Chrome and Safari know it as -webkit-box-decoration-break, which stands beside it.',
    'accent-color': 'Safari has it, but leaves contrast to the page, which tests it.',
    'contain-intrinsic-height': 'See content-visibility.',
    'content-visibility': 'Rows out of sight are laid out too, which only takes longer.',
    'field-sizing': 'Fields keep the size they begin with.',
    'forced-color-adjust': 'Safari has no forced colours to be adjusted to.',
    'overscroll-behavior-x': 'A strip of moves that is pushed past its end may take the page along.',
    'paint-order': 'All have it in SVG, where it is used; Chrome had it later in HTML.',
    'print-color-adjust': 'Chrome and Safari know it as -webkit-print-color-adjust, which stands beside it.',
    'scrollbar-gutter': 'What scrolls is narrower when a scroll bar comes.',
    'scrollbar-width': 'A strip of moves has a scroll bar.',
    'text-size-adjust': 'Telephones, which need it, have it or know it as -webkit-text-size-adjust.',
    'text-wrap': 'A single word may stand in the last line.',
    'user-select': 'Safari knows it as -webkit-user-select, which stands beside it.',
  };
  const PICTURE = 'The page says that the picture cannot be copied, and offers to save it.';
  const KEYBOARD = 'The keyboard of a telephone may begin with a capital or correct a word.';
  const ASKED_FOR = 'The page asks first whether the browser has it.';
  const SOURCES = {
    '<input autocapitalize>': KEYBOARD,
    '<textarea autocapitalize>': KEYBOARD,
    '<textarea autocorrect>': KEYBOARD,
    'src/ui/dialogs/PicturePart.tsx: Clipboard.write': PICTURE,
    'src/ui/dialogs/PicturePart.tsx: ClipboardItem': PICTURE,
    'src/ui/dialogs/systemShare.ts: Navigator.canShare': ASKED_FOR,
    'src/ui/dialogs/systemShare.ts: Navigator.share': ASKED_FOR,
    'src/ui/play/useWakeLock.ts: Navigator.wakeLock': ASKED_FOR,
    'src/ui/sound/play.ts: Navigator.userActivation': ASKED_FOR,
    'src/ui/sound/play.ts: UserActivation.hasBeenActive': ASKED_FOR,
    'src/ui/useKey.ts: KeyboardEvent.repeat': 'A key that is held counts as pressed again and again.',
  };
  const TRACE = 'The packing of links asks first whether the browser has it.';
  const SCRIPTS = {
    '.captureStackTrace()': TRACE,
    'Error.captureStackTrace': TRACE,
    '.canShare()': ASKED_FOR,
    ClipboardItem: PICTURE,
    '.moveBefore()': 'Preact asks first whether the browser has it.',
  };

  test('have everything that the style sheets need', () => {
    expect(stylesAboveFloor(ending('.css').join('\n'))).toEqual(Object.keys(STYLES).sort());
  });

  test('have everything that the sources need', () => {
    expect(sourcesAboveFloor()).toEqual(Object.keys(SOURCES).sort());
  });

  test('have everything that the scripts need, including the packages in them', () => {
    expect(scriptsAboveFloor([...ending('.js'), firstScript])).toEqual(Object.keys(SCRIPTS).sort());
  });

  test('lack newer features, which the checks report', () => {
    const style =
      ':root{--a:light-dark(#fff,#000)}a:has(b){height:3rcap;anchor-name:--x;text-wrap:wrap}@starting-style{a{color:red}}';
    expect(stylesAboveFloor(style)).toEqual([
      '@starting-style',
      'a:has(b)',
      'anchor-name',
      'light-dark()',
      'text-wrap',
      'the unit rcap',
    ]);
    const script =
      'Object.groupBy(a); b.showPopover(); new URLPattern(); /a/v.test(c); d.own(); d.own = e; f.at(0)';
    expect(scriptsAboveFloor([script])).toEqual([
      '.groupBy()',
      '.showPopover()',
      '/…/v',
      'Object.groupBy',
      'URLPattern',
    ]);
  });

  test('are the same in the README, the build and the first script', () => {
    const names = `Chrome ${FLOOR.chrome}, Firefox ${FLOOR.firefox}, Safari ${FLOOR.safari}`;
    expect(readFileSync('README.md', 'utf8').includes(names)).toBe(true);
    expect(firstScript).toContain(names);
    const targets = Object.entries(FLOOR).map(([browser, version]) => `'${browser}${version}'`);
    expect(readFileSync('vite.config.ts', 'utf8')).toContain(`TARGET = [${targets.join(', ')}]`);
  });
});

test('browsers of any age can parse the first script', () => {
  expect(firstScript).not.toBe('');
  const options = { languageOptions: { ecmaVersion: 5, sourceType: 'script' } } as const;
  expect(new Linter().verify(firstScript, options)).toEqual([]);
  expect(new Linter().verify('var a = `b`;', options)).not.toEqual([]);
});

test('the site includes the notices of all its packages', () => {
  const notices = files.get('licences.txt') ?? '';
  const parts = shipped().filter(({ name }) => notices.includes(`## ${name} - `));
  // Scripts import from packages; the style sheet names files of one.
  const code = sources();
  const isUsed = (name: string) => code.includes(`from '${name}`) || faces.includes(`url('${name}/`);
  const imported = Object.entries(packageFile().dependencies)
    // The package `oddboard` alone draws pictures with one of them.
    .filter(([name]) => name !== 'preact-render-to-string' && isUsed(name))
    // `npm:@preact/compat@18.3.2` is a package that has another name here.
    .map(([name, wanted]) => /^npm:(.+)@/.exec(wanted)?.[1] ?? name);
  expect(parts.map(({ name }) => name)).toEqual(expect.arrayContaining([...imported, 'regexparam']));
  const [, ...texts] = notices.split(/^## /m);
  expect(texts.map((text) => text.slice(0, text.indexOf('\n'))).sort()).toEqual(
    parts.map(({ name, version, license }) => `${name} - ${version} (${license})`).sort(),
  );
  // Faces have a licence of their own, and a package in the public domain requires no notice.
  for (const text of texts.filter((part) => part.includes('(OFL-1.1)')))
    expect(text).toMatch(/SIL OPEN FONT LICENSE Version 1\.1[^]*THE FONT SOFTWARE IS PROVIDED "AS IS"/);
  for (const text of texts.filter((part) => !/\((Unlicense|OFL-1\.1)\)/.test(part)))
    expect(text).toMatch(/Copyright \(c\)[^]*Permission[^]*THE SOFTWARE IS PROVIDED "AS IS"/);
  // They are available offline too.
  expect(files.get('offline.js')).toContain(createHash('sha256').update(notices).digest('hex'));
});

test('the worker that thinks is one script whose modules are not wrapped and whose constants are known', () => {
  const [, script = ''] = [...files].find(([name]) => /\bthinking-[\w-]+\.js$/.test(name)) ?? [];
  expect(script).toMatch(/^const /);
  expect(script).not.toMatch(/\bimport\b|toStringTag/);
});

describe('the boards for other pages', () => {
  const own = [...files].filter(([name]) => name.startsWith('embed/v1/'));
  const sizeOf = (pattern: RegExp): number =>
    own
      .filter(([name]) => pattern.test(name))
      .reduce((sum, [, text]) => sum + gzipSync(text, { level: 9 }).length, 0);

  test('have addresses that never change', () => {
    expect(own.map(([name]) => name)).toEqual(
      expect.arrayContaining(['embed/v1/odd-board.js', 'embed/v1/board.html', 'embed/v1/frame.js']),
    );
  });

  test.each(readdirSync('src/engine/variants').filter((name) => !name.includes('.')))(
    'take at most 78 kB for a game of %s from a link',
    (game) => {
      const script = sizeOf(/odd-board\.js$/);
      const parts = sizeOf(new RegExp(`/${game}-|readLinked`));
      expect(script).toBeGreaterThan(30_000);
      expect(parts).toBeGreaterThan(10_000);
      expect(script + parts).toBeLessThan(78_000);
    },
  );

  test('take little more for a tree of variations', () => {
    const [tree, game] = [sizeOf(/readTree/), sizeOf(/readLinked/)];
    expect(tree).toBeGreaterThan(game);
    expect(tree - game).toBeLessThan(10_000);
  });

  test('have no token that none of their styles uses', () => {
    const all = own.map(([, text]) => text).join('\n');
    const names = new Set([...all.matchAll(/[{;](--[\w-]+):/g)].map(([, name = '']) => name));
    expect(names.size).toBeGreaterThan(50);
    expect([...names].filter((name) => !new RegExp(`${name}(?![\\w:-])`).test(all))).toEqual([]);
  });

  test('are scripts that need no other, and write no style into the page', () => {
    const scripts = own.filter(([name]) => name.endsWith('.js'));
    const loose = scripts.filter(([, text]) =>
      /\bimport\s*[("'{*]|\bexport\s*[{*]|createElement\(.style.\)/.test(text),
    );
    expect(loose.map(([name]) => name)).toEqual([]);
    expect(scripts.filter(([, text]) => text.includes('@@')).map(([name]) => name)).toEqual([]);
  });

  test('are scripts for pages in any encoding', () => {
    const scripts = own.filter(([name]) => name.endsWith('.js'));

    expect(scripts.filter(([, text]) => /[^\0-\x7f]/.test(text)).map(([name]) => name)).toEqual([]);
  });

  test('are not kept for offline use with the app', () => {
    expect(files.get('offline.js')).not.toContain('embed/v1');
  });
});

describe('the pages without a script', () => {
  const pages = [...files].flatMap(([name, text]) =>
    name.startsWith('rules/') && name.endsWith('.html') ? [crawled(name, text)] : [],
  );
  const links = pages.flatMap(({ file, targets }) => targets.map((target) => ({ from: file, ...target })));

  test('exist for every game, chapter and piece', () => {
    expect(pages.length).toBeGreaterThan(140);
    for (const { id } of registry) expect(files.has(`rules/${id}/index.html`)).toBe(true);
  });

  test('print a board that is drawn once and occurs again as its first: no rule for it names an ancestor', () => {
    const style = [...files].find(([name]) => /^rules\/pages-.*\.css$/.test(name))?.[1] ?? '';
    expect(style).toContain('.board-ground .board-zone-line{display:inline}');
    expect(style).not.toMatch(/:root \./);
  });

  test('lead only to what is there, and together to all of them', () => {
    const present = new Set([...files.keys(), ...readdirSync('public')]);
    expect(links.filter(({ file }) => !present.has(file))).toEqual([]);
    const reached = new Set(['rules/index.html']);
    for (const file of reached)
      for (const target of pages.find((known) => known.file === file)?.targets ?? [])
        reached.add(target.file);
    expect(pages.map(({ file }) => file).filter((file) => !reached.has(file))).toEqual([]);
  });

  test('lead only to parts that are there, and have no part twice', () => {
    const idsOf = new Map(pages.map(({ file, ids }) => [file, new Set(ids)]));
    expect(links.filter(({ file, part }) => part !== '' && !idsOf.get(file)?.has(part))).toEqual([]);
    expect(pages.filter(({ ids }) => new Set(ids).size < ids.length).map(({ file }) => file)).toEqual([]);
  });

  test('have titles and descriptions of their own, short enough to be shown whole', () => {
    for (const part of ['title', 'description'] as const) {
      const texts = pages.map((each) => each[part]);
      expect(texts.filter((text, i) => text === '' || texts.indexOf(text) !== i)).toEqual([]);
    }
    expect(pages.filter(({ description }) => description.length > 175)).toEqual([]);
  });

  test('have one main heading, and no level left out below it', () => {
    const isWell = (levels: readonly number[]) =>
      levels[0] === 1 &&
      levels.every((level, i) => i === 0 || (level > 1 && level <= (levels[i - 1] ?? 0) + 1));
    expect(pages.filter(({ headings }) => !isWell(headings)).map(({ file }) => file)).toEqual([]);
  });

  test('run no script and keep to themselves', () => {
    for (const { file } of pages) {
      const text = files.get(file) ?? '';
      expect(text).toContain("default-src 'none'; style-src 'self'");
      expect(text).not.toMatch(/<script(?! type="application\/ld\+json")| style="| on[a-z]+="/);
    }
  });

  test('have no whole addresses without that of the site', () => {
    expect(pages.filter(({ file }) => /canonical|og:image/.test(files.get(file) ?? ''))).toEqual([]);
    expect(page).not.toMatch(/canonical|og:image/);
    expect(files.has('sitemap.xml')).toBe(false);
  });

  test('are not among the files that the app keeps for use offline', () => {
    expect(files.get('offline.js')).not.toMatch(/"\.\/(rules\/|robots)/);
  });
});
