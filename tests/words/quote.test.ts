import { expect, test } from 'vitest';
import { quote } from '../../src/words/en/grammar.ts';

test('a text is quoted unchanged', () => {
  expect(quote('e2-e4')).toBe('“e2-e4”');
  expect(quote('two words')).toBe('“two words”');
  expect(quote('')).toBe('“”');
});

test('a long text is cut', () => {
  expect(quote('a'.repeat(40))).toBe(`“${'a'.repeat(40)}”`);
  expect(quote('a'.repeat(41))).toBe(`“${'a'.repeat(40)}…”`);
  expect(quote('a'.repeat(1_000_000))).toHaveLength(43);
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
  expect(quote(text)).toBe('“a\ufffdb”');
});

test('a character cut in half does not spoil the message', () => {
  expect(quote(`${'a'.repeat(39)}😀`)).toBe(`“${'a'.repeat(39)}\ufffd…”`);
});
