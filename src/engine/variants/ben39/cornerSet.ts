import { at } from '../../at.ts';
import type { Site } from '../../topology/site.ts';
import { board, isSquare, nameOf, sitesAround } from './board.ts';

/** Some of the four corners of a square: one bit for each, in the order of their names. */
export type CornerSet = number;

const sorted = board.sites.map((_, square) =>
  isSquare(square) ? sitesAround(square).toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1)) : [],
);

/** The corners of a square, sorted by name. */
export const cornersOf = (square: Site): readonly Site[] => at(sorted, square);

export const isIn = (set: CornerSet, corner: number): boolean => ((set >> corner) & 1) === 1;

/** The set of the corners that pass a test. */
export function cornersWith(square: Site, passes: (corner: Site) => boolean): CornerSet {
  const corners = cornersOf(square);
  let set = 0;
  for (let i = 0; i < corners.length; i++) if (passes(at(corners, i))) set |= 1 << i;
  return set;
}

/** The corners in a set, sorted by name. */
export const sitesIn = (square: Site, set: CornerSet): Site[] =>
  cornersOf(square).filter((_, i) => isIn(set, i));
