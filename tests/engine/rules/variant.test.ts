import { expect, test } from 'vitest';
import type { Variant } from '../../../src/engine/rules/variant.ts';
import { orthodox } from '../../support/orthodox/orthodox.ts';
import { registry } from '../../support/registry.ts';

/** Orthodox chess defines only what every variant must. */
const plain: Variant = orthodox;

test('a variant without parts of its own has no claims, hands, hints, marks or lenses', () => {
  const { start } = plain;
  const now = plain.status(start, []);
  expect(plain.claims(start, [])).toEqual([]);
  expect(plain.hands(start)).toEqual([]);
  expect(plain.otherCaptures(start)).toEqual([]);
  expect(plain.hints(start, [], now)).toEqual([]);
  expect(plain.remarks(start, now)).toEqual([]);
  expect(plain.marks(start)).toEqual([]);
  expect(plain.terrain(start)).toEqual([]);
  expect(plain.lenses).toEqual([]);
  expect(() => plain.whyForbidden(start, [], { kind: 'move' })).toThrow(
    'Orthodox chess forbids nothing that looks legal.',
  );
});

test('a variant has hands if its position strings say what is in them', () => {
  expect(plain.hasHands).toBe(false);
  expect(registry.filter(({ hasHands }) => hasHands).map(({ id }) => id)).toEqual(['tns', 'ben39']);
});
