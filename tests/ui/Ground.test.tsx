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
    expect(widthOf(outer)).toBeLessThan(0.99);
    const patterns = [...container.querySelectorAll('[class*=weave]')].map((polygon) =>
      widthOf(polygon.getAttribute('points') ?? ''),
    );
    expect(patterns.filter((width) => width < widthOf(inner) - 0.09)).toHaveLength(2);
  }
});

test('a wall lies within its own squares, whichever way it faces', () => {
  const { topology, start, ...variant } = battleChieftains.farWalls;
  for (const flipped of [false, true]) {
    const layout = layoutOf(topology, flipped, false);
    const { container } = render(
      <svg>
        <TerrainSigns layout={layout} terrain={variant.terrain(start)} />
      </svg>,
    );
    const rows = [...container.querySelectorAll('path')].map((path) => {
      const heights = [...(path.getAttribute('d') ?? '').matchAll(/V(-?[\d.]+)/g)].map(([, y]) => Number(y));
      return [Math.floor(Math.min(...heights)), Math.ceil(Math.max(...heights))];
    });
    expect(rows.length).toBeGreaterThan(0);
    for (const [from = 0, to = 0] of rows) expect([from, to]).toEqual([from, from + 1]);
    expect(new Set(rows.map(([from]) => from))).toEqual(new Set([1, 9]));
  }
});
