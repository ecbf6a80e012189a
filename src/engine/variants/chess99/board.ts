import type { Site } from '../../topology/site.ts';
import { squares } from '../../topology/squares.ts';
import type { Side } from '../../rules/side.ts';
import { WHITE, otherSide } from '../../rules/side.ts';

const SIZE = 9;
export const board = squares(SIZE, SIZE);

/**
 * A step forward for that side, as a difference of site numbers: the squares are numbered along the ranks.
 */
export const forward = (side: Side): number => (side === WHITE ? SIZE : -SIZE);

/** Whether a square is on the rank where that side's king and pieces start. */
export const isOnFirstRank = (site: Site, side: Side): boolean =>
  side === WHITE ? site < SIZE : site >= SIZE * (SIZE - 1);
export const isOnLastRank = (site: Site, side: Side): boolean => isOnFirstRank(site, otherSide(side));

/** The squares of that side's last rank. */
export const lastRank = (side: Side): ReadonlySet<Site> =>
  new Set([...board.sites.keys()].filter((site) => isOnLastRank(site, side)));
