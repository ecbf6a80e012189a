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

test('arrowheads lead into a zone between the squares of its first rank, on whichever side its player sits', () => {
  const { topology, start } = tns;
  const zones = tns.terrain(start);
  const entrances = (flipped: boolean) => {
    const { container } = render(
      <svg>
        <Ground layout={layoutOf(topology, flipped, false)} terrain={zones} />
      </svg>,
    );
    return [...container.querySelectorAll('path')].map(
      (path) =>
        `${path.matches('[class*=black]') ? 'Black' : 'White'} ${path.getAttribute('transform') ?? ''}`,
    );
  };
  // The corners between the squares of ranks 7 and 3, which no piece covers.
  const up = [2, 3, 4, 5].map((x) => `translate(${String(x)} 3) scale(1 1)`);
  const down = [2, 3, 4, 5].map((x) => `translate(${String(x)} 6) scale(1 -1)`);
  const of = (side: string, places: readonly string[]) => places.map((place) => `${side} ${place}`);
  expect(new Set(entrances(false))).toEqual(new Set([...of('White', up), ...of('Black', down)]));
  expect(new Set(entrances(true))).toEqual(new Set([...of('Black', up), ...of('White', down)]));
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
