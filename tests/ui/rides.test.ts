import { expect, test } from 'vitest';
import { showcaseOf } from '../../src/engine/game/showcase.ts';
import { areRides, movementMapInWords } from '../../src/ui/learn/movementMapWords.ts';
import { oneOfEachName } from '../support/registry.ts';

test('of all pieces only the knightrider leaps again and again, and is said to', () => {
  const riders = oneOfEachName.flatMap((variant) =>
    variant.kinds.flatMap(({ name, letter }, kind) => {
      if (letter === '') return [];
      const { position, site } = showcaseOf(variant, kind);
      const movementMap = variant.movementMap(position, site);
      if (!areRides(variant.topology, site, movementMap)) return [];
      return [[name, ...movementMapInWords(variant.topology, site, movementMap).map(({ way }) => way)]];
    }),
  );
  expect(riders).toEqual([['knightrider', 'Leaps on']]);
});
