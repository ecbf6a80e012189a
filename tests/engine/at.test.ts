import { expect, test } from 'vitest';
import { at } from '../../src/engine/at.ts';

test('an index in range gives its element', () => {
  expect(at(['a', 'b'], 1)).toBe('b');
  expect(at([0], 0)).toBe(0);
});

test.each([-1, 2, 0.5])('an index out of range throws: %s', (index) => {
  expect(() => at(['a', 'b'], index)).toThrow(`No element ${String(index)} of 2`);
});
