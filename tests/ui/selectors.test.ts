import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The folders of what is on the screen while a game is played. */
const FOLDERS = ['board', 'game', 'panels', 'play'];

const sheets = FOLDERS.flatMap((folder) =>
  readdirSync(`src/ui/${folder}`)
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(`src/ui/${folder}/${file}`, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '')),
);

/** The selectors of a style sheet, one by one. */
const selectorsOf = (sheet: string): string[] =>
  [...sheet.matchAll(/([^{};]+)\{/g)]
    .flatMap(([, list = '']) => list.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim().replaceAll(/\s+/g, ' '))
    .filter((selector) => !selector.startsWith('@'));

/** What a selector says of the element that it styles. */
const subjectOf = (selector: string): string => selector.split(/[ >~+](?![^(]*\))/).at(-1) ?? '';

/** For every element a browser has to find out where it stands, and notes for its parent that this matters. */
const isTriedOnAll = (subject: string): boolean => /^\*?:(not\(:)?(first|last|nth|only|empty)/.test(subject);

test('what a click changes is restyled alone: no rule asks for what elements have in them, or where any element stands', () => {
  const selectors = sheets.flatMap(selectorsOf);
  expect(selectors.length).toBeGreaterThan(400);
  expect(selectors.filter((selector) => isTriedOnAll(subjectOf(selector)))).toEqual([]);
  // This one, of phones, looks into cards alone.
  expect(selectors.filter((selector) => selector.includes(':has('))).toEqual([
    '.card:has(:global(.button.primary))',
  ]);
});

test('what a pointer rests on looks different only where pointers rest: after a touch it would stay so', () => {
  const all = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  const elsewhere = all.flatMap((file) =>
    readFileSync(`src/${file}`, 'utf8')
      .replaceAll(/^@media \(hover: hover\) \{$[^]*?^\}$/gm, '')
      .split('\n')
      .filter((line) => line.includes(':hover'))
      .map((line) => `${file}: ${line}`),
  );
  expect(all.length).toBeGreaterThan(40);
  expect(elsewhere).toEqual([]);
});
