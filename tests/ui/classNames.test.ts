import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Script } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { classNameOf } from '../../scripts/vite/classNames.ts';

const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => path.join(folder, file));
const textOf = (file: string): string => readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '');
const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, first = '']) => first);
const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The classes in the selectors of a sheet, without those that a module marks as global. */
const classesIn = (sheet: string): string[] => {
  const selectors = found(textOf(sheet), /([^{};]+)\{/g).filter((prelude) => !prelude.trim().startsWith('@'));
  return [...new Set(found(selectors.join().replace(/:global\([^)]*\)/g, ''), /\.([a-z][\w-]*)/g))];
};

const modules = filesIn('src', /\.module\.css$/);
const components = filesIn('src', /\.tsx$/).map((file) => ({ file, text: textOf(file) }));
/** Sheets whose classes have the same name everywhere. */
const globals = ['src/ui/base.css', 'src/ui/app.css', 'src/ui/states.css'].flatMap(classesIn);
/** The classes of the mounted board, which has its own shadow root. */
const ofMount = classesIn('src/mount/mount.css');
const scoped = modules.flatMap((file) => classesIn(file).map((name) => classNameOf(name, file)));

/** The classes that components use from a module, as `src/ui/panels/strip.module.css: farNotice`. */
const taken = components.flatMap(({ file, text }) =>
  [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, alias = '', module = '']) =>
    found(text, new RegExp(`\\b${alias}\\.(\\w+)`, 'g')).map(
      (name) => `${path.join(path.dirname(file), module)}: ${name}`,
    ),
  ),
);
const given = modules.flatMap((file) => classesIn(file).map((name) => `${file}: ${camelCase(name)}`));

/** The class names written literally in a text. */
const named = (text: string): string[] =>
  [
    ...found(text, /class(?:Name)?="([^"]*)"/g),
    ...found(text, /className=\{([^}]*)\}/g).flatMap((value) => found(value, /'([^']*)'/g)),
  ].flatMap((names) => names.split(' '));

describe('a CSS module', () => {
  test('has each class that a component uses from it', () => {
    expect(modules.length).toBeGreaterThan(15);
    expect(taken.length).toBeGreaterThan(250);
    expect(taken.filter((use) => !given.includes(use))).toEqual([]);
  });

  test('has no class that no component uses', () => {
    expect(given.filter((use) => !taken.includes(use))).toEqual([]);
  });

  test('is used by literal names, which can be searched for', () => {
    const aliases = components.flatMap(({ text }) =>
      found(text, /import (\w+) from '[^']+\.module\.css'/g).map((alias) => ({ alias, text })),
    );
    expect(aliases.filter(({ alias, text }) => text.includes(`${alias}[`))).toEqual([]);
  });

  test('has no class that is a word of the language, which could not be imported by its name', () => {
    const nameIn = (use: string): string => use.replace(/.*: /, '');
    const isWord = (name: string): boolean => {
      try {
        return !new Script(`const ${name} = 0`);
      } catch {
        return true;
      }
    };
    expect(given.filter((use) => isWord(nameIn(use)))).toEqual([]);
  });

  test('gives unique names', () => {
    const all = [...scoped, ...new Set(globals)];
    expect(all.filter((name, i) => all.indexOf(name) !== i)).toEqual([]);
  });
});

describe('the global classes', () => {
  const first = [readFileSync('index.html', 'utf8'), readFileSync('src/boot.js', 'utf8')].join('\n');
  const byHand = components.flatMap(({ file, text }) => named(text).map((name) => ({ file, name })));

  test('are the ones that components name literally', () => {
    const known = (file: string) => (file.startsWith('src/mount') ? ofMount : globals);
    expect(byHand.filter(({ file, name }) => !known(file).includes(name))).toEqual([]);
  });

  test('are all used, by components, the page or the first script', () => {
    const used = new Set([
      ...byHand.map(({ name }) => name),
      ...named(first),
      ...found(first, /'([a-z- ]+)'/g),
    ]);
    expect([...new Set(globals)].filter((name) => !used.has(name))).toEqual([]);
  });
});

test('tests and scripts use only classes that exist', () => {
  const selectors = [...filesIn('tests/browser', /\.ts$/), ...filesIn('scripts', /\.ts$/)].flatMap((file) => [
    ...found(
      textOf(file),
      /(?:locator|querySelector(?:All)?|closest|matches)(?:<\w+>)?\(\s*['`]([^'`]*)['`]/g,
    ),
    ...found(textOf(file), /(?:shows|selector): ['`]([^'`]*)['`]/g),
  ]);
  const sought = selectors.flatMap((selector) =>
    found(selector.replace(/\$\{[^}]*\}/g, ''), /\.([a-z][\w-]*)/gi),
  );
  expect(sought.length).toBeGreaterThan(50);
  const known = new Set([...scoped, ...globals, ...ofMount]);
  expect(sought.filter((name) => !known.has(name))).toEqual([]);
});
