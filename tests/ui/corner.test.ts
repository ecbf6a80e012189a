import { describe, expect, test } from 'vitest';
import { squares, squaresLike } from '../../src/engine/topology/squares.ts';
import { battleChieftains } from '../../src/engine/variants/battle-chieftain/battleChieftain.ts';
import { ben39 } from '../../src/engine/variants/ben39/ben39.ts';
import { tns } from '../../src/engine/variants/tns/tns.ts';
import { freeCorner, hasRoomForHands, trayFor, trayIn } from '../../src/ui/board/corner.ts';
import { boundsOf, layoutOf } from '../../src/ui/board/geometry.ts';

describe('the free corner of a board', () => {
  test('is what the steps of its edge leave free, from the edge inwards', () => {
    const layout = layoutOf(tns.topology, false, true);
    expect(freeCorner(layout, 'top')).toEqual([3, 2, 1]);
    expect(freeCorner(layout, 'bottom')).toEqual([3, 2, 1]);
  });

  test('is empty on a full rectangle', () => {
    expect(freeCorner(layoutOf(squares(8, 8), false, true), 'top')).toEqual([]);
  });

  test('is the one that is at the right when the board is flipped', () => {
    const board = squaresLike(['++ ', '+++', '+++'], 'a1');
    expect(freeCorner(layoutOf(board, false, true), 'top')).toEqual([1]);
    expect(freeCorner(layoutOf(board, true, true), 'top')).toEqual([]);
  });

  test('has room for hands on the diamond, but not around crossings and on rectangles', () => {
    expect(hasRoomForHands(tns.topology)).toBe(true);
    expect(hasRoomForHands(ben39.topology)).toBe(false);
    expect(hasRoomForHands(battleChieftains.standard.topology)).toBe(false);
  });
});

describe('the tray of a hand in a corner', () => {
  test.each([
    ['top', false],
    ['top', true],
    ['bottom', false],
    ['bottom', true],
  ] as const)(
    'lies beside the squares at the %s and ends with them, or below the names of the files, labelled: %s',
    (edge, labelled) => {
      const layout = layoutOf(tns.topology, false, labelled);
      const { left, top, right, bottom } = trayIn(layout, freeCorner(layout, edge), edge);
      const squares = tns.topology.sites.map((_, site) => boundsOf(layout, site));
      const gaps = squares.map((square) =>
        Math.max(left - square.right, square.left - right, top - square.bottom, square.top - bottom),
      );
      expect(Math.min(...gaps)).toBeGreaterThan(0.07);
      const { width, height } = tns.topology;
      expect(right).toBe(width);
      expect(edge === 'top' ? top : bottom).toBeCloseTo(edge === 'top' ? 0 : height + (labelled ? 0.3 : 0));
    },
  );

  test('has room for three, and smaller places only for more', () => {
    expect(trayFor(0)).toEqual({ columns: 3, rows: 1 });
    expect(trayFor(3)).toEqual({ columns: 3, rows: 1 });
    expect(trayFor(4)).toEqual({ columns: 4, rows: 1 });
    expect(trayFor(7)).toEqual({ columns: 6, rows: 2 });
    expect(trayFor(24)).toEqual({ columns: 9, rows: 3 });
  });
});
