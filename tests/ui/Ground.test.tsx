// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import type { Variant } from '../../src/engine/rules/variant.ts';
import { battleChieftains } from '../../src/engine/variants/battle-chieftain/battleChieftain.ts';
import { hex39 } from '../../src/engine/variants/hex39/hex39.ts';
import { tns } from '../../src/engine/variants/tns/tns.ts';
import { layoutOf } from '../../src/ui/board/geometry.ts';
import { Ground, TerrainSigns } from '../../src/ui/board/Ground.tsx';

afterEach(cleanup);

/** How many sites of special ground there are, and how many have the lines by which a theme without shades tells them. */
function linedGround(variant: Variant) {
  const { topology, start } = variant;
  const special = variant.terrain(start).filter(({ kind }) => kind === 'zone' || kind === 'wall');
  const { container } = render(
    <svg>
      <Ground layout={layoutOf(topology, false, false)} terrain={special} />
    </svg>,
  );
  return [
    special.length,
    container.querySelectorAll('polygon[class*=zoneLine], polygon[class*=zone-line]').length,
  ];
}

test('arrowheads lead into a zone from the rank before it, on whichever side its player sits', () => {
  const { topology, start } = tns;
  const zones = tns.terrain(start);
  const entrances = (flipped: boolean) => {
    const { container } = render(
      <svg>
        <TerrainSigns layout={layoutOf(topology, flipped, false)} terrain={zones} />
      </svg>,
    );
    return [...container.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');
  };
  const [seen, turned] = [entrances(false), entrances(true)];
  // Five squares of rank 7 for White, and five of rank 3 for Black.
  expect(seen).toHaveLength(10);
  expect(new Set(seen).size).toBe(10);
  expect(turned).toHaveLength(10);
  expect(turned[0]).not.toBe(seen[0]);
});

test('in themes of few shades lines tell the squares of walls and of zones', () => {
  for (const variant of [battleChieftains.standard, tns]) {
    const [sites, lines] = linedGround(variant);
    expect(sites).toBeGreaterThan(0);
    expect(lines).toBe(sites);
  }
});

/*
 *    _______      The wall of a castle lies inside its hexagon: outside it and within it the ground is seen,
 *   / _____ \     so that neither of its colours is lost in the page.
 *  / /     \ \
 *  \ \_____/ /
 *   \_______/
 */
test('around the wall of a castle and within it the ground and its pattern are seen', () => {
  const layout = layoutOf(hex39.topology, false, false);
  const terrain = hex39.terrain(hex39.start);
  const { container } = render(
    <svg>
      <Ground layout={layout} terrain={terrain} />
      <TerrainSigns layout={layout} terrain={terrain} />
    </svg>,
  );
  // Every other number is a place across.
  const across = (points: string) =>
    [...points.matchAll(/-?[\d.]+/g)].flatMap(([number], i) => (i % 2 === 0 ? [Number(number)] : []));
  const widthOf = (points: string) => Math.max(...across(points)) - Math.min(...across(points));
  const walls = [...container.querySelectorAll('path[class*=wall]')].map(
    (path) => path.getAttribute('d') ?? '',
  );
  expect(walls).toHaveLength(2);
  for (const wall of walls) {
    const [outer = '', inner = ''] = wall.split('z').filter((ring) => ring !== '');
    expect(widthOf(outer)).toBeLessThan(0.95);
    const patterns = [...container.querySelectorAll('[class*=weave]')].map((polygon) =>
      widthOf(polygon.getAttribute('points') ?? ''),
    );
    expect(patterns.filter((width) => width < widthOf(inner) - 0.09)).toHaveLength(2);
  }
});
