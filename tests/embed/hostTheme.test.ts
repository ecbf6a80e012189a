import { expect, test } from 'vitest';
import { isLight } from '../../src/embed/hostTheme.ts';

test('letters are light or dark in every form in which browsers compute colours', () => {
  const light = [
    'rgb(238, 238, 238)',
    'rgba(255, 255, 255, 0.87)',
    'color(srgb 0.9 0.9 0.8)',
    'oklch(0.93 0.02 90)',
  ];
  const dark = [
    'rgb(0, 0, 0)',
    'rgb(51 51 51)',
    'color(display-p3 0.1 0.1 0.1 / 0.9)',
    'oklab(0.3 0 0)',
    'lab(20 0 0)',
  ];
  expect(light.filter((colour) => !isLight(colour))).toEqual([]);
  expect(dark.filter(isLight)).toEqual([]);
  expect([isLight('lch(90 2 3)'), isLight('whatever'), isLight('')]).toEqual([true, false, false]);
});
