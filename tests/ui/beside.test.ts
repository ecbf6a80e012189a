import { describe, expect, test } from 'vitest';
import { squares } from '../../src/engine/topology/squares.ts';
import { siteNamed } from '../../src/engine/topology/topology.ts';
import { besideSite } from '../../src/ui/board/beside.ts';
import { layoutOf } from '../../src/ui/board/geometry.ts';

const board = squares(9, 9);
const upright = layoutOf(board, false, true);
const site = (name: string) => siteNamed(board, name);

describe('a note beside a site', () => {
  test('lies towards the middle of the board', () => {
    expect(besideSite(upright, site('e8')).transform).toContain(', 0%)');
    expect(besideSite(upright, site('e2')).transform).toContain(', -100%)');
  });

  test('avoids sites that must stay visible, and stays on the board', () => {
    const targets = ['b8', 'c8', 'a7', 'e7'].map(site);
    const { top, transform } = besideSite(upright, site('c9'), { others: targets });
    expect(transform).toContain(', 0%)');
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

  // The piece on e5 with targets on its rank and around; the buttons are five squares wide and one high.
  describe('that is not as wide as the board', () => {
    const size = { width: 5, height: 1 };
    const placeOf = (others: readonly string[], pieces: readonly string[]) =>
      besideSite(upright, site('e5'), { size, others: others.map(site), pieces: pieces.map(site) });

    test('lies beside sites that it need not cover', () => {
      const near = besideSite(upright, site('e5'), { size });
      expect(placeOf(['a4', 'i4', 'a6', 'i6'], [])).toEqual(near);
      expect(placeOf(['e4', 'e6'], [])).not.toEqual(near);
    });

    test('rather covers no pieces, unless it would be far away', () => {
      const near = besideSite(upright, site('e5'), { size });
      expect(placeOf([], ['e5'])).toEqual(near);
      expect(placeOf([], ['d4', 'e4', 'f4'])).not.toEqual(near);
      expect(placeOf([], ['e3', 'e4', 'e6', 'e7'])).toEqual(near);
    });
  });

  test('lies to the right or the left where there is room', () => {
    const { transform } = besideSite(upright, site('b5'), {
      size: { width: 3, height: 1 },
      others: ['b4', 'b6', 'c4', 'c6', 'b3', 'b7'].map(site),
    });
    expect(transform).toBe('translate(0%, -50%)');
  });
});
