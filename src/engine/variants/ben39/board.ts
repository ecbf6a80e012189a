import { at } from '../../at.ts';
import { squaresAndCrossings } from '../../topology/lines.ts';
import type { Site, Vector } from '../../topology/site.ts';
import { NO_SITE } from '../../topology/site.ts';
import { shapeOf, siteNamed, stepFrom } from '../../topology/topology.ts';

/** The fixed squares, and the eight places between which the two movable squares travel. */
export const board = squaresAndCrossings([
  ' +++++ ',
  '+++++++',
  '+++++++',
  '+++++++',
  '+++++++',
  '+++++++',
  ' +++++ ',
]);

/** The places, in the order in which a movable square goes around the board (Ben39, board). */
export const ring: readonly Site[] = ['l2', 'n4', 'n12', 'l14', 'd14', 'b12', 'b4', 'd2'].map((name) =>
  siteNamed(board, name),
);

export const nameOf = (site: Site): string => shapeOf(board, site).name;
export const isSquare = (site: Site): boolean => shapeOf(board, site).kind === 'square';

/** The kind of ground that a site is. */
export type Ground = 'square' | 'crossing';

export const groundAt = (site: Site): Ground => (isSquare(site) ? 'square' : 'crossing');

/** The two places of the movable squares, sorted by name. */
export type Places = readonly [Site, Site];

export const placesOf = (a: Site, b: Site): Places => (nameOf(a) < nameOf(b) ? [a, b] : [b, a]);

/** Clockwise from the upper right, as seen by a player who sits at the bottom. */
const AROUND: readonly Vector[] = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
];

const around = board.sites.map((_, site) => AROUND.map((vector) => stepFrom(board, site, vector)));

/**
 * The four sites around a site, clockwise from the upper right: the corners of a square, or the squares
 * around a crossing, `NO_SITE` where there can never be one. The ground says whether a square is there now.
 */
export const sitesAround = (site: Site): readonly Site[] => at(around, site);

/** Whether each site exists. */
export type Existence = readonly boolean[];

/** By the first place, then by the second one. */
const existences: Existence[][] = board.sites.map(() => []);

/** Which sites exist while the movable squares are at those places; each pair of them is computed once. */
export function existence(places: Places): Existence {
  const [first, second] = places;
  return (at(existences, first)[second] ??= board.sites.map((_, site) => existsWith(places, site)));
}

/** Whether a site exists while the movable squares are at those places. */
export function existsWith(places: readonly Site[], site: Site): boolean {
  if (site === NO_SITE) return false;
  if (isSquare(site)) return !ring.includes(site) || places.includes(site);
  return sitesAround(site).some((square) => square !== NO_SITE && existsWith(places, square));
}
