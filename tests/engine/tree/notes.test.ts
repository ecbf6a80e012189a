import { expect, it } from 'vitest';
import { NO_NOTES, isBlank, toggleGlyph, toggleShape } from '../../../src/engine/tree/notes.ts';

it('a glyph replaces another of its class, and a second time removes it', () => {
  const good = toggleGlyph(NO_NOTES, 1);
  const better = toggleGlyph(good, 18);
  expect(better.glyphs).toEqual([1, 18]);
  expect(toggleGlyph(better, 4).glyphs).toEqual([4, 18]);
  expect(isBlank(toggleGlyph(good, 1))).toBe(true);
});

it('a shape replaces another between the same sites, and the same one a second time removes it', () => {
  const arrow = { colour: 'green', from: 'a1', to: 'b2' } as const;
  const drawn = toggleShape(NO_NOTES, arrow);
  expect(toggleShape(drawn, { ...arrow, colour: 'red' }).shapes).toEqual([{ ...arrow, colour: 'red' }]);
  expect(toggleShape(drawn, { ...arrow, from: 'b2', to: 'a1' }).shapes).toHaveLength(2);
  expect(isBlank(toggleShape(drawn, arrow))).toBe(true);
});
