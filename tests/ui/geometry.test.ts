import { describe, expect, test } from 'vitest';
import { NO_SITE } from '../../src/engine/topology/site.ts';
import { squares } from '../../src/engine/topology/squares.ts';
import { siteNamed } from '../../src/engine/topology/topology.ts';
import { battleChieftains } from '../../src/engine/variants/battle-chieftain/battleChieftain.ts';
import { besideSite, centreOf, layoutOf, neighbourByKey } from '../../src/ui/board/geometry.ts';

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

describe('a note beside a site', () => {
  test('lies towards the middle of the board', () => {
    expect(besideSite(upright, site('e8')).transform).toContain(', 0)');
    expect(besideSite(upright, site('e2')).transform).toContain(', -100%)');
  });

  test('avoids sites that must stay visible, and stays on the board', () => {
    const targets = ['b8', 'c8', 'a7', 'e7'].map(site);
    const { top, transform } = besideSite(upright, site('c9'), { others: targets });
    expect(transform).toContain(', 0)');
    // Below the seventh rank.
    expect(parseFloat(top)).toBeGreaterThan((100 * 2.9) / upright.height);
  });

  test('leaves the board only if there is no room on it', () => {
    const targets = [...'123456789'].map((rank) => site(`d${rank}`));
    const { top, transform } = besideSite(upright, site('c9'), { others: targets });
    expect(transform).toContain(', -100%)');
    expect(parseFloat(top)).toBeLessThan(0);
  });

  test('is upside down if it is for a player who sits opposite', () => {
    const { transform, ...place } = besideSite(upright, site('e8'));
    expect(besideSite(upright, site('e8'), { turned: true })).toEqual({
      ...place,
      transform: `${transform} rotate(180deg)`,
    });
  });
});
