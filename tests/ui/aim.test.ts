import { describe, expect, test } from 'vitest';
import type { Point } from '../../src/engine/topology/site.ts';
import { NO_SITE } from '../../src/engine/topology/site.ts';
import { siteNamed } from '../../src/engine/topology/topology.ts';
import { aimAt } from '../../src/ui/board/aim.ts';
import { centreOf, layoutOf } from '../../src/ui/board/geometry.ts';
import { variantNamed } from '../support/registry.ts';

/** What a finger means that lands some pixels right of and below the middle of a site. */
function aimed(
  id: string,
  near: string,
  [dx, dy]: Point,
  {
    goals,
    draggable = [],
    others = [],
    scale = 36,
  }: { goals: string[]; draggable?: string[]; others?: string[]; scale?: number },
): string | null {
  const { topology } = variantNamed(id);
  const layout = layoutOf(topology, false, true);
  const named = (name: string) => siteNamed(topology, name);
  const [x, y] = centreOf(layout, named(near));
  const point: Point = [x + dx / scale, y + dy / scale];
  const aims = { goals: goals.map(named), draggable: draggable.map(named), others: others.map(named) };
  const site = aimAt(layout, point, scale, aims);
  return site === NO_SITE ? null : (topology.sites[site]?.name ?? null);
}

describe('a finger', () => {
  test('means the goal under it', () => {
    expect(aimed('chess99', 'e4', [3, -3], { goals: ['e3', 'e4'] })).toBe('e4');
  });

  test('means the nearest goal when it lands on a place that is none', () => {
    expect(aimed('chess99', 'e4', [22, 0], { goals: ['e3', 'e4'] })).toBe('e4');
    expect(aimed('ben39', 'd4', [14, 0], { goals: ['d4'] })).toBe('d4');
  });

  test('means nothing far from every goal', () => {
    expect(aimed('chess99', 'e4', [0, 0], { goals: ['e2', 'h4'] })).toBeNull();
  });

  test('means a place without a goal when it lands in the middle of it', () => {
    expect(aimed('chess99', 'e4', [0, 0], { goals: ['e3', 'e5', 'd4', 'f4'] })).toBeNull();
  });

  test('means another piece when it lands in the middle of it', () => {
    expect(aimed('chess99', 'd3', [4, 4], { goals: ['e3', 'd4'], others: ['d3'] })).toBe('d3');
  });

  test('means a piece that can move sooner than one that can only be looked at', () => {
    expect(aimed('ben39', 'd4', [7, 7], { goals: ['e3'], draggable: ['d4'] })).toBe('d4');
    expect(aimed('ben39', 'd4', [7, 7], { goals: ['e3'], others: ['d4'] })).toBe('e3');
  });

  test('means the goal rather than a piece when it lands between them', () => {
    expect(aimed('chess99', 'd3', [16, 0], { goals: ['e3'], others: ['d3'] })).toBe('e3');
  });

  test('reaches farther on a board of large squares', () => {
    expect(aimed('chess99', 'e4', [44, 0], { goals: ['e4'], scale: 80 })).toBe('e4');
    expect(aimed('chess99', 'e4', [60, 0], { goals: ['e4'], scale: 80 })).toBeNull();
  });
});
