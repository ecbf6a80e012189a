import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Door } from './doors.ts';

const SOURCE = path.resolve('src');

/** The declarations of a door, from the folder of all declarations. */
export const declarationsOf = ({ source }: Door): string =>
  path.relative('src', source).replace(/\.tsx?$/, '.d.ts');

/**
 * Writes the types of the doors into `folder`, and of all that they mention: the same files as in `src`, with the
 * docstrings.
 * @throws Error when they mention something of another package.
 */
export function writeDeclarations(doors: readonly Door[], folder: string): void {
  const emitted = emittedFor(doors.map(({ source }) => path.resolve(source)));
  const wanted = doors.map(declarationsOf);
  // The list grows while the loop runs.
  for (const file of wanted) {
    const text = emitted.get(file);
    if (text === undefined) throw new Error(`There are no declarations ${file}.`);
    for (const { fileName } of ts.preProcessFile(text).importedFiles) {
      if (!fileName.startsWith('.')) throw new Error(`${file} mentions ${fileName}.`);
      const other = path.join(path.dirname(file), fileName.replace(/\.js$/, '.d.ts'));
      if (!wanted.includes(other)) wanted.push(other);
    }
    const place = path.join(folder, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
}

/** The declarations for some files, and for all that these import, by their paths within `src`. */
function emittedFor(sources: readonly string[]): ReadonlyMap<string, string> {
  const { config } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const program = ts.createProgram([...sources], {
    ...options,
    noEmit: false,
    // `npm test` checks the types, and so does whoever uses the package.
    noCheck: true,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: SOURCE,
    outDir: SOURCE,
  });
  const emitted = new Map<string, string>();
  program.emit(undefined, (file, text) => {
    emitted.set(path.relative(SOURCE, file), withoutSources(text));
  });
  return emitted;
}

/** Declarations that import other declarations, as scripts import scripts, and nothing for its effects only. */
const withoutSources = (text: string): string =>
  text.replaceAll(/^import '[^']*';\n/gm, '').replaceAll(/(['"])(\.[^'"\n]*)\.tsx?\1/g, '$1$2.js$1');
