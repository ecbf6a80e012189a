import { describe, expect, test } from 'vitest';
import { NO_SITE } from '../../src/engine/topology/site.ts';
import { squares } from '../../src/engine/topology/squares.ts';
import { siteNamed } from '../../src/engine/topology/topology.ts';
import { hasCrossings } from '../../src/engine/topology/topology.ts';
import { battleChieftains } from '../../src/engine/variants/battle-chieftain/battleChieftain.ts';
import { registry } from '../support/registry.ts';
import { bracketsOf, centreOf, isCrossing, layoutOf, neighbourByKey } from '../../src/ui/board/geometry.ts';

const board = squares(9, 9);
const upright = layoutOf(board, false, true);
const flipped = layoutOf(board, true, true);
const site = (name: string) => siteNamed(board, name);

/** The radius of the disc of a piece on a crossing. */
const DISC = 0.3;

describe('a layout', () => {
  test('has White below, or above when it is flipped', () => {
    expect(centreOf(upright, site('a1'))).toEqual([0.5, 8.5]);
    expect(centreOf(flipped, site('a1'))).toEqual([8.5, 0.5]);
  });
});

describe('an arrow key', () => {
  test('leads to the neighbour in that direction on the screen', () => {
    expect(neighbourByKey(upright, site('e4'), 'ArrowUp')).toBe(site('e5'));
    expect(neighbourByKey(upright, site('e4'), 'ArrowLeft')).toBe(site('d4'));
    expect(neighbourByKey(flipped, site('e4'), 'ArrowUp')).toBe(site('e3'));
    expect(neighbourByKey(flipped, site('e4'), 'ArrowLeft')).toBe(site('f4'));
  });

  test('leads across a gap to the next site, as a flying king goes', () => {
    const layout = layoutOf(battleChieftains.standard.topology, false, true);
    const named = (name: string) => siteNamed(layout.topology, name);
    expect(neighbourByKey(layout, named('e3'), 'ArrowUp')).toBe(named('e5'));
    expect(neighbourByKey(layout, named('g4'), 'ArrowLeft')).toBe(named('d4'));
  });

  test('leads nowhere from the edge, and no other key leads anywhere', () => {
    expect(neighbourByKey(upright, site('e9'), 'ArrowUp')).toBe(NO_SITE);
    expect(neighbourByKey(upright, site('e4'), 'Enter')).toBe(NO_SITE);
  });
});

/** The points at which the lines of a path begin and end; its commands are `M`, `L`, `m` and `a`. */
function pointsOf(path: string): readonly (readonly [number, number])[] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([MLma])([^MLmaz]*)/g)].map(([, command, values = '']) => {
    const numbers = (values.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const [across = 0, down = 0] = numbers.slice(-2);
    const isRelative = command === 'm' || command === 'a';
    [x, y] = isRelative ? [x + across, y + down] : [across, down];
    return [x, y] as const;
  });
}

test.each(registry)('$id: brackets of a site are not hidden by pieces beside it', ({ topology }) => {
  if (!hasCrossings(topology)) return;
  const layout = layoutOf(topology, false, false);
  const sites = [...topology.sites.keys()];
  const crossings = sites.filter((site) => isCrossing(layout, site)).map((site) => centreOf(layout, site));
  for (const site of sites.filter((other) => !isCrossing(layout, other)))
    for (const [x, y] of pointsOf(bracketsOf(layout, site, 0.93)))
      expect(
        Math.min(...crossings.map((corner) => Math.hypot(corner[0] - x, corner[1] - y))),
      ).toBeGreaterThan(DISC);
});
