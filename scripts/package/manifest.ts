import { readFileSync } from 'node:fs';
import { declarationsOf } from './declarations.ts';
import type { Door } from './doors.ts';

/** What the package shares with the package.json of the whole. */
interface House {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly engines: object;
  readonly dependencies: { readonly [name: string]: string };
}

const house = JSON.parse(readFileSync('package.json', 'utf8')) as House;

/** The packages that ours needs beside it: only `./record` imports them. */
export const needed = ['fflate', 'valibot'] as const;

/** The name under which the package is packed. */
export const { name } = house;

/** The files behind a door: its types first, as compilers want them. */
const filesOf = (door: Door) => ({
  types: `./types/${declarationsOf(door)}`,
  default: `./lib/${door.file}.js`,
});

/** The package.json of the package. Its doors have their scripts in `lib/` and their types in `types/`. */
export const manifest = (doors: readonly Door[]): object => ({
  name,
  version: house.version,
  description: 'The rules of five strange chess variants, with records, links, a search, boards and pictures',
  keywords: ['chess', 'chess variants', 'board game', 'rules', 'move generator', 'engine'],
  license: house.license,
  type: 'module',
  sideEffects: false,
  engines: house.engines,
  exports: {
    ...Object.fromEntries(doors.map((door) => [door.name, filesOf(door)])),
    './package.json': './package.json',
  },
  files: ['lib', 'types', 'docs', 'CHANGELOG.md', 'licences.txt'],
  dependencies: Object.fromEntries(needed.map((other) => [other, `^${house.dependencies[other] ?? ''}`])),
});
