import { describe, expect, test } from 'vitest';
import { registry } from '../support/registry.ts';
import { figures } from '../../src/ui/board/figures.ts';

const used = new Set(registry.flatMap(({ kinds }) => kinds.slice(1).map(({ figure }) => figure)));

describe.each(registry.map((variant) => [variant.id, variant] as const))('in %s', (_, { kinds }) => {
  test('every kind has a figure', () => {
    expect(kinds.slice(1).filter(({ figure }) => figures[figure] === undefined)).toEqual([]);
  });

  test('no two kinds share a figure, an outline, or the sign of a coin', () => {
    const outlines = kinds.slice(1).map(({ figure }) => figures[figure]?.sign ?? figures[figure]?.body);
    expect(new Set(outlines).size).toBe(kinds.length - 1);
  });

  // Lines inside are lost on the small figures of a phone.
  test('no two coins have signs with one outline', () => {
    const signs = kinds.slice(1).flatMap(({ figure }) => figures[figure]?.sign ?? []);
    expect(new Set(signs.map((sign) => /^[^z]*z/.exec(sign)?.[0])).size).toBe(signs.length);
  });

  test('no two kinds share a letter', () => {
    const letters = kinds.slice(1).map(({ letter }) => letter);
    expect(new Set(letters).size).toBe(letters.length);
  });
});

test('every figure belongs to some kind', () => {
  expect(Object.keys(figures).filter((name) => !used.has(name))).toEqual([]);
});

test('no two figures are alike', () => {
  const drawings = Object.values(figures).map((figure) => JSON.stringify(figure));
  expect(new Set(drawings).size).toBe(drawings.length);
});

test('no figure has an empty shape, which would be an attribute without a value in a saved picture', () => {
  const empty = Object.entries(figures).filter(([, figure]) =>
    [figure?.body, figure?.detail, figure?.sign].includes(''),
  );
  expect(empty).toEqual([]);
});
