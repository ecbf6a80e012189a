import { describe, expect, test } from 'vitest';
import { squares, squaresLike } from '../../src/engine/topology/squares.ts';
import { battleChieftains } from '../../src/engine/variants/battle-chieftain/battleChieftain.ts';
import { ben39 } from '../../src/engine/variants/ben39/ben39.ts';
import { tns } from '../../src/engine/variants/tns/tns.ts';
import { cornerFor, cornerPlaces, freeCorner, hasRoomForHands } from '../../src/ui/board/corner.ts';
import { layoutOf } from '../../src/ui/board/geometry.ts';

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

describe('the pieces of a hand in a corner', () => {
  const corner = [3, 2, 1];

  /*
   *   top:  1 2 3    bottom:  . . .
   *         . . 4             . . 4
   *         . . .             1 2 3
   */
  test('fill the row at the edge first, and each row up to its right end', () => {
    expect(cornerPlaces(corner, 'top', 2)).toEqual([
      { gridRow: 1, gridColumn: 2 },
      { gridRow: 1, gridColumn: 3 },
    ]);
    expect(cornerPlaces(corner, 'top', 4).at(-1)).toEqual({ gridRow: 2, gridColumn: 3 });
    expect(cornerPlaces(corner, 'bottom', 4)).toEqual([
      { gridRow: 3, gridColumn: 1 },
      { gridRow: 3, gridColumn: 2 },
      { gridRow: 3, gridColumn: 3 },
      { gridRow: 2, gridColumn: 3 },
    ]);
  });

  test('are smaller when there are more than squares', () => {
    expect(cornerFor(corner, 6)).toEqual([3, 2, 1]);
    expect(cornerFor(corner, 7)).toEqual([6, 6, 4, 4, 2, 2]);
    expect(cornerPlaces(cornerFor(corner, 24), 'top', 24)).toHaveLength(24);
  });
});
