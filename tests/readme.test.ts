import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { registry } from '../src/engine/registry.ts';

const page = readFileSync('README.md', 'utf8');

/** The section under a heading. */
const section = (heading: string): string => page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, found]) => found ?? []);

test('the targets of the README’s links exist', () => {
  const own = /(?:src|srcset|href)="(?!https:)([^"]+)"/g;
  const targets = [...matches(page, /\]\(([^)]+)\)/g), ...matches(page, own)];
  expect(targets.length).toBeGreaterThan(20);
  expect(targets.filter((target) => !existsSync(target))).toEqual([]);
});

test('it shows every board, light and dark', () => {
  const shown = matches(section('The boards'), /"docs\/boards\/([^"]+)\.svg"/g).sort();
  expect(shown).toEqual(registry.flatMap(({ id }) => [`${id}.dark`, `${id}.light`]).sort());
});

test('it names only existing commands', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
  const told = matches(page, /npm run (?:-s )?([a-z]+)/g);
  expect(told.length).toBeGreaterThan(8);
  expect(told.filter((name) => !(name in scripts))).toEqual([]);
});

describe('its map of the house', () => {
  const map = section('The house').split('```')[1] ?? '';
  const folders = (path: string): string[] =>
    readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);

  test('names every part of the source', () => {
    const parts = ['src', 'src/engine', 'src/ui'].flatMap(folders);
    expect(parts.filter((name) => !map.includes(`${name}/`))).toEqual([]);
  });

  test('names nothing that does not exist', () => {
    const places = ['.', 'src', 'src/engine', 'src/ui', 'src/store', 'src/words', 'tests', 'scripts'];
    const named = matches(map, /([a-z]+)\//g);
    expect(named.filter((name) => !places.some((place) => existsSync(`${place}/${name}`)))).toEqual([]);
  });
});
