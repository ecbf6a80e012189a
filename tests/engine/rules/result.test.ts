import { expect, test } from 'vitest';
import { quoted } from '../../../src/engine/rules/result.ts';

test('a text is quoted as it is', () => {
  expect(quoted('e2-e4')).toBe('“e2-e4”');
  expect(quoted('two words')).toBe('“two words”');
  expect(quoted('')).toBe('“”');
});

test('a long text is cut', () => {
  expect(quoted('a'.repeat(40))).toBe(`“${'a'.repeat(40)}”`);
  expect(quoted('a'.repeat(41))).toBe(`“${'a'.repeat(40)}…”`);
  expect(quoted('a'.repeat(1_000_000))).toHaveLength(43);
});

test.each([
  ['a line break', 'a\nb'],
  ['a tab', 'a\tb'],
  ['a null', 'a\0b'],
  ['a mark that turns the direction of writing', 'a\u202eb'],
  ['a space of no width', 'a\u200bb'],
  ['a wide space', 'a\u3000b'],
  ['half of a character', 'a\ud800b'],
])('%s is made visible', (_, text) => {
  expect(quoted(text)).toBe('“a\ufffdb”');
});

test('a character that is cut in two does not spoil the message', () => {
  expect(quoted(`${'a'.repeat(39)}😀`)).toBe(`“${'a'.repeat(39)}\ufffd…”`);
});
