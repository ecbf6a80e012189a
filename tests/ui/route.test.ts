import { describe, expect, test } from 'vitest';
import { at } from '../../src/engine/at.ts';
import { siteNamed } from '../../src/engine/topology/topology.ts';
import { battleChieftains } from '../../src/engine/variants/battle-chieftain/battleChieftain.ts';
import { ben39 } from '../../src/engine/variants/ben39/ben39.ts';
import { chess99 } from '../../src/engine/variants/chess99/chess99.ts';
import type { Layout } from '../../src/ui/board/geometry.ts';
import { centreOf, layoutOf } from '../../src/ui/board/geometry.ts';
import type { Route } from '../../src/ui/board/route.ts';
import { pointOn, routeOf } from '../../src/ui/board/route.ts';

const named = ({ topology }: Layout, name: string) => siteNamed(topology, name);
const route = (layout: Layout, from: string, to: string): Route | null =>
  routeOf(layout, named(layout, from), named(layout, to));

describe('the way of a piece', () => {
  const squares = layoutOf(chess99.topology, false, true);
  const gaps = layoutOf(battleChieftains.standard.topology, false, true);
  const lines = layoutOf(ben39.topology, false, true);

  test('is straight on a board without gaps, for riders and leapers alike', () => {
    expect(route(squares, 'e2', 'e4')).toEqual([
      [0, 2],
      [0, 0],
    ]);
    expect(route(squares, 'b1', 'c3')).toEqual([
      [-1, 2],
      [0, 0],
    ]);
  });

  /*
   * e6 . . . .      The gaps of the standard board are e4, f4, e8 and f8;
   * e5 . . . .      a king that flies from e3 to e5 comes over e4.
   * e4   gap
   * e3 K . . .
   */
  test('rises over a gap, and ends at its site', () => {
    const flight = route(gaps, 'e3', 'e5') ?? [];
    const [x, y] = pointOn(flight, 0.5);
    expect(x).toBeCloseTo(0);
    expect(y).toBeCloseTo(1 - 0.4);
    expect(flight.at(-1)?.map((part) => Math.abs(part) < 1e-9)).toEqual([true, true]);
    expect(route(gaps, 'd3', 'd5')).toHaveLength(2);
  });

  test('around a spider keeps its distance along the lines', () => {
    const turn = routeOf(lines, named(lines, 'f6'), named(lines, 'f8'), {
      kind: 'turn',
      around: named(lines, 'g7'),
    });
    const [x, y] = centreOf(lines, named(lines, 'g7'));
    const [toX, toY] = centreOf(lines, named(lines, 'f8'));
    for (const [awayX, awayY] of turn ?? [])
      expect(Math.hypot(toX + awayX - x, toY + awayY - y)).toBeCloseTo(Math.SQRT1_2);
    // From below left to above left, so it is left of the spider on the way.
    expect(at(turn ?? [], 6)[0] + toX).toBeLessThan(x - 0.6);
  });

  test('of a teleport does not exist', () => {
    expect(routeOf(lines, named(lines, 'f6'), named(lines, 'j8'), { kind: 'teleport' })).toBeNull();
  });
});
