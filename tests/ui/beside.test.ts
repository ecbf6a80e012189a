import { describe, expect, test } from 'vitest';
import { squares } from '../../src/engine/topology/squares.ts';
import { siteNamed } from '../../src/engine/topology/topology.ts';
import { besideSite } from '../../src/ui/board/beside.ts';
import type { Beside } from '../../src/ui/board/beside.ts';
import { layoutOf } from '../../src/ui/board/geometry.ts';

const board = squares(9, 9);
const upright = layoutOf(board, false, true);
const site = (name: string) => siteNamed(board, name);

/** Where a note beside a site lies, in squares from the upper left corner of the board. */
function placeOf(name: string, beside: Beside = {}) {
  const { left, top } = besideSite(upright, site(name), beside);
  return {
    left: (parseFloat(left) / 100) * upright.width + upright.left,
    top: (parseFloat(top) / 100) * upright.height + upright.top,
  };
}

describe('a note beside a site', () => {
  test('lies towards the middle of the board', () => {
    expect(placeOf('e8').top).toBeGreaterThan(2);
    expect(placeOf('e2').top).toBeLessThan(6);
  });

  test('avoids sites that must stay visible, and stays on the board', () => {
    const others = ['b8', 'c8', 'a7', 'e7'].map(site);
    // Below the seventh rank.
    expect(placeOf('c9', { others }).top).toBeGreaterThan(2.9);
  });

  test('leaves the board only if there is no room on it', () => {
    const others = [...'123456789'].map((rank) => site(`d${rank}`));
    expect(placeOf('c9', { others }).top).toBeLessThan(-1);
  });

  test('leaves the names of the ranks beside the board in sight', () => {
    const size = { width: 4, height: 1 };
    for (const name of ['a1', 'a5', 'b9', 'i5']) {
      const { left } = placeOf(name, { size });
      expect(left, name).toBeGreaterThanOrEqual(0);
      expect(left + size.width, name).toBeLessThanOrEqual(9);
    }
  });

  test('is upside down if it is for a player who sits opposite', () => {
    expect(besideSite(upright, site('e8'), { turned: true })).toEqual({
      ...besideSite(upright, site('e8')),
      transform: 'rotate(180deg)',
    });
  });

  describe('that is not as wide as the board', () => {
    const size = { width: 5, height: 1 };

    test('lies beside sites that it need not cover', () => {
      const near = placeOf('e5', { size });
      expect(placeOf('e5', { size, others: ['a4', 'i4', 'a6', 'i6'].map(site) })).toEqual(near);
      expect(placeOf('e5', { size, others: ['e4', 'e6'].map(site) })).not.toEqual(near);
    });

    /*
     *   5  . . . . P . . . .
     *   4  . . p p p p p . .     the note is two squares wide
     */
    test('covers no pieces if there is room near them', () => {
      const pieces = ['c4', 'd4', 'e4', 'f4', 'g4', 'e5', 'd6', 'e6', 'f6'].map(site);
      const { left, top } = placeOf('e5', { size: { width: 2, height: 0.5 }, pieces });
      expect(top).toBeCloseTo(4.25);
      expect(left > 5 || left + 2 < 4).toBe(true);
    });

    /*
     *   9  . . . . e . . . .     beyond the edge the note covers no square, one of which may have a piece: nobody sees
     *   8  . . . . . . . . .     whether it has
     */
    test('lies beyond the edge rather than on squares, if it may leave the board', () => {
      expect(placeOf('e9', { size }).top).toBeGreaterThan(0);
      expect(placeOf('e9', { size, mayLeave: true }).top).toBeLessThan(-1);
      expect(placeOf('e5', { size, mayLeave: true }).top).toBeGreaterThan(0);
    });

    test('covers pieces rather than to be far away', () => {
      const everywhere = board.sites.map((_, each) => each);
      expect(placeOf('e5', { size, pieces: everywhere }).top).toBeGreaterThan(2);
      expect(placeOf('e5', { size, pieces: everywhere }).top).toBeLessThan(7);
    });
  });
});
