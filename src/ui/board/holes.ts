import { memo } from '../../engine/memo.ts';
import type { Layout } from './geometry.ts';
import { boundsOf } from './geometry.ts';

/** Where a hole of one unit square begins in the drawing, and whether squares are above it and at its left. */
interface Hole {
  readonly left: number;
  readonly top: number;
  readonly isBelowSquare: boolean;
  readonly isBesideSquare: boolean;
}

/**
 * The holes in a board of squares: unit squares without a site that lie between two sites of their row or of their
 * column.
 */
export const holesIn = memo((layout: Layout): readonly Hole[] => {
  const { sites, width, height } = layout.topology;
  if (sites.some(({ kind }) => kind !== 'square')) return [];
  const taken = new Set(
    sites.map((_, site) => {
      const { left, top } = boundsOf(layout, site);
      return keyOf(left, top);
    }),
  );
  const isTaken = (left: number, top: number) => taken.has(keyOf(left, top));
  const columns = [...Array(Math.ceil(width)).keys()];
  const rows = [...Array(Math.ceil(height)).keys()];
  return rows.flatMap((top) =>
    columns
      .filter((left) => {
        const row = columns.filter((other) => isTaken(other, top));
        const column = rows.filter((other) => isTaken(left, other));
        return !isTaken(left, top) && (isBetween(left, row) || isBetween(top, column));
      })
      .map((left) => ({
        left,
        top,
        isBelowSquare: isTaken(left, top - 1),
        isBesideSquare: isTaken(left - 1, top),
      })),
  );
});

const keyOf = (left: number, top: number): string => `${String(left)} ${String(top)}`;

/** Whether a number lies between the least and the greatest of others, in ascending order. */
const isBetween = (number: number, others: readonly number[]): boolean =>
  number > (others[0] ?? Infinity) && number < (others.at(-1) ?? -Infinity);
