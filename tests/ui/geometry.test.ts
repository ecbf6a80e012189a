import { describe, expect, test } from 'vitest';
import { NO_SITE } from '../../src/engine/topology/site.ts';
import { squares } from '../../src/engine/topology/squares.ts';
import { siteNamed } from '../../src/engine/topology/topology.ts';
import { battleChieftains } from '../../src/engine/variants/battle-chieftain/battleChieftain.ts';
import { centreOf, layoutOf, neighbourByKey } from '../../src/ui/board/geometry.ts';

const board = squares(9, 9);
const upright = layoutOf(board, false, true);
const flipped = layoutOf(board, true, true);
const site = (name: string) => siteNamed(board, name);

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
