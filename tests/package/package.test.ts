import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build } from 'vite';
import { doors } from '../../scripts/package/doors.ts';
import { needed } from '../../scripts/package/manifest.ts';
import { games } from '../../src/engine/registry.ts';
import { installedPackage, runNode, scriptOf, typeErrors } from './consumer.ts';
import { examplesIn } from './examples.ts';

const examples = examplesIn('docs/package.md');
const forNode = examples.filter(({ isForPages }) => !isForPages);
const forPages = examples.filter(({ isForPages }) => isForPages);
/** All that is known of a world without a page. */
const CONSOLE = 'declare const console: { log(...said: unknown[]): void };\n';

let folder = '';
const installed = (...parts: string[]) => path.join(folder, 'node_modules', 'oddboard', ...parts);

beforeAll(() => {
  folder = installedPackage(needed);
  writeFileSync(path.join(folder, 'console.d.ts'), CONSOLE);
  for (const { name, code } of examples) {
    writeFileSync(path.join(folder, `${name}.ts`), code);
    writeFileSync(path.join(folder, `${name}.js`), scriptOf(code));
  }
}, 120_000);
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Bundles a file of the folder with all that it imports, as small scripts: one, or a first one and what it loads later. */
async function bundled(entry: string, { isSplit = false } = {}): Promise<string> {
  const outputs = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    // A script for a worker is always one script.
    ssr: { noExternal: true, target: isSplit ? 'node' : 'webworker' },
    build: {
      write: false,
      // Vite adds nothing of its own to scripts that are not for a page of its own.
      ssr: true,
      minify: true,
      rolldownOptions: {
        input: path.join(folder, entry),
        preserveEntrySignatures: 'strict',
        output: isSplit ? {} : { codeSplitting: false },
      },
    },
  });
  const files = [outputs].flat().flatMap((each) => ('output' in each ? each.output : []));
  const scripts = files.flatMap((file) => (file.type === 'chunk' ? [file] : []));
  const begun = scripts.filter(({ isEntry }) => isEntry);
  // The list grows while the loop runs.
  for (const { imports } of begun)
    for (const script of scripts)
      if (imports.includes(script.fileName) && !begun.includes(script)) begun.push(script);
  return begun.map(({ code }) => code).join('\n');
}

/** What a script imports, at once or later. */
const importsOf = (code: string): string[] =>
  ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName);

describe('the examples of its README', () => {
  test('are several, and each that runs says what it prints', () => {
    expect(forNode.length).toBeGreaterThanOrEqual(4);
    expect(forPages).toHaveLength(1);
    expect(forNode.filter(({ prints }) => prints === '')).toEqual([]);
  });

  test('have no type errors where there is no page, nor do the types of the package', () => {
    expect(typeErrors(folder, ['console.d.ts', ...forNode.map(({ name }) => `${name}.ts`)], ['ES2022'])).toBe(
      '',
    );
  });

  test('have none on a page', () => {
    expect(
      typeErrors(
        folder,
        forPages.map(({ name }) => `${name}.ts`),
        ['ES2022', 'DOM'],
      ),
    ).toBe('');
  });

  test.each(forNode)('print what they say in Node: $name', ({ name, prints }) => {
    expect(runNode([`${name}.js`], folder).trimEnd()).toBe(prints);
  });

  test.each(forNode)('print it as a bundle that imports nothing: $name', async ({ name, prints }) => {
    const code = await bundled(`${name}.js`);
    expect(importsOf(code)).toEqual([]);
    writeFileSync(path.join(folder, `${name}.bundle.js`), code);
    expect(runNode([`${name}.bundle.js`], folder).trimEnd()).toBe(prints);
  });

  test('make one script for a page, which sets up what it draws with', async () => {
    for (const { name } of forPages) expect(await bundled(`${name}.js`)).toContain('new MessageChannel');
  });
});

describe('the rules of one game, without the reasons, which are loaded when somebody asks', () => {
  test.each(games.map(([board]) => board?.game ?? ''))('take at most 15 kB gzipped: %s', async (game) => {
    writeFileSync(path.join(folder, 'rules.js'), `export * from 'oddboard/variants/${game}';\n`);
    const size = gzipSync(await bundled('rules.js', { isSplit: true }), { level: 9 }).length;
    console.log(`${game}: ${(size / 1000).toFixed(1)} kB gzipped`);
    expect(size).toBeLessThanOrEqual(15_000);
  });
});

describe('what is installed', () => {
  /** The packages that a built file and the files that it shares import. */
  function packagesOf(file: string, seen = new Set<string>()): string[] {
    if (seen.has(file)) return [];
    seen.add(file);
    return importsOf(readFileSync(file, 'utf8')).flatMap((name) =>
      name.startsWith('.') ? packagesOf(path.join(path.dirname(file), name), seen) : [name],
    );
  }

  test('is the package and what it says that it needs', () => {
    const folders = readdirSync(path.join(folder, 'node_modules')).filter((name) => !name.startsWith('.'));
    expect(folders.sort()).toEqual([...needed, 'oddboard'].sort());
  });

  test('needs no other package, except for links and records', () => {
    const needing = doors.filter(({ file }) => packagesOf(installed('lib', `${file}.js`)).length > 0);
    expect(needing.map(({ name }) => name)).toEqual(['./record']);
    expect(new Set(packagesOf(installed('lib', 'record.js')))).toEqual(new Set(needed));
  });

  test('has the version of the house, a changelog that begins with it, and the licences of what is inside', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    const own = JSON.parse(readFileSync(installed('package.json'), 'utf8')) as {
      version: string;
      sideEffects: boolean;
    };
    expect([own.version, own.sideEffects]).toEqual([version, false]);
    expect(/^## (.+)$/m.exec(readFileSync(installed('CHANGELOG.md'), 'utf8'))?.[1]).toBe(version);
    expect(
      readFileSync(installed('licences.txt'), 'utf8').match(/^\S+ \d+\.\d+\.\d+$/gm)?.length,
    ).toBeGreaterThan(2);
  });

  test('has a reference with a page for each door, in which every import is named', () => {
    const pages = readdirSync(installed('docs'), { recursive: true, encoding: 'utf8' });
    const text = pages
      .filter((page) => page.endsWith('.md'))
      .map((page) => readFileSync(installed('docs', page), 'utf8'))
      .join('\n');
    const names = examples.flatMap(({ code }) =>
      [
        ...code.matchAll(
          /import \{([^}]+)\} from 'oddboard(?:\/(?:record|search|tree|setup|picture|board|words\/en))?';/g,
        ),
      ].flatMap(([, list = '']) => list.split(',').map((name) => name.trim())),
    );
    expect(names.length).toBeGreaterThan(15);
    expect(names.filter((name) => !text.includes(`${name}(`) && !text.includes(`### ${name}`))).toEqual([]);
    expect(existsSync(installed('docs', 'README.md'))).toBe(true);
  });
});
