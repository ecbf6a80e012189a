import type { Point, Site } from '../../engine/topology/site.ts';
import { NO_SITE } from '../../engine/topology/site.ts';
import type { Layout } from './geometry.ts';
import { centreOf } from './geometry.ts';

/** What a finger may mean on a board. */
export interface Aims {
  /** The sites that lead to a move: where the picked piece can go, or the pieces that can be picked first. */
  readonly goals: readonly Site[];
  /** Other sites that can be picked, such as another piece instead of the one that is picked. */
  readonly others: readonly Site[];
}

/** How far from the middle of a site a finger lands that means it, in pixels and, on large sites, in squares. */
const REACH = 26;
const REACH_IN_SQUARES = 0.6;

/** How many times nearer to another site than to a goal a finger must land to mean it. */
const PREFERENCE = 1.7;

/**
 * The site that a finger means: the nearest goal, or another site if its middle is much nearer; `NO_SITE` if
 * none is within reach. `point` is a point of the drawing; `scale` is the width of a square in pixels.
 */
export function aimAt(layout: Layout, [x, y]: Point, scale: number, { goals, others }: Aims): Site {
  const reach = Math.max(REACH_IN_SQUARES, REACH / scale);
  let best = { site: NO_SITE, distance: Infinity };
  const consider = (sites: readonly Site[], preference: number) => {
    for (const site of sites) {
      const [toX, toY] = centreOf(layout, site);
      const distance = Math.hypot(toX - x, toY - y);
      if (distance <= reach && distance * preference < best.distance)
        best = { site, distance: distance * preference };
    }
  };
  consider(goals, 1);
  consider(
    others.filter((site) => !goals.includes(site)),
    PREFERENCE,
  );
  return best.site;
}
