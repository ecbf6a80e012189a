import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Taper } from '../../../src/engine/search/taper.ts';
import { mixed, packed } from '../../../src/engine/search/taper.ts';

const worth = fc.integer({ min: -2000, max: 2000 });

test('a sum of packed worths has the sum of the early ones at first, and of the late ones at last', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(worth, worth), { maxLength: 15 }), (tapers: Taper[]) => {
      const sum = tapers.reduce((all, taper) => all + packed(taper), 0);
      const early = tapers.reduce((all, taper) => all + taper[0], 0);
      const late = tapers.reduce((all, taper) => all + taper[1], 0);
      expect(mixed(sum, 100, 100)).toBe(early);
      expect(mixed(sum, 130, 100)).toBe(early);
      expect(mixed(sum, 0, 100)).toBe(late);
      expect(Math.abs(mixed(sum, 50, 100) - (early + late) / 2)).toBeLessThanOrEqual(1);
    }),
  );
});
